import type { ByArc } from '../../../core/flanking/arcs';
import { cellNumber } from '../../../core/geometry/grid';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import { memoizePerObject } from '../../../kernel/memoize';
import { opponentOf, type Side } from '../../../kernel/sides';
import { type FieldSurvey, fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import type { FieldBook } from '../../../skirmish/model/book';
import { type SkirmishState, type StandingUnit, unitsOf } from '../../../skirmish/model/state';
import type { FieldStrategy, Ignorable } from '../../../skirmish/model/strategy';
import type { PlanBudget } from '../budgets';
import { plainBlow } from './plainBlow';
import { type EnemyReach, reachOf } from './reach';

/** How somebody judges. */
export interface Judgement {
  /** The rules of the battle: what is legal and what comes of an order. */
  readonly book: FieldBook;
  /** The rules as far as they are noticed. */
  readonly noticed: FieldBook;
  readonly strategy: FieldStrategy;
  readonly ignores: ReadonlySet<Ignorable>;
  readonly budget: PlanBudget;
}

/** One moment of a battle as a side knows it, and what is worked out about it once. */
export interface Scene extends Judgement {
  readonly state: SkirmishState;
  readonly side: Side;
  readonly survey: FieldSurvey;
  readonly own: readonly StandingUnit[];
  readonly enemies: readonly StandingUnit[];
  /** Where each enemy could strike in its next turn; looked for when somebody asks. */
  reaches(): readonly EnemyReach[];
  /** What a plain blow of each enemy does to a unit, by arc, in the order of `reaches`. */
  blowsAt(unit: StandingUnit): readonly ByArc<number>[];
}

/** Within one turn the enemies stay where they are, so their reaches may be kept. */
export function sceneOf(
  judgement: Judgement,
  state: SkirmishState,
  side: Side,
  kept: readonly EnemyReach[] | null = null,
): Scene {
  const { book, noticed } = judgement;
  const enemies = unitsOf(state, opponentOf(side));
  const reachNow = (enemy: StandingUnit): EnemyReach =>
    kept?.find((reach) => reach.enemy.id === enemy.id) ?? reachOf(book, state, enemy);
  let reaches: readonly EnemyReach[] | null = null;
  return {
    ...judgement,
    state,
    side,
    survey: fieldSurvey(book, state.ground),
    own: unitsOf(state, side),
    enemies,
    reaches: () => {
      reaches ??= enemies.map(reachNow);
      return reaches;
    },
    blowsAt: memoizePerObject((unit: StandingUnit) =>
      enemies.map((enemy) => ({
        front: plainBlow(noticed, enemy, unit, 'front'),
        side: plainBlow(noticed, enemy, unit, 'side'),
        rear: plainBlow(noticed, enemy, unit, 'rear'),
      })),
    ),
  };
}

export function isControlCell({ state }: Scene, at: Position): boolean {
  return state.control.some((cell) => isSamePosition(cell, at));
}

export function cellOf({ survey }: Scene, { x, y }: Position): number {
  return cellNumber(survey, x, y);
}

/** What a level makes of the control point's counts. */
export function noticedCount({ state, ignores }: Scene, side: Side): number {
  return ignores.has('controlCounts') ? 0 : state.counts[side];
}
