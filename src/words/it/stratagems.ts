import type { ENGLISH_STRATAGEMS } from '../en/stratagems';

export const ITALIAN_STRATAGEMS: Readonly<Record<keyof typeof ENGLISH_STRATAGEMS, string>> = {
  'card.unsworn': 'Senza vessillo',
  'card.stratagem': 'Stratagemma',
  'stratagem.of.own': 'una tua carta',
  'stratagem.of.enemy': 'una carta nemica',
  'stratagem.of.cell': 'una casella',
  'stratagem.of.column': 'una colonna',
  'stratagem.of.row': 'una riga',
  'stratagem.withSecond': '{aimed}, e {second}',
  'stratagem.to.step': 'una casella libera accanto',
  'stratagem.to.ally': 'un’altra tua carta attorno',
  'stratagem.to.foe': 'un nemico accanto',
  'stratagem.where.beside': 'con {of, select, own {un’altra} other {una}} tua carta attorno',
  'stratagem.where.pressed': 'con un nemico attorno',
  'stratagem.where.clear': 'senza nemici attorno',
  'stratagem.where.exposed':
    'con {of, select, enemy {una tua carta} other {un nemico}} attorno, sul fianco o alle spalle',
  'stratagem.where.rested': 'non schierata in questo turno',
  'stratagem.where.fresh': 'schierata in questo turno',
  'stratagem.where.moved': 'che ha mosso in questo turno',
  'stratagem.where.spent': 'che ha attaccato in questo turno',
  'stratagem.where.unspent': 'che non ha attaccato in questo turno',
  'stratagem.where.wounded': 'ferita',
  'stratagem.where.broken': 'sotto metà della sua salute',
  'stratagem.where.covered': 'al riparo',
  'stratagem.where.raised': 'al riparo o su un’altura',
  'stratagem.where.frontal': 'rivolta verso il {of, select, enemy {tuo castello} other {castello nemico}}',
  'stratagem.where.screened':
    'che raggiunge il {of, select, enemy {tuo castello} other {castello nemico}} e ha {of, select, enemy {una tua carta} other {un nemico}} davanti nella sua riga',
  'stratagem.where.empty': 'libera',
  'stratagem.where.unheld': 'senza una tua carta',
  'stratagem.where.manned': 'con almeno due tue carte',
  'stratagem.where.ranks': 'con una tua carta',
  'stratagem.where.foes': 'con un nemico',
  'stratagem.do.push':
    'si sposta di {cells, plural, one {# casella} other {# caselle}} verso il castello nemico se c’è spazio',
  'stratagem.do.pull':
    'si sposta di {cells, plural, one {# casella} other {# caselle}} verso il tuo castello se c’è spazio',
  'stratagem.do.slide': 'va su quella casella',
  'stratagem.do.swap': 'le due carte si scambiano le caselle',
  'stratagem.do.recall': 'torna nella mano del suo proprietario, illesa',
  'stratagem.place':
    '{at, select, named {la seconda casella} other {{of, select, cell {la casella} column {il suo centro} row {il suo centro} none {il centro} other {la sua casella}}}}',
};
