import { placeOnBoard } from '../../../core/formations/placements';
import type { Direction } from '../../../core/geometry/direction';
import { orthogonalDirectionOf } from '../../../core/geometry/directionTo';
import { allPositions, isInside } from '../../../core/geometry/grid';
import { chebyshev, inReadingOrder, type Position } from '../../../core/geometry/position';
import { cellAt } from '../../../core/ground/survey';
import { membershipOf } from '../../../skirmish/formations/bonuses';
import type { FieldFormation, FieldSlot } from '../../../skirmish/model/book';
import { profileOf } from '../../../skirmish/model/profile';
import type { StandingUnit } from '../../../skirmish/model/state';
import { movementLeft } from '../../../skirmish/movement/economy';
import { judge } from '../../../skirmish/orders/table';
import { FIELD_BUDGETS } from '../budgets';
import type { ReasonedOrder } from '../fieldPlayer';
import { judgedBy } from '../plans/ways';
import type { Scene } from '../scene/scene';
import { THRESHOLDS } from '../weights';
import { compositionOf, type SuitabilityParts, suitabilityOf, terrainOf } from './suitability';

const LEAST_MEMBERS = 3;
const BEST_PART = 100;

interface Filled {
  readonly slot: FieldSlot;
  readonly number: number;
  readonly unit: StandingUnit;
}

/** The formation that suits best, where it suits best; null when none is worth it. */
export function formationToEstablish(scene: Scene): ReasonedOrder | null {
  const { book, state, side, own } = scene;
  const free = own.filter(({ id }) => membershipOf(state, id) === null);
  if (state.hasFormed[side] || free.length < LEAST_MEMBERS) return null;
  let best: Laid | null = null;
  for (const id of book.rules.formations?.ids ?? []) {
    const formation = book.formations[id];
    if (formation === undefined || suitabilityOf(scene, id, BEST_PART, BEST_PART).total <= THRESHOLDS.suitable)
      continue;
    const laid = layOut(scene, formation, free);
    if (laid !== null && laid.parts.total > (best?.parts.total ?? THRESHOLDS.suitable)) best = laid;
  }
  if (best === null) return null;
  const { order, parts } = best;
  return { order, reason: { kind: 'form', formation: order.formation, anchor: order.anchor, parts } };
}

interface Laid {
  readonly order: Extract<ReasonedOrder['order'], { readonly type: 'form' }>;
  readonly parts: SuitabilityParts;
}

/** The best ground within movement; on equal ground the cells nearest to the enemy. */
function layOut(scene: Scene, formation: FieldFormation, free: readonly StandingUnit[]): Laid | null {
  const filled = fill(scene, formation, free);
  if (filled === null) return null;
  const composition = compositionOf(scene, filled);
  const aim = aimOf(scene);
  const facing = facingOf(scene, filled, aim);
  const grounds = allPositions(scene.survey)
    .map((anchor) => ({ anchor, cells: filled.map(({ slot }) => placeOnBoard(anchor, facing, slot)) }))
    .filter(({ cells }) => cells.every((at, index) => isWithin(scene, filled[index]?.unit, at)))
    .map((ground) => ({ ...ground, terrain: terrainOf(scene, ground.cells) }))
    .sort(
      (a, b) =>
        b.terrain - a.terrain ||
        chebyshev(a.anchor, aim) - chebyshev(b.anchor, aim) ||
        inReadingOrder(a.anchor, b.anchor),
    );
  for (const { anchor, terrain } of grounds.slice(0, FIELD_BUDGETS.anchorsPerFormation)) {
    const order = {
      type: 'form' as const,
      formation: formation.id,
      anchor,
      facing,
      members: filled.map(({ unit }) => unit.id),
      slots: Object.fromEntries(filled.map(({ unit, number }) => [unit.id, number])),
    };
    if (judge(judgedBy(scene), order) === null) {
      return { order, parts: suitabilityOf(scene, formation.id, composition, terrain) };
    }
  }
  return null;
}

/** Leaders first, then slot by slot who has a preferred trait; null where too few are left. */
function fill({ book }: Scene, formation: FieldFormation, free: readonly StandingUnit[]): Filled[] | null {
  const left = [...free];
  const filled: Filled[] = [];
  const numbered = formation.slots.map((slot, number) => ({ slot, number }));
  const leaders = numbered.filter(({ slot }) => slot.role === 'leader');
  const others = numbered.filter(({ slot }) => slot.role !== 'leader');
  for (const { slot, number } of [...leaders, ...others]) {
    const traitsOf = ({ kind }: StandingUnit) => profileOf(book, kind).traits;
    const accepted = left.filter(
      (unit) =>
        (slot.role !== 'leader' || traitsOf(unit).has('leads')) &&
        (slot.accepts === undefined || slot.accepts.some((trait) => traitsOf(unit).has(trait))),
    );
    const unit = accepted.find((each) => slot.prefers?.some((trait) => traitsOf(each).has(trait))) ?? accepted[0];
    if (unit === undefined) continue;
    left.splice(left.indexOf(unit), 1);
    filled.push({ slot, number, unit });
  }
  const isLed = !formation.needsLeader || filled.some(({ slot }) => slot.role === 'leader');
  return isLed && filled.length >= Math.max(LEAST_MEMBERS, formation.minimum) ? filled : null;
}

/** Where the enemy is thought to be. */
function aimOf({ enemies, state }: Scene): Position {
  const places = enemies.length > 0 ? enemies.map(({ position }) => position) : state.control;
  return middleOf(places);
}

function middleOf(places: readonly Position[]): Position {
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, places.length);
  return { x: Math.round(sum.x / count), y: Math.round(sum.y / count) };
}

function facingOf({ side }: Scene, filled: readonly Filled[], aim: Position): Direction {
  const { x, y } = middleOf(filled.map(({ unit }) => unit.position));
  if (aim.x === x && aim.y === y) return side === 'left' ? 'east' : 'west';
  return orthogonalDirectionOf(aim.x - x, aim.y - y);
}

function isWithin({ book, state, survey }: Scene, unit: StandingUnit | undefined, at: Position): boolean {
  if (unit === undefined || !isInside(survey, at.x, at.y) || cellAt(survey, at.x, at.y).blocksMovement) return false;
  return chebyshev(unit.position, at) <= movementLeft(book, state, unit);
}
