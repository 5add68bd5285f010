/**
 * What the text of a stratagem is put together from, beside the words of abilities: what it is aimed at, and what only a
 * stratagem does. "Next to" is 4 cells, "around" is 8.
 */
export const ENGLISH_STRATAGEMS = {
  'card.unsworn': 'Unsworn',
  'card.stratagem': 'Stratagem',
  'stratagem.of.own': 'one of your cards',
  'stratagem.of.enemy': 'an enemy card',
  'stratagem.of.cell': 'a cell',
  'stratagem.of.column': 'a column',
  'stratagem.of.row': 'a row',
  'stratagem.withSecond': '{aimed}, and {second}',
  'stratagem.to.step': 'a free cell next to it',
  'stratagem.to.ally': 'another of your cards around it',
  'stratagem.to.foe': 'an enemy next to it',
  'stratagem.where.beside': 'with {of, select, own {another} other {one}} of your cards around it',
  'stratagem.where.pressed': 'with an enemy around it',
  'stratagem.where.clear': 'with no enemy around it',
  'stratagem.where.exposed':
    'with {of, select, enemy {one of your cards} other {an enemy}} around it, at its side or back',
  'stratagem.where.rested': 'not deployed this turn',
  'stratagem.where.fresh': 'deployed this turn',
  'stratagem.where.moved': 'that has moved this turn',
  'stratagem.where.spent': 'that has attacked this turn',
  'stratagem.where.unspent': 'that has not attacked this turn',
  'stratagem.where.wounded': 'that is wounded',
  'stratagem.where.broken': 'below half its health',
  'stratagem.where.covered': 'in cover',
  'stratagem.where.raised': 'in cover or on high ground',
  'stratagem.where.frontal': 'that faces {of, select, enemy {your castle} other {the enemy castle}}',
  'stratagem.where.screened':
    'that reaches {of, select, enemy {your} other {the enemy}} castle and has {of, select, enemy {a card of yours} other {an enemy}} before it in its row',
  'stratagem.where.empty': 'where nobody stands',
  'stratagem.where.unheld': 'without a card of yours',
  'stratagem.where.manned': 'with at least two of your cards',
  'stratagem.where.ranks': 'with a card of yours',
  'stratagem.where.foes': 'with an enemy',
  'stratagem.do.push':
    'is pushed {cells, plural, one {# cell} other {# cells}} towards the enemy castle where there is room',
  'stratagem.do.pull':
    'is pulled {cells, plural, one {# cell} other {# cells}} towards your castle where there is room',
  'stratagem.do.slide': 'goes to that cell',
  'stratagem.do.swap': 'the two cards exchange cells',
  'stratagem.do.recall': 'goes back into its owner’s hand, unhurt',
  'stratagem.place':
    '{at, select, named {the second cell} other {{of, select, cell {the cell} column {the middle of it} row {the middle of it} none {the centre} other {its cell}}}}',
} as const;
