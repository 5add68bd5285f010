import { findUnit, type StandsAt, type Unit, unitStandsAt } from '../units/unit';
import { countInRing, isPincer } from './pincer';

/** Document 001: how hard a target is pressed by the attacker's side, lightest first. */
export const PRESSURES = ['none', 'flanked', 'surrounded', 'overwhelmed'] as const;
export type Pressure = (typeof PRESSURES)[number];

export interface PressureRules {
  readonly flankedBonus: number;
  /** From how many units in the target's ring on. */
  readonly surroundedFrom: number;
  readonly surroundedBonus: number;
  readonly overwhelmedFrom: number;
  readonly overwhelmedBonus: number;
}

export interface PressureResult {
  readonly pressure: Pressure;
  readonly bonus: number;
  readonly unitsInRing: number;
}

/** Whether at least `from` units of a side stand in the ring around a cell. Allocates nothing. */
export function isSurrounded<Board>(
  board: Board,
  standsAt: StandsAt<Board>,
  side: string,
  x: number,
  y: number,
  from: number,
): boolean {
  return countInRing(board, standsAt, side, x, y) >= from;
}

/**
 * Ruling 26: only the highest one counts. Flanked asks for the attacker and an ally on opposite sides of the target; surrounded
 * and overwhelmed count the ring, so they help a distant attacker too.
 */
export function getPressure(
  units: readonly Unit[],
  rules: PressureRules,
  attackerId: string,
  targetId: string,
): PressureResult {
  const { side, position: from } = findUnit(units, attackerId);
  const { position: to } = findUnit(units, targetId);
  const unitsInRing = countInRing(units, unitStandsAt, side, to.x, to.y);
  const flanked = isPincer(units, unitStandsAt, side, from.x, from.y, to.x, to.y);
  const isPressedBy = (from: number): boolean => isSurrounded(units, unitStandsAt, side, to.x, to.y, from);
  const candidates: readonly PressureResult[] = [
    { pressure: 'none', bonus: 0, unitsInRing },
    { pressure: 'flanked', bonus: flanked ? rules.flankedBonus : 0, unitsInRing },
    { pressure: 'surrounded', bonus: isPressedBy(rules.surroundedFrom) ? rules.surroundedBonus : 0, unitsInRing },
    { pressure: 'overwhelmed', bonus: isPressedBy(rules.overwhelmedFrom) ? rules.overwhelmedBonus : 0, unitsInRing },
  ];
  return candidates.reduce((highest, candidate) => (candidate.bonus > highest.bonus ? candidate : highest));
}
