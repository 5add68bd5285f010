import type { ENGLISH_ADVICE } from '../en/advice';

export const ITALIAN_ADVICE: Readonly<Record<keyof typeof ENGLISH_ADVICE, string>> = {
  'command.verb.hint': 'spunto',
  'command.form.hint': 'spunto',
  'command.about.hint': 'dice dove agire, ripetuto con quale carta, e infine tutto il piano',
  'command.verb.why': 'perche',
  'command.form.why': 'perché',
  'command.about.why': 'dice perché l’avversario ha agito così',

  'settings.chanceBar': 'Mostrare la probabilità di vittoria',
  'chance.label': 'Probabilità di vittoria',
  'chance.yours': 'tu {percent} per cento',
  'chance.sides': 'Sinistra {left} per cento, Destra {right} per cento',
  'chance.percent': '{percent} %',
  'chance.thinking': 'si sta calcolando',

  'hint.title': 'Spunto',
  'hint.about': 'Dove agire; premi ancora per la carta, e ancora per tutto il piano',
  'hint.more': 'Quale carta?',
  'hint.most': 'Tutto il piano',
  'hint.close': 'Chiudi',
  'hint.thinking': 'Sto guardando il campo…',
  'hint.failed': 'Non si è trovato alcuno spunto.',
  'hint.not-now': 'Gli spunti si danno solo nel tuo turno.',
  'hint.gone': 'Lo spunto è chiuso.',
  'hint.where.cell': 'Guarda la riga {row}, {zone}.',
  'hint.where.castle': 'Guarda il castello nemico.',
  'hint.where.hand': 'Guarda la tua mano.',
  'hint.where.end': 'Niente è meglio che concludere il turno adesso.',
  'hint.standing': '{card} (riga {row}, {zone})',
  'hint.which': 'Dovrebbe agire: {card}.',
  'hint.where.column': 'Dovrebbe marciare una colonna intera.',
  'hint.which.cards':
    '{count, plural, =0 {Tieni la mano.} one {Una carta dovrebbe tornare nel mazzo: {cards}.} other {# carte dovrebbero tornare nel mazzo: {cards}.}}',
  'hint.plan': 'Il piano',
  'hint.chance': 'Probabilità di vittoria con questo piano: {now} %, come dice la barra.',
  'hint.instead': 'Invece: {order} Poi {after} % (−{points}).',
  'hint.order.deploy': 'Schiera {card} alla riga {row}, {zone}.',
  'hint.order.move': 'Muovi {card} alla riga {row}, {zone}.',
  'hint.order.attack': 'Colpisci {target} con {card}.',
  'hint.order.attackCastle': 'Colpisci il castello con {card}.',
  'hint.order.attackCell': 'Colpisci il muro alla riga {row}, {zone} con {card}.',
  'hint.order.brace': 'Metti in guardia {card}.',
  'hint.order.march': 'Fai marciare una colonna intera.',
  'hint.order.play':
    'Gioca {card}{line, select, card { su {target}} cell { a riga {row}, {zone}} row { sulla riga {row}} column { su {zone}} other {}}.',
  'hint.order.mulligan': '{count, plural, =0 {Tieni la mano.} other {Rimetti nel mazzo {cards}.}}',
  'hint.order.endTurn': 'Concludi il turno.',
  'hint.order.concede': 'Arrenditi.',

  'why.title': 'Perché questa mossa?',
  'why.ask': 'Perché {player} ha giocato così?',
  'why.nothing': 'Nessun avversario ha ancora concluso un turno che si possa spiegare.',
  'why.chance':
    '{whose, select, yours {La tua probabilità} other {La probabilità di Sinistra}} di vittoria: {before} % prima di questo turno, {after} % dopo.',
  'why.did': 'Che cosa ha fatto',
  'why.cost': 'Che cosa ha lasciato scoperto',
  'why.looking': 'Sto guardando quel turno…',
  'why.quiet': 'Non ha cambiato nulla in campo.',
  'why.wins': 'Il piano vince, qualunque cosa abbia in mano l’altra parte.',
  'why.nodes': '{nodes, plural, one {Una posizione esaminata} other {# posizioni esaminate}}.',
  'why.who': '{player}: {style}.',
  'why.greedy': 'Dà, uno dopo l’altro, l’ordine che porta alla posizione migliore, e non pesa alcun piano.',
  'why.random': 'Dà i suoi ordini a caso.',
  'why.silent': 'Non l’ha detto.',

  'fair.lead': 'Gli avversari non barano, e non devi crederci sulla parola.',
  'fair.sees.title': 'Vede ciò che vedresti tu',
  'fair.sees':
    'A un avversario si dà un’osservazione: il campo, le sue carte e quante ne ha l’altra parte. L’osservazione è costruita con questi fatti; non si toglie nulla da uno stato completo, dove si potrebbe dimenticare qualcosa. Pensa in un worker, un thread tutto suo, e lo stato vero non ci arriva mai.',
  'fair.hidden.title': 'Le tue carte nascoste non cambiano nulla',
  'fair.hidden':
    'Scambia le carte della tua mano e del tuo mazzo con altre: la sua decisione resta la stessa. Questo comando lo prova migliaia di volte e stampa quante volte una decisione è cambiata:',
  'fair.same.title': 'Lo stesso seme, la stessa decisione',
  'fair.same':
    'Quanto pensa si conta in posizioni, non in secondi: una macchina veloce non lo avvantaggia, e a una battaglia iniziata con lo stesso link risponde con gli stessi ordini.',
  'fair.levels.title': 'Più deboli, ma non a caso',
  'fair.levels':
    'I livelli inferiori guardano meno piani e trascurano di più. Nessuno dà un ordine che ritiene molto peggiore del migliore che ha trovato: di quanto, è limitato per ogni livello. Nessuno butta via una carta per farti vincere.',
  'fair.hint.title': 'Spunti e barra seguono le stesse regole',
  'fair.hint':
    'Uno spunto è ciò che farebbe il Maestro al tuo posto, e la barra quanto vale la posizione se lo fai: da quello che puoi vedere tu, e da nient’altro. Chi guarda due avversari vede una barra che non conosce nessuna delle due mani.',
};
