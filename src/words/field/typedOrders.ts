import { DIRECTIONS } from '../../core/geometry/direction';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import { STANCES } from '../../skirmish/model/rules';
import type { SkirmishState } from '../../skirmish/model/state';
import { cell, directionOf, mistyped, oneOf, SHORT_DIRECTIONS, unitId, unitOrCell, wholeNumber } from './typedParts';

type Reader = (state: SkirmishState, words: readonly string[]) => SkirmishOrder;

/** What the words after each command mean. */
export const READERS: Readonly<Record<string, Reader>> = {
  mv: (state, words) => moving(state, 'move', words),
  dis: (state, words) => moving(state, 'disengage', words),
  step: (state, [unit, to]) => ({ type: 'step', unit: unitId(state, unit), to: cell(state, to) }),
  atk: (state, [unit, target]) => ({ type: 'attack', unit: unitId(state, unit), target: unitOrCell(state, target) }),
  face: (state, [unit, direction]) => ({ type: 'face', unit: unitId(state, unit), direction: directionOf(direction) }),
  stance: (state, [unit, stance]) => ({
    type: 'stance',
    unit: unitId(state, unit),
    stance: oneOf(STANCES, stance, 'stance'),
  }),
  man: maneuver,
  form: (state, [formation, anchor, facing, ...members]) => ({
    type: 'form',
    formation: formation ?? '',
    anchor: cell(state, anchor),
    facing: directionOf(facing),
    members: members.map((member) => unitId(state, member)),
  }),
  march: (_, [formation, direction, squares]) => ({
    type: 'march',
    formation: wholeNumber(formation),
    direction: directionOf(direction),
    squares: wholeNumber(squares),
  }),
  disband: (_, [formation]) => ({ type: 'disband', formation: wholeNumber(formation) }),
  heal: (state, [unit, target]) => ({ type: 'heal', unit: unitId(state, unit), target: unitId(state, target) }),
  rally: (state, [unit, target]) => ({ type: 'rally', unit: unitId(state, unit), target: unitId(state, target) }),
  build: (state, [unit, at]) => ({ type: 'build', unit: unitId(state, unit), at: cell(state, at) }),
  demolish: (state, [unit, at]) => ({ type: 'demolish', unit: unitId(state, unit), at: cell(state, at) }),
  scan: (state, [unit]) => ({ type: 'scan', unit: unitId(state, unit) }),
  wait: (state, [unit]) => ({ type: 'wait', unit: unitId(state, unit) }),
  deploy: (state, [unit, at]) => ({ type: 'deploy', unit: unitId(state, unit), at: cell(state, at) }),
  ready: () => ({ type: 'ready' }),
  end: () => ({ type: 'end' }),
  forfeit: () => ({ type: 'forfeit' }),
  draw: (_, [answer]) => ({ type: DRAWS[answer ?? ''] ?? mistyped('draw') }),
};

const DRAWS: Readonly<Record<string, 'offerDraw' | 'acceptDraw' | 'declineDraw'>> = {
  '': 'offerDraw',
  yes: 'acceptDraw',
  no: 'declineDraw',
};

function moving(
  state: SkirmishState,
  type: 'move' | 'disengage',
  [unit, to, via, ...cells]: readonly string[],
): SkirmishOrder {
  const end = cell(state, to);
  const order = { type, unit: unitId(state, unit), to: end };
  if (via === undefined) return order;
  if (via !== 'via') return mistyped('via', via);
  return { ...order, path: [...cells.map((word) => cell(state, word)), end] };
}

function maneuver(state: SkirmishState, [id, unit, ...rest]: readonly string[]): SkirmishOrder {
  const place = rest.indexOf('to');
  const via = rest.indexOf('via');
  const end = place < 0 ? undefined : cell(state, rest[place + 1]);
  const head = rest.slice(0, place < 0 ? rest.length : place);
  const direction = head.find(
    (word) => Object.hasOwn(SHORT_DIRECTIONS, word) || DIRECTIONS.some((each) => each === word),
  );
  const target = head.find((word) => word !== direction);
  const path =
    via < 0 || end === undefined ? undefined : [...rest.slice(via + 1).map((word) => cell(state, word)), end];
  return {
    type: 'maneuver',
    unit: unitId(state, unit),
    maneuver: id ?? '',
    ...(target !== undefined && { target: unitId(state, target) }),
    ...(end !== undefined && { to: end }),
    ...(path !== undefined && { path }),
    ...(direction !== undefined && { direction: directionOf(direction) }),
  };
}
