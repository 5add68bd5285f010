import { fire } from '../abilities/fire';
import { strikeOccasion } from '../abilities/occasion';
import { blowAtWall } from '../damage/blowAtCastle';
import { wallAt } from '../model/board';
import type { Fighter } from '../model/fighter';
import { terrainAt } from '../model/ground';
import { facingTowards, type Position } from '../model/position';
import { emitCellStruck } from './emit/blows';
import type { BattlePlay } from './play';

/** A blow at a wall that an ability raised; at 0 what lay under it comes back. */
export function attackCell(play: BattlePlay, unit: Fighter, at: Position): void {
  const { state, book } = play;
  const wall = wallAt(state, at);
  if (wall === undefined) throw new Error(`a wall at ${at.row}, ${at.col} was judged present but is not there`);
  const blow = blowAtWall(book, state, unit, play.explainsDamage);
  const health = Math.max(0, wall.health - blow.damage);
  const terrain = health === 0 ? wall.under : terrainAt(state.ground, at);
  emitCellStruck(play, unit, at, facingTowards(unit, at), blow, health, terrain);
  fire(play, unit.profile.parts.afterAttack, strikeOccasion(unit, 'cell'));
}
