import { settleFalls } from '../abilities/fire';
import { hasFlag } from '../abilities/flags';
import { FLAG } from '../abilities/traits';
import { hasCell } from '../model/cellSet';
import type { Fighter } from '../model/fighter';
import { unitCell } from '../model/position';
import { emitBurned } from './emit/blows';
import { fall } from './fall';
import type { BattlePlay } from './play';

/** A hazard hurts whoever deploys or moves onto it, and at the start of the owner's turn; never whoever is shoved there. */
export function burn(play: BattlePlay, unit: Fighter): void {
  const { book, state } = play;
  if (!hasCell(state.ground.hazardous, unitCell(unit)) || hasFlag(state, unit, FLAG.ignoreHazard)) return;
  const damage = book.rules.hazardDamage;
  const health = Math.max(0, unit.health - damage);
  emitBurned(play, unit, damage, health);
  if (health === 0) fall(play, unit);
  settleFalls(play);
}
