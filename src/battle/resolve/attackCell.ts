import { fire } from '../abilities/fire';
import { strikeOccasion } from '../abilities/occasion';
import { unitTraits } from '../abilities/traits';
import { wallAt } from '../board';
import { blowAtWall } from '../damage/blowAtCastle';
import type { BattlePlay } from '../play';
import { cellOf, facingTowards, type Position } from '../position';
import { OPEN_TERRAIN } from '../state';
import type { Unit } from '../unit';

/** A blow at a wall that an ability raised; at 0 what lay under it comes back. */
export function attackCell(play: BattlePlay, unit: Unit, at: Position): void {
  const { state, book, emit, watched } = play;
  const wall = wallAt(state, at);
  if (wall === undefined) throw new Error(`a wall at ${at.row}, ${at.col} was judged present but is not there`);
  const { damage, arithmetic } = blowAtWall(book, state, unit, watched);
  const health = Math.max(0, wall.health - damage);
  const standing = state.ground[cellOf(at)] ?? OPEN_TERRAIN;
  const terrain = health === 0 ? wall.under : standing;
  const facing = facingTowards(unit, at);
  const place = { row: at.row, col: at.col };
  emit({ type: 'cellStruck', unit: unit.id, at: place, facing, damage, health, terrain, arithmetic });
  fire(play, unitTraits(book, unit).parts.afterAttack, strikeOccasion(unit, 'cell'));
}
