/** The sentences of the battle log. */
export const ENGLISH_CHRONICLE = {
  'log.mulligan.yours':
    '{count, plural, =0 {You keep your hand.} one {You send # card back: {cards}.} other {You send # cards back: {cards}.}}',
  'log.mulligan.enemys':
    '{count, plural, =0 {{player} keeps the hand.} one {{player} sends # card back.} other {{player} sends # cards back.}}',
  'log.turn.yours': 'Round {round}: your turn, {supply} supply.',
  'log.turn.enemys': 'Round {round}: {player}’s turn, {supply} supply.',
  'log.attrition': 'Attrition: both castles lose {loss}.',
  'log.drawn.yours': 'You draw {card}.',
  'log.overdrawn.yours': 'Your hand is full: {card} is discarded.',
  'log.overdrawn.enemys': '{player}’s hand is full: {card} is discarded.',
  'log.deployed.yours': 'You deploy {card} to row {row}, {zone} {arrow}.',
  'log.deployed.enemys': '{player} deploys {card} to row {row}, {zone} {arrow}.',
  'log.moved':
    '{owner} {card} moves to row {row}, {zone} {arrow}{strayed, select, yes { and leaves its formation} other {}}.',
  'log.struck':
    '{owner} {card} strikes {target}{angle, select, side { from the flank} rear { from the rear} other {}}{reason, select, pincer { (pincer)} surrounded { (surrounded)} other {}} for {damage}.',
  'log.countered':
    '{owner} {card} hits {target} with a counter-blow{angle, select, side { from the flank} rear { from the rear} other {}}{reason, select, pincer { (pincer)} surrounded { (surrounded)} other {}} for {damage}{named, select, yes { ({ability})} other {}}.',
  'log.target.yours': 'your {card}',
  'log.target.enemys': 'the enemy {card}',
  'log.cellStruck':
    '{owner} {card} strikes the wall at row {row}, {zone} for {damage}: {health, plural, =0 {it is gone} other {# left}}.',
  'log.burned': '{owner} {card} takes {damage, plural, other {#}} damage from the ground.',
  'log.hurt': '{owner} {card} takes {damage, plural, other {#}} damage ({cause}).',
  'log.healed': '{owner} {card} recovers {amount, plural, other {#}} health ({cause}).',
  'log.emboldened': '{owner} {card} gets {amount, number, ::sign-always} attack this turn ({cause}).',
  'log.readied': '{owner} {card} may {what, select, move {move} other {attack}} again ({cause}).',
  'log.played.yours': 'You play {card}{aimed, select, yes { on {target}} other {}}.',
  'log.played.enemys': '{player} plays {card}{aimed, select, yes { on {target}} other {}}.',
  'log.granted': '{owner} {card} has {ability} {until} ({cause}).',
  'log.until.turn': 'until the end of the turn',
  'log.until.yours': 'until your next turn',
  'log.until.enemys': 'until {player}’s next turn',
  'log.turned': '{owner} {card} is turned {arrow} ({cause}).',
  'log.swapped': '{owner} {card} and {target} exchange cells ({cause}).',
  'log.recalled': '{owner} {card} goes back into the hand ({cause}).',
  'log.shoved':
    '{owner} {card} is {kind, select, push {pushed} pull {pulled} other {moved}} to row {row}, {zone} ({cause}).',
  'log.groundChanged':
    'Row {row}, {zone}: {from} becomes {to}{wall, select, yes { with {health} health} other {}} ({cause}).',
  'log.cause': '{ability}, {card}',
  'log.concealed': '{owner} {card} is stealthed again.',
  'log.braced': '{owner} {card} braces.',
  'log.fell': '{owner} {card} falls.',
  'log.castleStruck': '{owner} {card} strikes {castle} for {damage}: {health} left.',
  'log.held.yours': 'You hold the {zones}: you may deploy there.',
  'log.held.enemys': '{player} holds the {zones} and may deploy there.',
  'log.effectsCut': 'Too many effects in one order: those after the first {limit} do not happen.',
  'log.owner.yours': 'Your',
  'log.owner.enemys': 'Enemy',
  'log.castle.yours': 'your castle',
  'log.castle.enemys': 'the enemy castle',
  'log.ended.won': 'You win the battle.',
  'log.ended.lost': '{player} wins the battle.',
  'log.ended.draw': 'The battle ends in a draw.',
} as const;
