import { OPPONENT } from '../../kernel/sides';
import type { BattleEngine } from '../BattleEngine';
import type { Angle } from '../damage/angle';
import { unitById } from '../model/board';
import type { Goal } from '../model/goals';
import type { Order } from '../model/orders';
import type { Position } from '../model/position';
import type { BattleState } from '../model/state';
import type { UnitId } from '../model/unit';
import { imagine, type Observation } from '../view/observe';
import { coveredCells } from './coveredCells';
import { goalsAhead } from './goalsAhead';
import { harmsIn } from './harm';
import { type Stand, standsOf } from './stands';
import { isBlow, tryOut } from './tryOut';

/** The most that one enemy card could take from one target with the first orders of its turn. */
export interface ThreatBlow {
  readonly by: UnitId;
  /** Where it would strike from: where it stands, or where it would have gone first. */
  readonly from: Position;
  readonly damage: number;
  /** Null for a castle, and where the blow is aimed at a neighbour and only splashes over. */
  readonly angle: Angle | null;
  /** The very orders that do it, the blow last. */
  readonly orders: readonly Order[];
}

/**
 * All that could come over one target, the hardest first. `total` adds up what every enemy card could do for itself: it
 * is a reckoning of the worst, not a plan. Two of them may want the same cell, and a card that goes elsewhere may leave
 * a formation that another one counts on; together they could also do more, where one opens a pincer or a row for the
 * next. Cards that the enemy still holds are nobody's to foresee.
 */
export interface Threat {
  readonly blows: readonly ThreatBlow[];
  readonly total: number;
  /** The whole of it would be the end of the target. */
  readonly falls: boolean;
}

export interface Threats {
  /** Only those that something threatens. */
  readonly units: Readonly<Record<UnitId, Threat>>;
  /** Null when no blow can reach the castle. */
  readonly castle: Threat | null;
  /** By cell, row by row: the enemy cards that could strike a card of the viewer's standing there. */
  readonly cells: readonly (readonly UnitId[])[];
  /** The enemy's goals that its board could reach: by waiting, by a step or a blow, or by all blows at one card together. */
  readonly goals: readonly Goal[];
}

/**
 * What the enemy's board can do in its next turn, if the viewer ends the turn now; in the enemy's own turn, what it can
 * still do. Every number is a blow carried out on a copy of what the viewer may know.
 */
export function threatsTo(engine: BattleEngine, seen: Observation): Threats {
  const turn = enemyTurn(engine, seen);
  const stands = turn === null ? [] : standsOf(engine, turn);
  const worst = worstBlows(engine, seen, stands);
  const units = seen.units.flatMap(({ id, side }): [UnitId, Threat][] => {
    if (side !== seen.side || turn === null) return [];
    // Whom the turn's own course fells is not there any more when the enemy may strike.
    const threat = threatOf(worst.get(id), unitById(turn, id)?.health ?? 0);
    return threat.blows.length > 0 || threat.falls ? [[id, threat]] : [];
  });
  const castle = worst.get(null);
  const falling = units.flatMap(([id, { falls }]) => (falls ? [id] : []));
  return {
    units: Object.fromEntries(units),
    castle: castle === undefined || turn === null ? null : threatOf(castle, turn.castles[seen.side]),
    cells: coveredCells(engine.book, seen, stands),
    goals: goalsAhead(engine, seen, stands, falling),
  };
}

/** The position in which the enemy may act: by the engine's own end of turn, which brings healing, attrition and flags. */
function enemyTurn(engine: BattleEngine, seen: Observation): BattleState | null {
  if (seen.phase !== 'battle' || seen.winner !== null) return null;
  const now = imagine(seen);
  const turn = seen.turn === seen.side ? tryOut(engine, now, { type: 'endTurn' }).state : now;
  return turn.winner === null ? turn : null;
}

/** By target and by attacker; null is the castle. */
type Worst = Map<UnitId | null, Map<UnitId, ThreatBlow>>;

function worstBlows(engine: BattleEngine, seen: Observation, stands: readonly Stand[]): Worst {
  const own = new Set(seen.units.filter(({ side }) => side === seen.side).map(({ id }) => id));
  const isOwn = (unit: UnitId): boolean => own.has(unit);
  const worst: Worst = new Map();
  for (const { state, orders, acts } of stands) {
    for (const order of engine.legalOrders(state, OPPONENT[seen.side])) {
      const by = isBlow(order) && acts(order.unit) ? unitById(state, order.unit) : undefined;
      if (by === undefined) continue;
      for (const { unit, damage, angle } of harmsIn(tryOut(engine, state, order).events, seen.side, isOwn)) {
        const from = { row: by.row, col: by.col };
        keepWorse(worst, unit, { by: by.id, from, damage, angle, orders: [...orders, order] });
      }
    }
  }
  return worst;
}

/** Of equal blows the first stays: that from where the attacker stands comes before all others. */
function keepWorse(worst: Worst, target: UnitId | null, blow: ThreatBlow): void {
  const ofTarget = worst.get(target) ?? new Map<UnitId, ThreatBlow>();
  worst.set(target, ofTarget);
  if (blow.damage > (ofTarget.get(blow.by)?.damage ?? 0)) ofTarget.set(blow.by, blow);
}

function threatOf(blows: ReadonlyMap<UnitId, ThreatBlow> | undefined, health: number): Threat {
  const sorted = [...(blows?.values() ?? [])].sort((one, other) => other.damage - one.damage);
  const total = sorted.reduce((sum, { damage }) => sum + damage, 0);
  return { blows: sorted, total, falls: total >= health };
}
