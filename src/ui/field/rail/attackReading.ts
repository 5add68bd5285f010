import type { Position } from '../../../core/geometry/position';
import { type AttackContext, type AttackManner, attackContext } from '../../../skirmish/attack/attackContext';
import { type Resolution, resolutionOf } from '../../../skirmish/attack/resolution';
import type { FieldBook } from '../../../skirmish/model/book';
import type { AttackModifier, AttackOdds } from '../../../skirmish/model/odds';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { findFieldUnit, isStandingUnit, type SkirmishState, type StandingUnit } from '../../../skirmish/model/state';
import type { ProvokedForecast, SkirmishForecast } from '../../../skirmish/view/forecast';

/** An attack before its dice, with how they decide. */
export interface AttackReading {
  readonly context: AttackContext;
  readonly odds: AttackOdds;
  readonly resolution: Resolution;
}

/** The attack of an order; null for an attack at an obstacle, which needs no dice, and for orders without an attack. */
export function readAttack(
  book: FieldBook,
  field: SkirmishState,
  order: SkirmishOrder,
  { attack, path }: SkirmishForecast,
): AttackReading | null {
  if (attack === null || (order.type !== 'attack' && order.type !== 'maneuver')) return null;
  const unit = standing(field, order.unit);
  const target = typeof order.target === 'string' ? standing(field, order.target) : null;
  if (unit === null || target === null) return null;
  const maneuver = order.type === 'maneuver' ? (book.maneuvers[order.maneuver] ?? null) : null;
  const attacker = { ...unit, position: path.at(-1) ?? unit.position };
  return read(book, field, attacker, target, attacker, { isReaction: false, maneuver }, attack);
}

/** A blow at somebody who leaves a cell. */
export function readBlow(
  book: FieldBook,
  field: SkirmishState,
  mover: StandingUnit,
  { by, at, odds }: ProvokedForecast,
): AttackReading | null {
  const enemy = standing(field, by);
  const leaving = { ...mover, position: at };
  return enemy === null ? null : read(book, field, enemy, leaving, leaving, { isReaction: true, maneuver: null }, odds);
}

function read(
  book: FieldBook,
  field: SkirmishState,
  attacker: StandingUnit,
  target: StandingUnit,
  moved: StandingUnit,
  manner: AttackManner,
  odds: AttackOdds,
): AttackReading {
  const units = field.units.map((unit) => (unit.id === moved.id ? moved : unit));
  const context = attackContext(book, { ...field, units }, attacker, target, manner);
  return { context, odds, resolution: resolutionOf(context, odds.modifiers) };
}

function standing(field: SkirmishState, id: string): StandingUnit | null {
  const unit = findFieldUnit(field, id);
  return unit !== null && isStandingUnit(unit) ? unit : null;
}

/** What makes it harder to hit: cover, distance, a guard. */
export function hindrancesOf({ modifiers }: AttackOdds): readonly AttackModifier[] {
  return modifiers.filter(({ sort, value }) => (sort === 'accuracy' && value < 0) || (sort === 'defense' && value > 0));
}

/** How the same dice would decide with nothing in the way. */
export function unhindered({ context, odds }: AttackReading): Resolution {
  const hindrances = hindrancesOf(odds);
  return resolutionOf(
    context,
    odds.modifiers.filter((modifier) => !hindrances.includes(modifier)),
  );
}

/** Where an order's attack comes from and goes to. */
export function cellsOf({ context }: AttackReading): { readonly from: Position; readonly to: Position } {
  return { from: context.attacker.position, to: context.target.position };
}
