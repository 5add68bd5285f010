import { cellNumber } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import { cellAt } from '../../core/ground/survey';
import type { Side } from '../../kernel/sides';
import { attackContext, PLAIN_ATTACK, weaponFor } from '../attack/attackContext';
import { attackOdds, obstacleOdds } from '../attack/odds';
import { entryDamageAt, fieldSurvey } from '../ground/fieldSurvey';
import { destructibleAt } from '../ground/obstacles';
import { endsOf } from '../maneuvers/ends';
import { maneuverOf } from '../maneuvers/judge';
import type { FieldBook } from '../model/book';
import { hasEffect } from '../model/maneuver';
import type { AttackOdds } from '../model/odds';
import type { ManeuverOrder, SkirmishOrder, Target } from '../model/orders';
import { abilityOf, profileOf } from '../model/profile';
import { findFieldUnit, isStandingUnit, type SkirmishState, type StandingUnit } from '../model/state';
import { movementLeft } from '../movement/economy';
import { costsAlong } from '../movement/findWays';
import { provokedBy } from '../movement/opportunity';
import { type Judged, ownUnit } from '../orders/judged';
import { movementAfterDisengaging, pathOf } from '../orders/move';
import { knownTo } from './knownTo';

/** A blow that a way provokes, before it is taken. */
export interface ProvokedForecast {
  readonly by: string;
  readonly at: Position;
  readonly odds: AttackOdds;
}

/** What an order would do by what its side knows. Pure: no die is rolled. */
export interface SkirmishForecast {
  readonly path: readonly Position[];
  readonly cost: number;
  readonly provoked: readonly ProvokedForecast[];
  /** What the known ground of the way does. */
  readonly damage: number;
  /** Cells on which one may slip, and with which chance in percent. */
  readonly slips: readonly { readonly at: Position; readonly percent: number }[];
  readonly attack: AttackOdds | null;
  readonly heals: number;
}

const NOTHING: SkirmishForecast = { path: [], cost: 0, provoked: [], damage: 0, slips: [], attack: null, heals: 0 };

/** Whether it is legal is asked elsewhere; of what isn't, nothing is foretold. */
export function forecast(book: FieldBook, state: SkirmishState, side: Side, order: SkirmishOrder): SkirmishForecast {
  return forecastKnown({ book, state: knownTo(book, state, side), side }, order);
}

function forecastKnown(judged: Judged, order: SkirmishOrder): SkirmishForecast {
  const { book, state } = judged;
  const unit = 'unit' in order ? ownUnit(judged, order.unit) : null;
  if (unit === null) return NOTHING;
  if (order.type === 'attack') return { ...NOTHING, attack: oddsAt(judged, unit, order.target) };
  if (order.type === 'maneuver') return forecastManeuver(judged, unit, order);
  if (order.type === 'step') return forecastWay(judged, unit, [order.to], false);
  if (order.type === 'move') {
    return forecastWay(judged, unit, pathOf(judged, unit, order, movementLeft(book, state, unit)), true);
  }
  if (order.type === 'disengage') {
    return forecastWay(judged, unit, pathOf(judged, unit, order, movementAfterDisengaging(judged, unit)), false);
  }
  return order.type === 'heal' ? { ...NOTHING, heals: healing(judged, unit, order.target) } : NOTHING;
}

function healing({ book, state }: Judged, unit: StandingUnit, target: string): number {
  const patient = findFieldUnit(state, target);
  const amount = abilityOf(profileOf(book, unit.kind).kind, 'heal')?.amount ?? 0;
  return patient === null ? 0 : Math.min(amount, profileOf(book, patient.kind).fullHealth - patient.health);
}

function oddsAt({ book, state }: Judged, unit: StandingUnit, target: Target): AttackOdds | null {
  if (typeof target !== 'string') {
    const profile = profileOf(book, unit.kind);
    const hitPoints = destructibleAt(state.ground, target)?.hitPoints;
    const weapon = weaponFor(profile, unit.position, target);
    return hitPoints === undefined ? null : obstacleOdds(book, profile.kind, weapon, hitPoints);
  }
  const enemy = findFieldUnit(state, target);
  if (enemy === null || !isStandingUnit(enemy)) return null;
  return attackOdds(attackContext(book, state, unit, enemy, PLAIN_ATTACK));
}

/** Each blow at the cell that is left, with the facing that the mover has there. */
function forecastWay(
  judged: Judged,
  unit: StandingUnit,
  path: readonly Position[],
  isProvoking: boolean,
): SkirmishForecast {
  const { book, state } = judged;
  const survey = fieldSurvey(book, state.ground);
  const provoked: ProvokedForecast[] = [];
  const spent = new Set<string>();
  let from = unit.position;
  for (const to of path) {
    const mover = { ...unit, position: from };
    for (const enemy of isProvoking ? provokedBy(book, state, mover, from, to) : []) {
      if (spent.has(enemy.id)) continue;
      spent.add(enemy.id);
      const moved = { ...state, units: state.units.map((other) => (other.id === unit.id ? mover : other)) };
      const odds = attackOdds(attackContext(book, moved, enemy, mover, { ...PLAIN_ATTACK, isReaction: true }));
      provoked.push({ by: enemy.id, at: from, odds });
    }
    from = to;
  }
  const slips = path.flatMap((at) => {
    const percent = cellAt(survey, at.x, at.y).slipPercent;
    return percent > 0 ? [{ at, percent }] : [];
  });
  const damage = path.reduce((sum, at) => sum + entryDamageAt(survey, at), 0);
  const cost = costsAlong(book, state, unit, path).costs.reduce((sum, each) => sum + each, 0);
  return { ...NOTHING, path, cost, provoked, damage, slips };
}

function forecastManeuver(judged: Judged, unit: StandingUnit, order: ManeuverOrder): SkirmishForecast {
  const { book, state } = judged;
  const maneuver = maneuverOf(judged, unit, order.maneuver);
  if (maneuver === null) return NOTHING;
  const enemy = order.target === undefined ? null : findFieldUnit(state, order.target);
  const target = enemy !== null && isStandingUnit(enemy) ? enemy : null;
  const { to } = order;
  const ends =
    to === undefined ? undefined : endsOf(judged, unit, maneuver, target).get(cellNumber(state.ground, to.x, to.y));
  const path = order.path ?? ends ?? [];
  const isProvoking = !hasEffect(maneuver, 'no_opportunity_attacks');
  const isWalked = maneuver.type !== 'leap' && maneuver.type !== 'teleport';
  const way = path.length > 0 && isWalked ? forecastWay(judged, unit, path, isProvoking) : { ...NOTHING, path };
  if (!maneuver.attack || target === null) return way;
  const attacker = { ...unit, position: path.at(-1) ?? unit.position };
  const moved = { ...state, units: state.units.map((other) => (other.id === unit.id ? attacker : other)) };
  return { ...way, attack: attackOdds(attackContext(book, moved, attacker, target, { isReaction: false, maneuver })) };
}
