import { terrainAt } from '../../model/ground';
import { emitGroundChanged } from '../../resolve/emit/ground';
import type { BattlePlay } from '../../resolve/play';
import { cellChanged, terrainAfter } from '../changes';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** A terrain that isn't in the table stays as it is. */
export function setTerrain(play: BattlePlay, part: Part<'setTerrain'>, occasion: Occasion): void {
  const { book, state } = play;
  const { at: place, health = null } = part.with;
  const at = cellChanged(place, occasion);
  const to = at && terrainAfter(book, state, part.with, at);
  if (at === null || to === null) return;
  const from = terrainAt(state.ground, at);
  emitGroundChanged(play, at, from, to, health, occasion.bearer.id, part.ability);
}
