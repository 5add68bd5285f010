import { checkFormations } from '../formations/integrity';
import type { HurtBy } from '../model/events';
import type { SkirmishPlay } from '../model/play';
import { mustFindUnit, type UnitId } from '../model/state';
import { reveal } from '../sight/updateKnowledge';

/** Takes health; whoever has none left falls and leaves the board. What hurts a hidden unit shows it. */
export function hurt(play: SkirmishPlay, unit: UnitId, damage: number, by: HurtBy, attacker?: UnitId): void {
  const { health, position } = mustFindUnit(play.state, unit);
  const amount = Math.min(health, damage);
  if (amount <= 0 || position === null) return;
  play.emit({ type: 'damaged', unit, amount, by, ...(attacker !== undefined && { attacker }) });
  if (health > amount) {
    reveal(play, unit);
    return;
  }
  play.emit({ type: 'fell', unit, at: position });
  checkFormations(play, [unit]);
}
