import type { ENGLISH_PLAYING } from '../en/playing';

export const ITALIAN_PLAYING: Readonly<Record<keyof typeof ENGLISH_PLAYING, string>> = {
  'hand.stratagem':
    '{name}, stratagemma, costo {cost}. {text}{lock, select, dear { {missing, plural, one {Manca # rifornimento.} other {Mancano # rifornimenti.}}} given { In questo turno non si gioca un altro stratagemma.} aimless { Ora non ha bersagli.} open { {count, plural, one {Ora un bersaglio.} other {Ora # bersagli.}}} free { Non ha bisogno di un bersaglio.} other {}}{chosen, select, yes { Scelto.} returning { Torna nel mazzo.} other {}}',
  'hand.given': 'uno a turno',
  'hand.aimless': 'nessun bersaglio',
  'cards.stratagem': 'costo {cost}, stratagemma',
  'deck.stratagems': '{count, plural, one {Uno stratagemma} other {# stratagemmi}}',
  'cell.aim':
    '{of, select, row {gioca {name} su questa riga} column {gioca {name} su questa colonna} none {gioca {name}} other {gioca {name} qui}}',
  'cell.aimThen': 'mira {name} qui, poi di’ una seconda casella',
  'cell.second': 'gioca {name} con questa casella',
  'cell.aimed': 'bersaglio di {name}',
  'aim.play': 'Gioca',
  'aim.target': 'Bersaglio',
  'aim.second': 'Qui',
  'play.title':
    '{of, select, unit {{name} su {target}} cell {{name} a riga {row}, {zone}} row {{name} sulla riga {row}} column {{name} su {zone}} other {{name}}}',
  'play.do': 'Gioca',
  'play.how':
    '{of, select, own {Premi una tua carta segnata.} enemy {Premi un nemico segnato.} cell {Premi una casella segnata.} column {Premi una casella di una colonna segnata.} row {Premi una casella di una riga segnata.} other {Non ha bisogno di un bersaglio.}}',
  'play.nowhere': 'Ora non ha bersagli.',
  'play.given': 'In questo turno è già stato giocato uno stratagemma.',
  'ask.secondAsked': '{to, select, step {Dove?} other {Quale carta?}}',
  'ask.secondAsked.how':
    '{to, select, step {Premi la casella libera in cui deve andare.} ally {Premi la carta con cui deve scambiarsi.} other {Premi il nemico che intendi.}}',
  'grant.title': '{title}, {until}',
  'command.verb.play': 'gioca',
  'command.form.play': 'gioca stratagemma bersaglio [casella]',
  'command.about.play': 'gioca uno stratagemma della mano su una carta, una casella, una colonna, una riga o niente',
  'command.row': 'riga {row}',
  'hint.where.line':
    '{line, select, row {Guarda la riga {row}.} column {Guarda le caselle di {zone}.} other {Guarda tutto il campo.}}',
  'goal.survive':
    '{own, select, yes {Obiettivo: il tuo castello regge fino alla fine del round {rounds}} other {Il nemico vince se il suo castello regge fino alla fine del round {rounds}}}',
  'goal.hold':
    '{own, select, yes {Obiettivo: tieni {zone} alla fine di {turns} turni di fila ({held})} other {Il nemico vince se tiene {zone} alla fine di {turns} turni di fila ({held})}}',
  'goal.fell': '{own, select, yes {Obiettivo: abbatti {card}} other {Il nemico vince se cade {card}}}',
  'goal.how.survive':
    '{own, select, yes {il tuo castello regge} other {il castello nemico regge}} alla fine del round {rounds}',
  'goal.how.hold': '{own, select, yes {tieni} other {il nemico tiene}} {zone}, {turns} turni su {turns}',
  'goal.how.fell': 'cade {card}',
  'goal.ending': '{own, select, yes {Termina il turno e vinci} other {Se termini ora il turno, perdi}}: {how}.',
  'goal.ahead': 'Nel prossimo turno il nemico potrebbe vincere: {how}.',
};
