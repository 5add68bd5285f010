/** Playback, log, dice, announcements, result. */
export const ENGLISH_STAGE = {
  'stage.log': 'Battle log',
  'stage.miss': 'miss',
  'stage.fumble': 'fumble!',
  'stage.sum': '{total} against {needed}',
  'stage.turn': '{who, select, you {Your turn} foe {Enemy’s turn} left {Left’s turn} other {Right’s turn}}',
  'stage.won': '{who, select, you {Victory} foe {Defeat} left {Left wins} right {Right wins} other {Draw}}',
  'stage.empty': 'Nothing has happened yet.',
  'stage.heading':
    'Round {round} · {who, select, you {your turn} foe {enemy’s turn} left {Left’s turn} other {Right’s turn}}',
  'stage.undoLocked': 'What lies above can’t be taken back: dice were rolled or something new was seen.',
  'stage.undone': 'Taken back. {left, plural, =0 {No more orders} one {One more order} other {# more orders}} can be.',
  'stage.unit': '{own, select, yes {your} other {enemy}} {name}{number, select, 0 {} other { {number}}}',
  'stage.readied': '{who, select, you {You are} foe {The enemy is} left {Left is} other {Right is}} ready.',
  'stage.formed':
    '{who, select, you {You form} foe {The enemy forms} left {Left forms} other {Right forms}} a {formation} at {at}, facing {direction}.',
  'stage.formation':
    '{who, select, you {Your} foe {The enemy’s} left {Left’s} other {Right’s}} {formation} {fate, select, disrupted {is disrupted} disbanded {is disbanded} other {marches}}.',
  'stage.sighted':
    '{who, select, you {You sight} foe {The enemy sights} left {Left sights} other {Right sights}} {unit}.',
  'stage.lostSight':
    '{who, select, you {You lose} foe {The enemy loses} left {Left loses} other {Right loses}} sight of {unit}.',
  'stage.drawOffered':
    '{who, select, you {You offer} foe {The enemy offers} left {Left offers} other {Right offers}} a draw.',
  'stage.controlCounted': 'Control point: you {own}, enemy {foe}.',
  'stage.ended':
    '{who, select, draw {The battle ends in a draw} you {You win} foe {The enemy wins} left {Left wins} other {Right wins}} by {reason, select, elimination {elimination} control {control of the point} roundLimit {remaining value after the last round} forfeit {forfeit} other {agreement}}.',
  'stage.roll':
    '{dice} ({sum}){bonus, select, none {: value} other { {added, number, ::sign-always} =}} {total} against {needed}.',
  'stage.figures': 'The battle in figures',
  'stage.what': 'What',
  'stage.squad': '{who, select, you {Your squad} foe {Enemy} left {Left} other {Right}}',
  'stage.standing': '{count, plural, =0 {nobody stands} one {# unit stands} other {# units stand}}',
  'stage.chart': 'Health of both squads by round',
  'stage.mark': '{round, plural, =0 {start} other {round #}}: {health}',
  'stage.again': 'Again',
  'stage.swap': 'Again, sides changed',
  'stage.look': 'Look at the field',
  'stage.muster': 'Another muster',
  'stage.figure.damageDealt': 'Damage dealt',
  'stage.figure.damageTaken': 'Damage taken',
  'stage.figure.healed': 'Healed',
  'stage.figure.felled': 'Enemies felled',
  'stage.figure.opportunity': 'Opportunity blows',
  'stage.figure.walked': 'Cells walked',
  'stage.figure.controlTurns': 'Turns in control',
  'stage.figure.hits': 'Hits of attacks',
  'stage.figure.expectedHits': 'expected by the odds',
  'stage.figure.best': 'Most damage',
  'stage.figure.farthest': 'Longest way',
  'stage.figure.rounds': 'Rounds',
  'stage.hits': '{hits} of {attacks}',
  'stage.expected': '{hits, number, ::.0}',
  'stage.best': '{unit}: {amount}',
  'stage.farthest': '{unit}: {amount, plural, one {# cell} other {# cells}}',
  'stage.why': 'Why this order?',
  'stage.why.nothing':
    'There is nothing to tell: no opponent has given an order yet, or it concerns what you don’t see.',
  'stage.why.hidden': 'What else it reckoned with may be hidden from you and stays untold.',
} as const;
