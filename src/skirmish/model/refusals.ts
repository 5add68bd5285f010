import type { Position } from '../../core/geometry/position';
import type { Stat } from './rules';
import type { UnitId } from './state';

/** The codes of the documents keep their spelling; the first that applies, in this order. */
export const SKIRMISH_REFUSALS = [
  'BATTLE_OVER',
  'NOT_YOUR_TURN',
  'NOT_IN_RULES',
  'character_not_found',
  'invalid_parameters',
  'position_out_of_board',
  'NO_ACTIONS_LEFT',
  'NO_STEP_LEFT',
  'NO_ATTACK_LEFT',
  'CANNOT_ATTACK_AFTER_MOVE',
  'CANNOT_MOVE_AFTER_ATTACK',
  'slipped_on_ice',
  'knocked_down',
  'target_not_visible',
  'target_out_of_range',
  'BLOCKED_BY_WALL',
  'no_line_of_sight',
  'blocked_by_cover',
  'ZERO_ATTACK',
  'position_blocked',
  'unreachable',
  'insufficient_movement',
  'STANCE_TOO_LATE',
  'requirements_not_met',
  'ON_COOLDOWN',
  'NO_USES_LEFT',
  'bad_maneuver_position',
  'formation_not_found',
  'invalid_party_size',
  'role_assignment_failed',
  'character_movement_failed',
  'formation_not_active',
  'formation_definition_missing',
  'ALREADY_FORMED',
  'CANNOT_RALLY_SELF',
  'RALLIED_CANNOT_RALLY',
  'ALREADY_BUILT',
  'NOT_ADJACENT',
  'NOT_HURT',
  'NOT_EMPTY_FLOOR',
  'NOT_A_WALL',
  'NO_OFFER',
  'OFFER_TOO_SOON',
] as const;
export type SkirmishRefusalCode = (typeof SKIRMISH_REFUSALS)[number];

export interface RefusalDetails {
  readonly required?: number;
  readonly available?: number;
  readonly distance?: number;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly blockers?: readonly Position[];
  readonly cover?: string;
  readonly position?: Position;
  readonly blockedPosition?: Position;
  readonly requiredMin?: number;
  readonly requiredMax?: number;
  readonly failedCharacter?: UnitId;
  readonly stat?: Stat;
}

export interface SkirmishRefusal {
  readonly code: SkirmishRefusalCode;
  readonly sentence: string;
  readonly details: RefusalDetails;
}

const SENTENCES: Readonly<Record<SkirmishRefusalCode, string>> = {
  BATTLE_OVER: 'The battle is over.',
  NOT_YOUR_TURN: "It isn't this side's turn.",
  NOT_IN_RULES: "This rule set doesn't know that.",
  character_not_found: 'There is no such unit of yours on the board.',
  invalid_parameters: "The order doesn't say all it must, or says it wrongly.",
  position_out_of_board: 'That lies outside the board.',
  NO_ACTIONS_LEFT: 'It has no action left this turn.',
  NO_STEP_LEFT: 'It has no step left this turn.',
  NO_ATTACK_LEFT: 'It has no attack left this turn.',
  CANNOT_ATTACK_AFTER_MOVE: 'Its weapon strikes only if it has not moved.',
  CANNOT_MOVE_AFTER_ATTACK: 'Its weapon has struck: it may not move any more this turn.',
  slipped_on_ice: 'It has slipped on ice: it may not move any more this turn.',
  knocked_down: 'It was knocked down: it may not move any more this turn.',
  target_not_visible: 'There is no enemy to be seen.',
  target_out_of_range: 'That is out of range.',
  BLOCKED_BY_WALL: 'Something stands in the line of sight.',
  no_line_of_sight: 'The ground or fog takes the sight.',
  blocked_by_cover: 'The target is fully covered.',
  ZERO_ATTACK: 'It has nothing to attack with.',
  position_blocked: "That cell can't be entered.",
  unreachable: 'No way leads there.',
  insufficient_movement: 'It has not enough movement left.',
  STANCE_TOO_LATE: 'A stance is taken once a turn, before anything else.',
  requirements_not_met: "It can't do that.",
  ON_COOLDOWN: 'It must wait some rounds before it does that again.',
  NO_USES_LEFT: "It can't do that any more in this battle.",
  bad_maneuver_position: "The maneuver can't end there.",
  formation_not_found: 'There is no such formation.',
  invalid_party_size: 'A formation needs fewer or more members.',
  role_assignment_failed: 'Not every place of the formation finds its member.',
  character_movement_failed: "A member can't reach its place.",
  formation_not_active: 'There is no such formation on the board.',
  formation_definition_missing: "The formation's file is gone.",
  ALREADY_FORMED: 'That was done already this turn, or a member stands in a formation.',
  CANNOT_RALLY_SELF: 'Nobody rallies himself.',
  RALLIED_CANNOT_RALLY: 'Who was rallied this turn rallies nobody.',
  ALREADY_BUILT: 'It has built already.',
  NOT_ADJACENT: 'That must be a neighbour.',
  NOT_HURT: 'It is not hurt.',
  NOT_EMPTY_FLOOR: 'A wall needs a free cell of normal ground.',
  NOT_A_WALL: 'There is no wall.',
  NO_OFFER: 'No draw is offered.',
  OFFER_TOO_SOON: 'A draw was offered less than five rounds ago.',
};

export function refusal(code: SkirmishRefusalCode, details: RefusalDetails = {}): SkirmishRefusal {
  return { code, sentence: SENTENCES[code], details };
}
