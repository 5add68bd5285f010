import { cellNumber } from '../../core/geometry/grid';
import { isSamePosition, type Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import { isCovered } from '../ground/fieldSurvey';
import type { SkirmishPlay } from '../model/play';

/** A side learns what stands on some cells without seeing them: what an arrow has struck. */
export function learnCells(play: SkirmishPlay, side: Side, cells: readonly Position[]): void {
  const { state } = play;
  const memory = state.memory[side];
  if (memory === null) return;
  const isLearnt = (at: Position) => cells.some((cell) => isSamePosition(cell, at));
  const numbers = new Set(cells.map(({ x, y }) => cellNumber(state.ground, x, y)));
  const known = memory.ground;
  const kept = known.obstacles.filter(({ positions }) => !positions.some(isLearnt));
  const learnt = state.ground.obstacles
    .filter(({ positions }) => positions.some(isLearnt))
    .map((obstacle) => ({ ...obstacle, positions: obstacle.positions.filter(isLearnt) }));
  const areas = state.ground.areas.filter((area) => cells.some((at) => isCovered(area, at)));
  const ground = {
    ...known,
    areas: [...known.areas.filter(({ id }) => !areas.some((area) => area.id === id)), ...areas].sort(
      (a, b) => a.id - b.id,
    ),
    terrain: known.terrain.map((terrain, cell) =>
      numbers.has(cell) ? (state.ground.terrain[cell] ?? terrain) : terrain,
    ),
    elevation: known.elevation.map((level, cell) =>
      numbers.has(cell) ? (state.ground.elevation[cell] ?? level) : level,
    ),
    obstacles: [...kept, ...learnt].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
  const seen = memory.seen.map((isSeen, cell) => isSeen || numbers.has(cell));
  play.emit({ type: 'remembered', side, memory: { ...memory, ground, seen }, isNews: true });
}
