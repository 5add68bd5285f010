import type { Side } from '../../kernel/sides';
import type { Angle } from '../damage/angle';
import type { BattleEvent } from '../model/events';
import type { UnitId } from '../model/unit';

/** What one order takes from one card or castle, as much as the blows are worth: more than was left of it, if so. */
export interface Harm {
  /** Null is the castle. */
  readonly unit: UnitId | null;
  readonly damage: number;
  /** From where the blow itself comes; null for a castle and for what merely splashes over. */
  readonly angle: Angle | null;
}

/** What came over a side's castle and over each of its cards. `isOwn` knows the side's cards, also those that fell. */
export function harmsIn(events: readonly BattleEvent[], side: Side, isOwn: (unit: UnitId) => boolean): Harm[] {
  const harms = new Map<UnitId | null, Harm>();
  const add = (unit: UnitId | null, damage: number, angle: Angle | null): void => {
    const known = harms.get(unit);
    harms.set(unit, { unit, damage: damage + (known?.damage ?? 0), angle: angle ?? known?.angle ?? null });
  };
  for (const event of events) {
    if (event.type === 'castleStruck' && event.castle === side) add(null, event.damage, null);
    if (event.type === 'hurt' && isOwn(event.unit)) add(event.unit, event.damage, null);
    if (event.type === 'struck' && isOwn(event.target)) {
      add(event.target, event.damage, { arc: event.angle, reason: event.angleReason });
    }
  }
  return [...harms.values()];
}
