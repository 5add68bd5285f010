/** What the screen says of stratagems while they are held, aimed and played. */
export const ENGLISH_PLAYING = {
  'hand.stratagem':
    '{name}, stratagem, cost {cost}. {text}{lock, select, dear { Needs {missing} more supply.} given { No other stratagem can be played this turn.} aimless { It can be aimed at nothing now.} open { {count, plural, one {One target now.} other {# targets now.}}} free { It needs no target.} other {}}{chosen, select, yes { Chosen.} returning { Goes back.} other {}}',
  'hand.given': 'one a turn',
  'hand.aimless': 'no target',
  'cards.stratagem': 'cost {cost}, stratagem',
  'deck.stratagems': '{count, plural, one {One stratagem} other {# stratagems}}',
  'cell.aim':
    '{of, select, row {play {name} on this row} column {play {name} on this column} none {play {name}} other {play {name} here}}',
  'cell.aimThen': 'aim {name} here, then name a second cell',
  'cell.second': 'play {name} with this cell',
  'cell.aimed': 'target of {name}',
  'aim.play': 'Play',
  'aim.target': 'Target',
  'aim.second': 'Here',
  'play.title':
    '{of, select, unit {{name} on {target}} cell {{name} at row {row}, {zone}} row {{name} on row {row}} column {{name} on {zone}} other {{name}}}',
  'play.do': 'Play',
  'play.how':
    '{of, select, own {Press one of your marked cards.} enemy {Press a marked enemy.} cell {Press a marked cell.} column {Press a cell of a marked column.} row {Press a cell of a marked row.} other {It needs no target.}}',
  'play.nowhere': 'It can be aimed at nothing now.',
  'play.given': 'A stratagem was played this turn already.',
  'ask.secondAsked': '{to, select, step {Where to?} other {Which card?}}',
  'ask.secondAsked.how':
    '{to, select, step {Press the free cell that it is to go to.} ally {Press the card that it is to change places with.} other {Press the enemy that is meant.}}',
  'grant.title': '{title} {until}',
  'command.verb.play': 'play',
  'command.form.play': 'play stratagem target [cell]',
  'command.about.play': 'plays a stratagem from your hand on a card, a cell, a column, a row or nothing',
  'command.row': 'row {row}',
  'hint.where.line':
    '{line, select, row {Look at row {row}.} column {Look at the cells of {zone}.} other {Look at the whole board.}}',
  'goal.survive':
    '{own, select, yes {Goal: your castle stands at the end of round {rounds}} other {The enemy wins if its castle stands at the end of round {rounds}}}',
  'goal.hold':
    '{own, select, yes {Goal: hold {zone} at the end of {turns} turns running ({held})} other {The enemy wins by holding {zone} at the end of {turns} turns running ({held})}}',
  'goal.fell': '{own, select, yes {Goal: fell {card}} other {The enemy wins if {card} falls}}',
  'goal.how.survive':
    '{own, select, yes {your castle stands} other {the enemy castle stands}} at the end of round {rounds}',
  'goal.how.hold': '{own, select, yes {you hold} other {the enemy holds}} {zone}, {turns} of {turns} turns',
  'goal.how.fell': '{card} falls',
  'goal.ending': '{own, select, yes {End the turn and you win} other {End the turn now and you lose}}: {how}.',
  'goal.ahead': 'The enemy could win in its next turn: {how}.',
} as const;
