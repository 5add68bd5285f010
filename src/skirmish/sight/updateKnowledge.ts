import { SIDES, type Side } from '../../kernel/sides';
import type { SkirmishPlay } from '../model/play';
import { isStandingUnit, type Memory, mustFindUnit } from '../model/state';
import { isSameGround, lookAround } from './memory';
import { enemiesInRing, visibleEnemies } from './visible';

/** After whatever may change who sees what: hidden units that somebody stands beside are revealed, and each side looks around. */
export function updateKnowledge(play: SkirmishPlay): void {
  revealNeighbours(play);
  if (play.state.phase === 'deployment') return;
  for (const side of SIDES) updateMemory(play, side);
}

function revealNeighbours(play: SkirmishPlay): void {
  for (const unit of play.state.units) {
    if (unit.isHidden && isStandingUnit(unit) && enemiesInRing(play.state, unit).length > 0) reveal(play, unit.id);
  }
}

export function reveal(play: SkirmishPlay, unit: string): void {
  if (mustFindUnit(play.state, unit).isHidden) play.emit({ type: 'revealed', unit });
}

function updateMemory(play: SkirmishPlay, side: Side): void {
  const { book, state } = play;
  const before = state.memory[side];
  if (before === null) return;
  const looked = lookAround(book, state, side, before);
  const ground = isSameGround(before.ground, looked.ground) ? before.ground : looked.ground;
  const enemies = visibleEnemies(book, state, side);
  const visible = enemies.map(({ id }) => id);
  const appeared = visible.filter((id) => !before.visible.includes(id));
  const lost = before.visible.filter((id) => !visible.includes(id));
  const met = { ...before.met };
  for (const { id, kind, health } of enemies) met[id] = { kind, health, round: state.round };
  const memory: Memory = { ...looked, ground, visible, met };
  const isWider = memory.seen.some((isSeen, cell) => isSeen !== before.seen[cell]);
  const isMore = isWider || ground !== before.ground || memory.traps !== before.traps || appeared.length > 0;
  if (!isMore && lost.length === 0 && enemies.every(({ id, health }) => before.met[id]?.health === health)) return;
  play.emit({ type: 'remembered', side, memory, isNews: isMore && side === state.turn });
  for (const unit of appeared) play.emit({ type: 'sighted', side, unit });
  for (const unit of lost) play.emit({ type: 'lostSight', side, unit });
}
