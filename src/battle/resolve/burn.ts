import { settleFalls } from '../abilities/fire';
import { FLAG, hasFlag, unitTraits } from '../abilities/traits';
import { hasCell } from '../cellSet';
import { groundOf } from '../ground';
import { falls } from '../happenings';
import type { BattlePlay } from '../play';
import { type Unit, unitCell } from '../unit';

/** A hazard hurts whoever deploys or moves onto it, and at the start of the owner's turn; never whoever is shoved there. */
export function burn(play: BattlePlay, unit: Unit): void {
  const { book, state, emit } = play;
  if (!hasCell(groundOf(book, state.ground).hazardous, unitCell(unit))) return;
  if (hasFlag(unitTraits(book, unit), state, unit, FLAG.ignoreHazard)) return;
  const damage = book.rules.hazardDamage;
  const health = Math.max(0, unit.health - damage);
  emit({ type: 'burned', unit: unit.id, damage, health });
  if (health === 0) falls(play, unit);
  settleFalls(play);
}
