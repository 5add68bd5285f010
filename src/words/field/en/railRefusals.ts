/** Why an order isn't legal, and what would be. `known` says whether the refusal has its details. */
export const ENGLISH_RAIL_REFUSALS = {
  'rail.refusal.BATTLE_OVER': 'The battle is over.',
  'rail.refusal.NOT_YOUR_TURN': 'It isn’t your turn.',
  'rail.refusal.NOT_IN_RULES': 'This rule set doesn’t know that.',
  'rail.refusal.character_not_found': 'No such unit of yours stands on the board.',
  'rail.refusal.invalid_parameters': 'The order doesn’t say all it must, or says it wrongly.',
  'rail.refusal.position_out_of_board': 'That lies outside the board.',
  'rail.refusal.NO_ACTIONS_LEFT': 'No action is left this turn.',
  'rail.refusal.NO_STEP_LEFT': 'No step is left this turn.',
  'rail.refusal.NO_ATTACK_LEFT': 'No attack is left this turn.',
  'rail.refusal.CANNOT_ATTACK_AFTER_MOVE': 'This weapon needs a steady stand: it strikes only before moving.',
  'rail.refusal.CANNOT_MOVE_AFTER_ATTACK': 'This weapon has struck: no move is left this turn.',
  'rail.refusal.slipped_on_ice': 'It has slipped on ice and moves no more this turn.',
  'rail.refusal.knocked_down': 'It was knocked down and moves no more this turn.',
  'rail.refusal.target_not_visible': 'No enemy is to be seen there.',
  'rail.refusal.target_out_of_range':
    '{known, select, yes {{distance, plural, one {# cell} other {# cells}} away: it strikes {span, select, only {at {minimum}} beyond {from {minimum} on} other {from {minimum} to {maximum}}}.} other {That is out of range.}}',
  'rail.refusal.BLOCKED_BY_WALL':
    '{known, select, yes {Something stands in the line of sight, at {cells}.} other {Something stands in the line of sight.}}',
  'rail.refusal.no_line_of_sight':
    '{known, select, yes {The ground or smoke at {cells} takes the sight.} other {The ground or smoke takes the sight.}}',
  'rail.refusal.blocked_by_cover':
    '{known, select, yes {Fully covered by {cover} at {cell}: strike from another side.} other {The target is fully covered.}}',
  'rail.refusal.ZERO_ATTACK': 'It has nothing to attack with.',
  'rail.refusal.position_blocked':
    '{known, select, yes {{cell} can’t be entered.} other {That cell can’t be entered.}}',
  'rail.refusal.unreachable': 'No way leads there.',
  'rail.refusal.insufficient_movement':
    '{known, select, yes {That takes {required} movement; {available} is left.} other {Not enough movement is left.}}',
  'rail.refusal.STANCE_TOO_LATE': 'A stance is taken once a turn, before anything else.',
  'rail.refusal.requirements_not_met': '{known, select, yes {That needs {stat} {required}.} other {It can’t do that.}}',
  'rail.refusal.ON_COOLDOWN': 'It must wait some rounds before it does that again.',
  'rail.refusal.NO_USES_LEFT': 'It can’t do that any more in this battle.',
  'rail.refusal.bad_maneuver_position': 'The maneuver can’t end there.',
  'rail.refusal.formation_not_found': 'There is no such formation.',
  'rail.refusal.invalid_party_size':
    '{known, select, yes {It takes {least} to {most} members.} other {A formation needs fewer or more members.}}',
  'rail.refusal.role_assignment_failed': 'Not every place finds its member: a leader or a role is missing.',
  'rail.refusal.character_movement_failed':
    '{known, select, yes {{unit} can’t reach its place.} other {A member can’t reach its place.}}',
  'rail.refusal.formation_not_active': 'No such formation stands on the board.',
  'rail.refusal.formation_definition_missing': 'The formation’s file is gone.',
  'rail.refusal.ALREADY_FORMED': 'That was done already this turn, or a member stands in a formation.',
  'rail.refusal.CANNOT_RALLY_SELF': 'Nobody rallies himself.',
  'rail.refusal.RALLIED_CANNOT_RALLY': 'Who was rallied this turn rallies nobody.',
  'rail.refusal.ALREADY_BUILT': 'It has built all it can.',
  'rail.refusal.NOT_ADJACENT': 'Only a neighbour can be reached.',
  'rail.refusal.NOT_HURT': 'It is not hurt.',
  'rail.refusal.NOT_EMPTY_FLOOR': 'A wall needs a free cell of plain ground, off the crown.',
  'rail.refusal.NOT_A_WALL': 'No wall stands there.',
  'rail.refusal.NO_OFFER': 'No draw is offered.',
  'rail.refusal.OFFER_TOO_SOON': 'A draw was offered less than five rounds ago.',
} as const;
