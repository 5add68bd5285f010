/** The analysis board: it comes with the kept battles. */
export const ENGLISH_ANALYSIS = {
  'analysis.title': 'Analysis: {battle}',
  'analysis.open': 'Analyse from here',
  'analysis.openHelp': 'Orders for both sides, kept as variations. The battle stays as it was.',
  'analysis.open.sight':
    'Nothing is hidden here: both squads are seen, whatever the fog hid. A side can still be ordered only what it could have known of.',
  'analysis.leave': 'Back to the replay',
  'analysis.battle': 'The battle as it was',
  'analysis.toBattle': 'Back to the battle as it was',
  'analysis.variation': 'Variation {number}',
  'analysis.line': '{line}: {moment}',
  'analysis.atBeginning': 'the beginning',
  'analysis.atOrder': 'order {order} of {orders}',
  'analysis.toMove': '{side, select, left {Left} other {Right}} to move',
  'analysis.over': '{winner, select, left {Left has won} right {Right has won} other {A draw}}',
  'analysis.back': 'One order back',
  'analysis.next': 'One order on',
  'analysis.nothingNext': 'Nothing was ordered after this. Give an order on the board.',
  'analysis.variations': 'Variations',
  'analysis.variationsCount': 'Variations: {count}',
  'analysis.none':
    'No variation yet. Give an order for whoever’s turn it is: what differs from the battle becomes one.',
  'analysis.from': 'from {from}, {orders, plural, one {# order} other {# orders}}',
  'analysis.fromVariation': '{variation}, order {order}',
  'analysis.name': 'Name of this variation',
  'analysis.delete': 'Delete {name}',
  'analysis.deleteShort': 'Delete',
  'analysis.deleted': 'Deleted, with all that branched off it.',
  'analysis.putBack': 'Put back',
  'analysis.keys':
    'Arrows go through the list, Enter shows a variation, F2 names it, Delete deletes it. On the board {back} goes one order back, {on} one on.',
  'analysis.dropped':
    '{count, plural, one {One order of the kept variations is} other {# orders of the kept variations are}} against the rules of this battle: they are left out here, and stay as they are until something is changed.',
  'analysis.notKept': 'This battle came by a link and isn’t kept here: its variations go with this page.',
} as const;
