import { type BySide, bySide, opponentOf, SIDES, type Side } from '../../kernel/sides';
import { apply } from '../../skirmish/apply';
import type { EventOf, SkirmishEvent } from '../../skirmish/model/events';
import { cloneSkirmish, mustFindUnit, type SkirmishState, type UnitId } from '../../skirmish/model/state';

/** One side's battle in figures. */
export interface SideFigures {
  damageDealt: number;
  damageTaken: number;
  healed: number;
  /** Of attacks at units; at what stands in the way a blow never misses. */
  attacks: number;
  hits: number;
  /** What the chances of all its attacks come to. */
  expectedHits: number;
  felled: number;
  opportunity: number;
  walked: number;
  controlTurns: number;
}

/** A unit that did more of something than any other of its side. */
export interface Foremost {
  readonly unit: UnitId;
  readonly amount: number;
}

export interface FieldStatistics {
  readonly rounds: number;
  readonly sides: BySide<Readonly<SideFigures>>;
  /** Who dealt most damage, and who walked farthest; null when nobody did. */
  readonly best: BySide<Foremost | null>;
  readonly farthest: BySide<Foremost | null>;
  /** The health of both squads at the start (round 0) and at the end of every round. */
  readonly health: readonly { readonly round: number; readonly health: BySide<number> }[];
}

const noFigures = (): SideFigures => ({
  damageDealt: 0,
  damageTaken: 0,
  healed: 0,
  attacks: 0,
  hits: 0,
  expectedHits: 0,
  felled: 0,
  opportunity: 0,
  walked: 0,
  controlTurns: 0,
});

/** All that is counted, while it is counted. */
interface Count {
  readonly state: SkirmishState;
  readonly sides: Record<Side, SideFigures>;
  readonly dealt: Map<UnitId, number>;
  readonly walked: Map<UnitId, number>;
}

/** The whole battle in figures: for after its end, when everything is public. `first` is its beginning. */
export function fieldStatistics(first: SkirmishState, history: readonly SkirmishEvent[]): FieldStatistics {
  const state = cloneSkirmish(first);
  const count: Count = { state, sides: bySide(noFigures), dealt: new Map(), walked: new Map() };
  const health = [{ round: 0, health: healthIn(state) }];
  for (const event of history) {
    if (event.type === 'roundStarted' && event.round > 1) health.push({ round: state.round, health: healthIn(state) });
    add(count, event);
    apply(state, event);
  }
  health.push({ round: state.round, health: healthIn(state) });
  return {
    rounds: state.round,
    sides: count.sides,
    best: bySide((side) => foremost(state, count.dealt, side)),
    farthest: bySide((side) => foremost(state, count.walked, side)),
    health,
  };
}

function healthIn({ units }: SkirmishState): BySide<number> {
  return bySide((side) => units.reduce((sum, unit) => (unit.side === side ? sum + unit.health : sum), 0));
}

type Adding = { readonly [Type in SkirmishEvent['type']]?: (count: Count, event: EventOf<Type>) => void };

const goOneCell = ({ state, sides, walked }: Count, { unit }: { readonly unit: UnitId }): void => {
  sides[mustFindUnit(state, unit).side].walked += 1;
  more(walked, unit, 1);
};

/** Before the event happens to the state. */
const ADDING: Adding = {
  attacked: ({ state, sides }, { attacker, target, isReaction, outcome, chance }) => {
    const figures = sides[mustFindUnit(state, attacker).side];
    if (isReaction) figures.opportunity += 1;
    if (typeof target !== 'string') return;
    figures.attacks += 1;
    figures.hits += outcome === 'hit' || outcome === 'critical' ? 1 : 0;
    figures.expectedHits += chance.numerator / chance.denominator;
  },
  damaged: ({ state, sides, dealt }, { unit, amount, attacker }) => {
    const { side } = mustFindUnit(state, unit);
    sides[side].damageTaken += amount;
    const by = attacker === undefined ? null : mustFindUnit(state, attacker);
    // What bursts may hurt its own: that is no damage dealt.
    if (by === null || by.side === side) return;
    sides[by.side].damageDealt += amount;
    more(dealt, by.id, amount);
  },
  healed: ({ state, sides }, { unit, amount }) => {
    sides[mustFindUnit(state, unit).side].healed += amount;
  },
  fell: ({ state, sides }, { unit }) => {
    sides[opponentOf(mustFindUnit(state, unit).side)].felled += 1;
  },
  moved: goOneCell,
  stepped: goOneCell,
  controlCounted: ({ state, sides }, { counts }) => {
    for (const side of SIDES) if (counts[side] > state.counts[side]) sides[side].controlTurns += 1;
  },
};

function add(count: Count, event: SkirmishEvent): void {
  const row = ADDING[event.type] as ((count: Count, event: SkirmishEvent) => void) | undefined;
  row?.(count, event);
}

function more(amounts: Map<UnitId, number>, unit: UnitId, amount: number): void {
  amounts.set(unit, (amounts.get(unit) ?? 0) + amount);
}

/** The first of equals. */
function foremost(state: SkirmishState, amounts: ReadonlyMap<UnitId, number>, side: Side): Foremost | null {
  let found: Foremost | null = null;
  for (const { id, side: own } of state.units) {
    const amount = own === side ? (amounts.get(id) ?? 0) : 0;
    if (amount > (found?.amount ?? 0)) found = { unit: id, amount };
  }
  return found;
}
