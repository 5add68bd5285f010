import type { BattleEngine } from '../BattleEngine';
import type { Angle } from '../damage/angle';
import { cellOf, type Position } from '../model/position';
import type { BattleState } from '../model/state';
import type { UnitId } from '../model/unit';
import { imagine, type Observation } from '../view/observe';
import { type BlowOrder, isBlow, tryOut } from './tryOut';

/** A blow that a move would open: one that is not possible from here, or that hits harder from there. */
export interface Opening {
  readonly unit: UnitId;
  readonly to: Position;
  /** Null is the enemy castle. */
  readonly target: UnitId | null;
  readonly damage: number;
  readonly fells: boolean;
  /** Null at a castle, which has no front. */
  readonly angle: Angle | null;
}

/** A blow at somebody or at the castle, as it would be struck now. */
type Prospect = Omit<Opening, 'unit' | 'to'>;

/** What the moves of one card open, the best first. Only the side whose turn it is has any. */
export function openingsOf(engine: BattleEngine, seen: Observation, unit: UnitId): Opening[] {
  const state = imagine(seen);
  const orders = engine.legalOrders(state, state.turn);
  const here = prospectsOf(engine, state, unit);
  const openings = orders.flatMap((order) => {
    if (order.type !== 'move' || order.unit !== unit) return [];
    const there = prospectsOf(engine, tryOut(engine, state, order).state, unit);
    return there
      .filter((prospect) => isOpened(prospect, here))
      .map((prospect): Opening => ({ unit, to: order.to, ...prospect }));
  });
  return openings.sort(byWorth);
}

/** What moves open for the whole side whose turn it is, the best first. */
export function openingsOfSide(engine: BattleEngine, seen: Observation): Opening[] {
  const own = seen.units.filter(({ side }) => side === seen.turn);
  return own.flatMap(({ id }) => openingsOf(engine, seen, id)).sort(byWorth);
}

/** What a card could strike now; where its target might be slid to changes nothing of the blow. */
function prospectsOf(engine: BattleEngine, state: BattleState, unit: UnitId): Prospect[] {
  return engine
    .legalOrders(state, state.turn)
    .filter((order): order is BlowOrder => isBlow(order) && order.unit === unit && !('slideTo' in order))
    .flatMap((order) => prospectOf(engine, state, order) ?? []);
}

/** Read from what the blow would bring; null for one at a wall. */
function prospectOf(engine: BattleEngine, state: BattleState, order: BlowOrder): Prospect | null {
  const { events } = tryOut(engine, state, order);
  for (const event of events) {
    if (event.type === 'castleStruck') {
      return { target: null, damage: event.damage, fells: event.health <= 0, angle: null };
    }
    if (event.type === 'struck') {
      const { target, damage, angle: arc, angleReason: reason } = event;
      const fells = events.some((later) => later.type === 'fell' && later.unit === target);
      return { target, damage, fells, angle: { arc, reason } };
    }
  }
  return null;
}

/** What fells from here needs no move, and one that only meets the same front again is none worth telling. */
function isOpened({ target, damage, angle }: Prospect, here: readonly Prospect[]): boolean {
  const before = here.find((prospect) => prospect.target === target);
  if (before === undefined) return true;
  return !before.fells && damage > before.damage && angle?.arc !== 'front';
}

/** The castle's fall, then somebody's, then by damage; ties by target and cell, so that the order never wavers. */
function byWorth(one: Opening, other: Opening): number {
  return (
    rankOf(one) - rankOf(other) ||
    other.damage - one.damage ||
    cellOf(one.to) - cellOf(other.to) ||
    (nameOf(one) < nameOf(other) ? -1 : 1)
  );
}

function rankOf({ fells, target }: Opening): number {
  if (!fells) return 2;
  return target === null ? 0 : 1;
}

function nameOf({ unit, target }: Opening): string {
  return `${target ?? ''} ${unit}`;
}
