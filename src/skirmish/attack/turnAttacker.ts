import type { Position } from '../../core/geometry/position';
import { checkFormations } from '../formations/integrity';
import { facingTowards } from '../model/facing';
import type { SkirmishPlay } from '../model/play';
import { mustFindUnit, type UnitId } from '../model/state';
import { reveal } from '../sight/updateKnowledge';

/** Who strikes is seen, and faces its target; a formation may not bear its turning. */
export function turnAttacker(play: SkirmishPlay, attacker: UnitId, at: Position): void {
  reveal(play, attacker);
  const unit = mustFindUnit(play.state, attacker);
  const { facing } = play.book.rules;
  if (facing === undefined || unit.position === null) return;
  const direction = facingTowards(facing, unit.position, at);
  if (direction === unit.facing) return;
  play.emit({ type: 'faced', unit: attacker, direction });
  checkFormations(play, [attacker]);
}
