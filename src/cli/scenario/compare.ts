import type { JSONPath } from 'jsonc-parser';
import { unitById } from '../../battle/model/board';
import type { Book } from '../../battle/model/book';
import type { BattleState } from '../../battle/model/state';
import type { Unit } from '../../battle/model/unit';
import type { Expectation, UnitExpectation } from '../../content/scenario/expectationSchema';
import { rowsOf } from '../../content/scenario/ground';
import { SIDES } from '../../kernel/sides';

/** What wasn't as expected, and where the expectation stands. */
export interface Difference {
  readonly path: JSONPath;
  readonly message: string;
}

type Checks = {
  readonly [Key in keyof Expectation]-?: (
    state: BattleState,
    expected: NonNullable<Expectation[Key]>,
    book: Book,
  ) => readonly Difference[];
};

/** One row for each key of an expectation; places are counted from its own key on. */
const CHECKS: Checks = {
  units: (state, expected) =>
    Object.entries(expected).flatMap(([id, unit]) => under(id, unitDifferences(unitById(state, id), id, unit))),
  castles: (state, expected) => perSide(expected, (side) => [`${side} castle`, state.castles[side]]),
  supply: (state, expected) => perSide(expected, (side) => [`supply of ${side}`, state.supply[side]]),
  hands: (state, expected) => perSide(expected, (side) => [`cards in the hand of ${side}`, state.hands[side].length]),
  decks: (state, expected) => perSide(expected, (side) => [`cards in the deck of ${side}`, state.decks[side].length]),
  discards: (state, expected) =>
    perSide(expected, (side) => [`cards discarded by ${side}`, state.discards[side].length]),
  battlefield: (state, expected, book) =>
    rowsOf(book, state.ground).flatMap((row, index) =>
      under(index, difference(`row ${index} of the battlefield`, expected[index], row)),
    ),
  round: (state, expected) => difference('round', expected, state.round),
  turn: (state, expected) => difference('turn', expected, state.turn),
  phase: (state, expected) => difference('phase', expected, state.phase),
  winner: (state, expected) => difference('winner', expected, state.winner),
};

/** Everything in which a battle isn't as expected. */
export function differences(book: Book, state: BattleState, expectation: Expectation): Difference[] {
  return (Object.keys(CHECKS) as (keyof Expectation)[]).flatMap((key) => {
    const expected = expectation[key];
    // Null is an expectation too: nobody has won.
    if (expected === undefined) return [];
    const check = CHECKS[key] as (state: BattleState, expected: unknown, book: Book) => readonly Difference[];
    return under(key, check(state, expected, book));
  });
}

export function under(key: string | number, found: readonly Difference[]): Difference[] {
  return found.map(({ path, message }) => ({ path: [key, ...path], message }));
}

export function difference(subject: string, expected: unknown, actual: unknown): Difference[] {
  const [one, other] = [JSON.stringify(expected), JSON.stringify(actual)];
  return one === other ? [] : [{ path: [], message: `${subject}: expected ${one} but was ${other}` }];
}

type Sides = { readonly [Side in (typeof SIDES)[number]]?: number };

function perSide(expected: Sides, actual: (side: (typeof SIDES)[number]) => readonly [string, number]): Difference[] {
  return SIDES.flatMap((side) =>
    expected[side] === undefined ? [] : under(side, difference(actual(side)[0], expected[side], actual(side)[1])),
  );
}

function unitDifferences(unit: Unit | undefined, id: string, expected: UnitExpectation | null): Difference[] {
  if (expected === null)
    return unit === undefined ? [] : [{ path: [], message: `${id}: expected to be gone but ${standing(unit)}` }];
  if (unit === undefined) return [{ path: [], message: `${id}: expected on the board but was not there` }];
  return (Object.keys(expected) as (keyof UnitExpectation)[]).flatMap((key) => {
    const actual = key === 'at' || key === 'grants' ? ACTUAL[key](unit) : unit[key];
    const wanted = key === 'at' ? expected.at && [expected.at.row, expected.at.col] : expected[key];
    return under(key, difference(`${key} of ${id}`, wanted, actual));
  });
}

/** What an expectation writes in another way than a unit. */
const ACTUAL: { readonly [Key in 'at' | 'grants']: (unit: Unit) => unknown } = {
  at: ({ row, col }) => [row, col],
  grants: ({ grants = [] }) => grants.map(({ id }) => id),
};

function standing({ row, col, health }: Unit): string {
  return `stands at [${row},${col}] with ${health} health`;
}
