import type { ENGLISH_ANALYSIS } from '../en/analysis';

export const ITALIAN_ANALYSIS: Readonly<Record<keyof typeof ENGLISH_ANALYSIS, string>> = {
  'analysis.title': 'Analisi: {battle}',
  'analysis.open': 'Analizza da qui',
  'analysis.openHelp': 'Ordini per le due parti, conservati come varianti. La battaglia resta com’era.',
  'analysis.open.sight':
    'Qui nulla è nascosto: si vedono le due squadre, qualunque cosa celasse la nebbia. A ciascuna parte si può ordinare solo ciò di cui poteva sapere.',
  'analysis.leave': 'Torna al replay',
  'analysis.battle': 'La battaglia com’era',
  'analysis.toBattle': 'Torna alla battaglia com’era',
  'analysis.variation': 'Variante {number}',
  'analysis.line': '{line}: {moment}',
  'analysis.atBeginning': 'l’inizio',
  'analysis.atOrder': 'ordine {order} di {orders}',
  'analysis.toMove': 'tocca a {side, select, left {Sinistra} other {Destra}}',
  'analysis.over': '{winner, select, left {Sinistra ha vinto} right {Destra ha vinto} other {Pareggio}}',
  'analysis.back': 'Un ordine indietro',
  'analysis.next': 'Un ordine avanti',
  'analysis.nothingNext': 'Dopo questo non fu ordinato nulla. Dai un ordine sul campo.',
  'analysis.variations': 'Varianti',
  'analysis.variationsCount': 'Varianti: {count}',
  'analysis.none':
    'Ancora nessuna variante. Dai un ordine per chi è di turno: ciò che differisce dalla battaglia ne diventa una.',
  'analysis.from': 'da {from}, {orders, plural, one {# ordine} other {# ordini}}',
  'analysis.fromVariation': '{variation}, ordine {order}',
  'analysis.name': 'Nome di questa variante',
  'analysis.delete': 'Cancella {name}',
  'analysis.deleteShort': 'Cancella',
  'analysis.deleted': 'Cancellata, con tutto ciò che ne partiva.',
  'analysis.putBack': 'Rimetti',
  'analysis.keys':
    'Le frecce scorrono l’elenco, Invio mostra una variante, F2 le dà un nome, Canc la cancella. Sul campo {back} va un ordine indietro, {on} uno avanti.',
  'analysis.dropped':
    '{count, plural, one {Un ordine delle varianti conservate è} other {# ordini delle varianti conservate sono}} contro le regole di questa battaglia: qui mancano, e restano come sono finché nulla viene cambiato.',
  'analysis.notKept':
    'Questa battaglia è venuta da un link e non è conservata qui: le sue varianti spariscono con questa pagina.',
};
