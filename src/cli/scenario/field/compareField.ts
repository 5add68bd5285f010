import type { FieldExpectation, FieldUnitExpectation } from '../../../content/field/scenario/expectationSchema';
import { cellText } from '../../../content/field/schema/leaves';
import { SIDES, type Side } from '../../../kernel/sides';
import { obstaclesAt } from '../../../skirmish/ground/obstacles';
import type { FieldBook } from '../../../skirmish/model/book';
import { type FieldUnit, findFieldUnit, type SkirmishState } from '../../../skirmish/model/state';
import { visibleEnemies } from '../../../skirmish/sight/visible';
import { type Difference, difference, under } from '../compare';

type Checks = {
  readonly [Key in keyof FieldExpectation]-?: (
    state: SkirmishState,
    expected: NonNullable<FieldExpectation[Key]>,
    book: FieldBook,
  ) => readonly Difference[];
};

/** One row for each key of an expectation; places are counted from its own key on. */
const CHECKS: Checks = {
  units: (state, expected) =>
    Object.entries(expected).flatMap(([id, unit]) => under(id, unitDifferences(state, id, unit))),
  control: (state, expected) => perSide(expected, (side) => [`control count of ${side}`, state.counts[side]]),
  round: (state, expected) => difference('round', expected, state.round),
  turn: (state, expected) => difference('turn', expected, state.turn),
  winner: (state, expected) => difference('winner', expected, state.winner),
  reason: (state, expected) => difference('reason', expected, state.endReason),
  sees: (state, expected, book) =>
    perSide(
      {
        ...(expected.left && { left: sorted(expected.left) }),
        ...(expected.right && { right: sorted(expected.right) }),
      },
      (side) => [`enemies that ${side} sees`, sorted(visibleEnemies(book, state, side).map(({ id }) => id))],
    ),
  formations: ({ formations }, expected) =>
    Object.entries(expected).flatMap(([id, integrity]) => {
      const found = formations.find((formation) => String(formation.id) === id)?.integrity ?? null;
      return under(id, difference(`integrity of formation ${id}`, integrity, found));
    }),
  obstacles: (state, expected) =>
    Object.entries(expected).flatMap(([cell, obstacle]) => under(cell, obstacleDifferences(state, cell, obstacle))),
  areas: ({ ground }, expected) => difference('area effects', expected, ground.areas.length),
};

/** Everything in which a battle isn't as expected. */
export function fieldDifferences(book: FieldBook, state: SkirmishState, expectation: FieldExpectation): Difference[] {
  return (Object.keys(CHECKS) as (keyof FieldExpectation)[]).flatMap((key) => {
    const expected = expectation[key];
    // Null is an expectation too: nobody has won.
    if (expected === undefined) return [];
    const check = CHECKS[key] as (state: SkirmishState, expected: unknown, book: FieldBook) => readonly Difference[];
    return under(key, check(state, expected, book));
  });
}

function sorted(ids: readonly string[]): string[] {
  return [...ids].sort();
}

function perSide<Value>(
  expected: { readonly [Of in Side]?: Value },
  actual: (side: Side) => readonly [string, Value],
): Difference[] {
  return SIDES.flatMap((side) =>
    expected[side] === undefined ? [] : under(side, difference(actual(side)[0], expected[side], actual(side)[1])),
  );
}

type Looks = { readonly [Key in keyof FieldUnitExpectation]-?: (unit: FieldUnit) => unknown };

const LOOKS: Looks = {
  health: ({ health }) => health,
  at: ({ position }) => position && cellText(position),
  facing: ({ facing }) => facing,
  hidden: ({ isHidden }) => isHidden,
  actions: ({ actions }) => actions,
  movement: ({ movement }) => movement,
  steps: ({ steps }) => steps,
  attacks: ({ attacks }) => attacks,
  stance: ({ stance }) => stance,
  moved: ({ hasMoved }) => hasMoved,
  attacked: ({ hasAttacked }) => hasAttacked,
  reaction: ({ hasReaction }) => hasReaction,
  cooldowns: ({ cooldowns }) => cooldowns,
  uses: ({ uses }) => uses,
  shaken: ({ shaken }) => shaken > 0,
  exposed: ({ isExposed }) => isExposed,
  wavered: ({ hasWavered }) => hasWavered,
  guard: ({ guard }) => guard,
};

function unitDifferences(state: SkirmishState, id: string, expected: FieldUnitExpectation): Difference[] {
  const unit = findFieldUnit(state, id);
  if (unit === null) return [{ path: [], message: `there is no unit ${id}` }];
  return (Object.keys(expected) as (keyof FieldUnitExpectation)[]).flatMap((key) => {
    const wanted = key === 'at' && expected.at != null ? cellText(expected.at) : expected[key];
    return under(key, difference(`${key} of ${id}`, wanted, LOOKS[key](unit)));
  });
}

type ExpectedObstacle = NonNullable<FieldExpectation['obstacles']>[string];

function obstacleDifferences({ ground }: SkirmishState, cell: string, expected: ExpectedObstacle): Difference[] {
  const [found] = obstaclesAt(ground, { x: cell.charCodeAt(0) - 'A'.charCodeAt(0), y: Number(cell.slice(1)) - 1 });
  if (expected === null) return difference(`obstacle on ${cell}`, null, found?.kind ?? null);
  return [
    ...(expected.kind === undefined ? [] : difference(`obstacle on ${cell}`, expected.kind, found?.kind ?? null)),
    ...(expected.hitPoints === undefined
      ? []
      : difference(`hit points on ${cell}`, expected.hitPoints, found?.hitPoints ?? null)),
  ];
}
