import { lookUp } from '../../../kernel/dispatch';
import { unitAt } from '../../model/board';
import type { Book, TerrainId } from '../../model/book';
import { cellOf, type Position } from '../../model/position';
import { OPEN_TERRAIN } from '../../model/state';
import { emitGroundChanged } from '../../resolve/emit/ground';
import type { BattlePlay } from '../../resolve/play';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';
import { ANY_TERRAIN, type TERRAIN_PLACES } from '../vocabulary';

/** A terrain that isn't in the table stays as it is. Nobody is walled in: an occupied cell never becomes one that blocks. */
export function setTerrain(play: BattlePlay, part: Part<'setTerrain'>, occasion: Occasion): void {
  const { book, state } = play;
  const { at: place, change, health = null } = part.with;
  const at = PLACE[place](occasion);
  if (at === null) return;
  const from = state.ground.terrain[cellOf(at)] ?? OPEN_TERRAIN;
  const to = lookUp(change, from) ?? lookUp(change, ANY_TERRAIN) ?? from;
  if (to === from || (blocks(book, to) && unitAt(state, at) !== undefined)) return;
  emitGroundChanged(play, at, from, to, health, occasion.bearer.id, part.ability);
}

function blocks({ terrains }: Book, terrain: TerrainId): boolean {
  return terrains.some(({ id, blocksMovement }) => id === terrain && blocksMovement === true);
}

const PLACE: { readonly [Place in (typeof TERRAIN_PLACES)[number]]: (occasion: Occasion) => Position | null } = {
  self: ({ bearer }) => ({ row: bearer.row, col: bearer.col }),
  other: ({ other }) => other && { row: other.row, col: other.col },
  named: ({ named }) => named,
};
