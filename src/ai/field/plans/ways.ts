import type { Direction } from '../../../core/geometry/direction';
import { positionOfCell, ringNeighbours } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import { facingTowards } from '../../../skirmish/model/facing';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { fieldUnitAt, type StandingUnit } from '../../../skirmish/model/state';
import { movementLeft } from '../../../skirmish/movement/economy';
import { findWays } from '../../../skirmish/movement/findWays';
import type { Judged } from '../../../skirmish/orders/judged';
import { whyHeld } from '../../../skirmish/orders/judged';
import { movementAfterDisengaging, whyMoveUnpaid } from '../../../skirmish/orders/move';
import { judge } from '../../../skirmish/orders/table';
import { placeOfUnit } from '../positionScore/place';
import { type PositionScore, positionScore } from '../positionScore/positionScore';
import type { Scene } from '../scene/scene';
import { PLAN_WEIGHTS } from '../weights';
import { type Losses, lossesOf } from './losses';

/** A cell where a unit could stand next, and how it gets there. */
export interface Way {
  readonly at: Position;
  readonly facing: Direction;
  /** Null for staying. */
  readonly order: Extract<SkirmishOrder, { readonly to?: Position }> | null;
  /** Actions that are left there. */
  readonly actions: number;
  readonly losses: number;
  readonly position: PositionScore;
}

export function judgedBy({ book, state, side }: Scene): Judged {
  return { book, state, side };
}

/** Staying, and every cell that a move, a step or a disengagement leads to. */
export function waysOf(scene: Scene, unit: StandingUnit): readonly Way[] {
  const judged = judgedBy(scene);
  const position = positionScore(scene, placeOfUnit(scene, unit));
  const stay: Way = { at: unit.position, facing: unit.facing, order: null, actions: unit.actions, losses: 0, position };
  if (whyHeld(judged, unit) !== null) return [stay];
  const losses = lossesOf(scene, unit);
  return [stay, ...movesOf(scene, unit, losses), ...stepsOf(scene, unit, losses)];
}

export function scoredWay(
  scene: Scene,
  unit: StandingUnit,
  path: readonly Position[],
  way: Pick<Way, 'order' | 'actions' | 'losses'> & { readonly facing?: Direction },
): Way {
  const at = path.at(-1) ?? unit.position;
  const rules = scene.book.rules.facing;
  const facing =
    way.facing ?? (rules === undefined ? unit.facing : facingTowards(rules, path.at(-2) ?? unit.position, at));
  return { ...way, at, facing, position: positionScore(scene, placeOfUnit(scene, unit, at, facing)) };
}

/** Where a plain move provokes, and an action is left, the unit may disengage as well. */
export function movesOf(scene: Scene, unit: StandingUnit, losses: Losses): Way[] {
  const { book, state } = scene;
  const judged = judgedBy(scene);
  if (whyMoveUnpaid(judged, unit) !== null) return [];
  const isByActions = book.rules.economy.movement === 'actions';
  const opening = book.rules.economy.movement === 'action' && !unit.hasOpenedMove ? 1 : 0;
  const paths = findWays(book, state, unit, movementLeft(book, state, unit));
  const mayDisengage = book.rules.disengage !== undefined && unit.actions > 0;
  const disengaged = mayDisengage ? movementAfterDisengaging(judged, unit) : 0;
  const ways: Way[] = [];
  for (const cell of paths.cells) {
    const to = positionOfCell(state.ground, cell);
    if (fieldUnitAt(state, to.x, to.y) !== null) continue;
    const path = paths.pathTo(cell) ?? [];
    const cost = paths.costTo(cell) ?? 0;
    const ground = losses.ofGround(path) - losses.ofStaying;
    const struck = losses.ofReactions(path);
    const order = { type: 'move' as const, unit: unit.id, to };
    const moved = scoredWay(scene, unit, path, {
      order,
      actions: unit.actions - opening - (isByActions ? cost : 0),
      losses: ground + struck,
    });
    ways.push(moved);
    if (struck > 0 && mayDisengage && cost <= disengaged) {
      const freed = { ...order, type: 'disengage' as const };
      ways.push({ ...moved, order: freed, actions: unit.actions - 1, losses: ground + PLAN_WEIGHTS.disengage });
    }
  }
  return ways;
}

function stepsOf(scene: Scene, unit: StandingUnit, losses: Losses): Way[] {
  if (unit.steps < 1) return [];
  const judged = judgedBy(scene);
  return ringNeighbours(scene.state.ground, unit.position).flatMap((to) => {
    const order = { type: 'step' as const, unit: unit.id, to };
    if (judge(judged, order) !== null) return [];
    const ground = losses.ofGround([to]) - losses.ofStaying;
    return [scoredWay(scene, unit, [to], { order, actions: unit.actions, losses: ground })];
  });
}
