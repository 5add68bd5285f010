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
} as const;
