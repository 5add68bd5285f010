import { DIRECTIONS, type Direction } from '../../core/geometry/direction';
import { isInside } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import { accepted, type Result, refused } from '../../kernel/result';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import { STANCES } from '../../skirmish/model/rules';
import { fieldUnitAt, isStandingUnit, type SkirmishState, type StandingUnit } from '../../skirmish/model/state';
import { cellName, numberOf } from './narrator';

/** What changes nothing: a question, or taking something back. */
export const QUESTIONS = ['inspect', 'why', 'threat', 'odds', 'flank', 'map', 'undo', 'help', 'quit'] as const;
export type Question = (typeof QUESTIONS)[number];

export type FieldCommand =
  | { readonly type: 'order'; readonly order: SkirmishOrder }
  | { readonly type: 'question'; readonly question: Question; readonly words: readonly string[] };

/** What can be typed, with an example of each. */
export const COMMAND_HELP: readonly (readonly [string, string])[] = [
  ['mv B2 D2 [via C3 …]', 'move, by a way of one’s own if cells are named'],
  ['step B2 B3 · dis B2 D2', 'step · disengage'],
  ['atk B2 C4', 'attack a unit or what stands on a cell'],
  ['face B2 ne · stance B2 defensive', 'face · take a stance'],
  ['man charge B2 C4 to C3 [via …]', 'maneuver: id, unit, target, place, direction as needed'],
  ['form phalanx D4 east A2 A3 A4 · march 1 east 2 · disband 1', 'formations'],
  ['heal B2 B3 · rally B2 B3 · build B2 B3 · demolish B2 B3 · scan B2', 'abilities'],
  ['deploy A2 B3 · ready', 'deployment'],
  ['wait B2 · end · forfeit · draw / draw yes / draw no', 'turn and end'],
  ['undo', 'takes back what revealed nothing'],
  ['inspect C4 · odds B2 C4 · threat B2 · flank C4 · why · map', 'questions, which change nothing'],
];

const SHORT_DIRECTIONS: Readonly<Record<string, Direction>> = {
  n: 'north',
  ne: 'northeast',
  e: 'east',
  se: 'southeast',
  s: 'south',
  sw: 'southwest',
  w: 'west',
  nw: 'northwest',
};

/** A mistake in what was typed. */
class Mistyped extends Error {}

type Reader = (state: SkirmishState, words: readonly string[]) => SkirmishOrder;

const READERS: Readonly<Record<string, Reader>> = {
  mv: (state, words) => moving(state, 'move', words),
  dis: (state, words) => moving(state, 'disengage', words),
  step: (state, [unit, to]) => ({ type: 'step', unit: unitId(state, unit), to: cell(state, to) }),
  atk: (state, [unit, target]) => ({ type: 'attack', unit: unitId(state, unit), target: unitOrCell(state, target) }),
  face: (state, [unit, direction]) => ({ type: 'face', unit: unitId(state, unit), direction: directionOf(direction) }),
  stance: (state, [unit, stance]) => ({
    type: 'stance',
    unit: unitId(state, unit),
    stance: oneOf(STANCES, stance, 'a stance'),
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
  draw: (_, [answer]) => ({ type: DRAWS[answer ?? ''] ?? mistyped('draw, draw yes or draw no') }),
};

const DRAWS: Readonly<Record<string, 'offerDraw' | 'acceptDraw' | 'declineDraw'>> = {
  '': 'offerDraw',
  yes: 'acceptDraw',
  no: 'declineDraw',
};

/** Reads a typed line; case doesn't matter. What can't be read says why. */
export function parseFieldCommand(state: SkirmishState, line: string): Result<FieldCommand, string> {
  const [verb = '', ...words] = line.trim().toLowerCase().split(/\s+/);
  const question = QUESTIONS.find((candidate) => candidate === verb);
  if (question !== undefined) return accepted({ type: 'question', question, words });
  const read = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  if (read === undefined) return refused(`there is no command "${verb}": help lists them`);
  try {
    return accepted({ type: 'order', order: read(state, words) });
  } catch (error) {
    if (error instanceof Mistyped) return refused(error.message);
    throw error;
  }
}

function mistyped(wanted: string, given?: string): never {
  throw new Mistyped(given === undefined ? `expected ${wanted}` : `expected ${wanted}, not "${given}"`);
}

export function parseCell(state: Pick<SkirmishState, 'ground'>, word: string | undefined): Position | null {
  const match = /^([a-p])(\d{1,2})$/.exec(word ?? '');
  if (match === null) return null;
  const at = { x: (match[1] ?? 'a').charCodeAt(0) - 97, y: Number(match[2]) - 1 };
  return isInside(state.ground, at.x, at.y) ? at : null;
}

function cell(state: SkirmishState, word: string | undefined): Position {
  return (
    parseCell(state, word) ??
    mistyped(`a cell from A1 to ${cellName({ x: state.ground.width - 1, y: state.ground.height - 1 })}`, word)
  );
}

/** By its cell, or by class and number, the mover's own first: `archer2`. */
export function parseUnit(state: SkirmishState, word: string | undefined): StandingUnit | null {
  const at = parseCell(state, word);
  if (at !== null) return fieldUnitAt(state, at.x, at.y);
  const isNamed = (unit: StandingUnit) => {
    const number = numberOf(state.units, unit);
    return word === unit.id || word === `${unit.kind}${number === 0 ? '' : number}`;
  };
  const named = state.units.filter(isStandingUnit).filter(isNamed);
  return named.find(({ side }) => side === state.turn) ?? named[0] ?? null;
}

function unitId(state: SkirmishState, word: string | undefined): string {
  return parseUnit(state, word)?.id ?? mistyped('the cell or the name of a unit', word);
}

/** A unit, or the cell of what stands there. */
function unitOrCell(state: SkirmishState, word: string | undefined): string | Position {
  return parseUnit(state, word)?.id ?? cell(state, word);
}

function directionOf(word: string | undefined): Direction {
  const short = SHORT_DIRECTIONS[word ?? ''];
  return short ?? oneOf(DIRECTIONS, word, 'a direction');
}

function oneOf<Word extends string>(words: readonly Word[], word: string | undefined, what: string): Word {
  return words.find((candidate) => candidate === word) ?? mistyped(`${what}: ${words.join(', ')}`, word);
}

function wholeNumber(word: string | undefined): number {
  return /^\d{1,4}$/.test(word ?? '') ? Number(word) : mistyped('a whole number', word);
}

function moving(
  state: SkirmishState,
  type: 'move' | 'disengage',
  [unit, to, via, ...cells]: readonly string[],
): SkirmishOrder {
  const end = cell(state, to);
  const order = { type, unit: unitId(state, unit), to: end };
  if (via === undefined) return order;
  if (via !== 'via') return mistyped('"via" and cells', via);
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
