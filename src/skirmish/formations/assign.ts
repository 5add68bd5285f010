import { placeOnBoard } from '../../core/formations/placements';
import type { Direction } from '../../core/geometry/direction';
import { cellNumber, isInRing, isInside } from '../../core/geometry/grid';
import { inReadingOrder, type Position } from '../../core/geometry/position';
import type { FieldFormation, FieldSlot } from '../model/book';
import { profileOf } from '../model/profile';
import type { FormationMember, StandingUnit, UnitId } from '../model/state';
import { findWays } from '../movement/findWays';
import type { Judged } from '../orders/judged';

/** A formation laid on the board for some members. */
export interface Laying {
  readonly formation: FieldFormation;
  readonly anchor: Position;
  readonly facing: Direction;
  readonly members: readonly StandingUnit[];
}

const LEADS = 'leads';

function cellOfSlot({ anchor, facing }: Laying, slot: FieldSlot): Position {
  return placeOnBoard(anchor, facing, slot);
}

/** Only who leads stands in a leader's place; others ask for the traits that their file names. */
function accepts(judged: Judged, slot: FieldSlot, unit: StandingUnit): boolean {
  const { traits } = profileOf(judged.book, unit.kind);
  if (slot.role === 'leader' && !traits.has(LEADS)) return false;
  return slot.accepts === undefined || slot.accepts.some((trait) => traits.has(trait));
}

function isPreferred(judged: Judged, slot: FieldSlot, unit: StandingUnit): boolean {
  const { traits } = profileOf(judged.book, unit.kind);
  return slot.prefers?.some((trait) => traits.has(trait)) ?? false;
}

/** Slot by slot the member that fits best; by hand, as the order says. Null where a leader or the minimum is missing. */
export function assignSlots(
  judged: Judged,
  laying: Laying,
  byHand: Readonly<Record<UnitId, number>> | undefined,
): FormationMember[] | null {
  const filled = byHand === undefined ? automatically(judged, laying) : asOrdered(judged, laying, byHand);
  if (filled === null) return null;
  const { formation, members } = laying;
  const isLed = !formation.needsLeader || [...filled.keys()].some((slot) => formation.slots[slot]?.role === 'leader');
  if (!isLed || filled.size < formation.minimum) return null;
  const placed = [...filled].sort(([a], [b]) => a - b).map(([slot, unit]) => inSlot(laying, slot, unit));
  const extra = members.filter((unit) => ![...filled.values()].includes(unit));
  const beside = extra.map((unit) => besideSlot(laying, filled, unit));
  return beside.some((member) => member === null) ? null : [...placed, ...beside.filter((member) => member !== null)];
}

function inSlot(laying: Laying, slot: number, unit: StandingUnit): FormationMember {
  const definition = laying.formation.slots[slot];
  if (definition === undefined) throw new Error(`no slot ${slot}`);
  return { unit: unit.id, slot, like: slot, offset: offsetOf(laying, cellOfSlot(laying, definition)) };
}

/** Members beyond the slots take the role of the first one that they stand beside. */
function besideSlot(
  laying: Laying,
  filled: ReadonlyMap<number, StandingUnit>,
  unit: StandingUnit,
): FormationMember | null {
  const near = [...filled.keys()]
    .sort((a, b) => a - b)
    .find((slot) => {
      const definition = laying.formation.slots[slot];
      return definition !== undefined && isInRing(cellOfSlot(laying, definition), unit.position);
    });
  return near === undefined ? null : { unit: unit.id, slot: null, like: near, offset: offsetOf(laying, unit.position) };
}

function offsetOf({ anchor }: Laying, at: Position): Position {
  return { x: at.x - anchor.x, y: at.y - anchor.y };
}

type Filled = Map<number, StandingUnit>;

function asOrdered(
  judged: Judged,
  { formation, members }: Laying,
  byHand: Readonly<Record<UnitId, number>>,
): Filled | null {
  const filled: Filled = new Map();
  for (const unit of members) {
    const slot = Object.hasOwn(byHand, unit.id) ? byHand[unit.id] : undefined;
    if (slot === undefined) continue;
    const definition = formation.slots[slot];
    if (definition === undefined || filled.has(slot) || !accepts(judged, definition, unit)) return null;
    filled.set(slot, unit);
  }
  return filled;
}

function automatically(judged: Judged, laying: Laying): Filled {
  const { formation, members } = laying;
  const filled: Filled = new Map();
  const free = new Set(members);
  const isWanted = (unit: StandingUnit) =>
    formation.slots.some((slot) => slot.role !== 'leader' && isPreferred(judged, slot, unit));
  const numbered = formation.slots.map((slot, number) => ({ slot, number }));
  const leaders = numbered.filter(({ slot }) => slot.role === 'leader');
  const others = numbered.filter(({ slot }) => slot.role !== 'leader');
  const fill = (number: number, slot: FieldSlot, isWorse: (unit: StandingUnit) => boolean) => {
    const cost = new Map([...free].map((unit) => [unit, pathCost(judged, unit, cellOfSlot(laying, slot))]));
    const [best] = [...free]
      .filter((unit) => accepts(judged, slot, unit))
      .sort(
        (a, b) =>
          Number(isWorse(a)) - Number(isWorse(b)) ||
          compareCosts(cost.get(a), cost.get(b)) ||
          inReadingOrder(a.position, b.position),
      );
    if (best === undefined) return;
    filled.set(number, best);
    free.delete(best);
  };
  for (const { slot, number } of leaders) fill(number, slot, isWanted);
  for (const { slot, number } of others) fill(number, slot, (unit) => !isPreferred(judged, slot, unit));
  return filled;
}

function compareCosts(a = Number.MAX_SAFE_INTEGER, b = Number.MAX_SAFE_INTEGER): number {
  return a - b;
}

function pathCost({ book, state }: Judged, unit: StandingUnit, to: Position): number {
  if (!isInside(state.ground, to.x, to.y)) return Number.MAX_SAFE_INTEGER;
  const ways = findWays(book, state, unit, Number.MAX_SAFE_INTEGER);
  return ways.costTo(cellNumber(state.ground, to.x, to.y)) ?? Number.MAX_SAFE_INTEGER;
}
