import { engineFor } from '../../../../src/battle/engineFor';
import { POSITIONS, type Position, samePosition } from '../../../../src/battle/model/position';
import type { Wall } from '../../../../src/battle/model/state';
import type { Start } from '../../../../src/battle/resolve/begin';
import { shippedBook, starterDeck } from '../../../support/book';
import { openDice } from '../../../support/dice';
import { play } from '../../../support/engine';

export type Path = readonly (string | number)[];

const MATCH: Start = {
  type: 'match',
  seed: 7,
  decks: { left: starterDeck('bastion'), right: starterDeck('cinder') },
  battlefield: 'redoubt',
};

/** What JSON makes of a value: nothing of it is shared or frozen. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

export const bookSample = () => plain(shippedBook());
export const matchSample = () => plain(MATCH);

/** A battle in the middle, with units on the board. */
export function positionSample() {
  const engine = engineFor(shippedBook());
  const dice = openDice(5);
  let { state } = engine.begin(MATCH);
  for (let count = 0; count < 60 || state.units.length < 2; count++) {
    state = play(engine, state, dice.pick(engine.legalOrders(state, state.turn))).state;
  }
  return plain({ type: 'position', state: { ...state, walls: [wallAmong(state.units)] } });
}

/** On a cell where nobody stands. */
function wallAmong(units: readonly Position[]): Wall {
  const free = POSITIONS.find((at) => !units.some((unit) => samePosition(unit, at)));
  if (free === undefined) throw new Error('somebody stands everywhere');
  return { row: free.row, col: free.col, health: 9, under: 'normal' };
}

/** The places of all values that hold no others. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index]));
  return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, [...path, key]));
}

/** A copy with another value at a place. */
export function withValue(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((entry, index) => (index === step ? withValue(entry, rest, value) : entry));
  const entries = Object.entries(whole as object).map(([key, entry]) => [
    key,
    key === step ? withValue(entry, rest, value) : entry,
  ]);
  return Object.fromEntries(step in (whole as object) ? entries : [...entries, [step, value]]);
}

/** A copy without a key. */
export function withoutKey(whole: unknown, path: Path): unknown {
  const key = path.at(-1);
  const parent = path.slice(0, -1).reduce((value, step) => Reflect.get(value as object, step), whole) as object;
  return withValue(
    whole,
    path.slice(0, -1),
    Object.fromEntries(Object.entries(parent).filter(([name]) => name !== key)),
  );
}
