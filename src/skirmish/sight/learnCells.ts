import { cellNumber } from '../../core/geometry/grid';
import { isSamePosition, type Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import { isCovered } from '../ground/fieldSurvey';
import type { SkirmishPlay } from '../model/play';
import type { FieldGround, Memory } from '../model/state';

/** What a side knows once it has learnt what stands on some cells without seeing them: its spawn cells, what an arrow has struck. */
export function withCells(memory: Memory, truth: FieldGround, cells: readonly Position[]): Memory {
  const isLearnt = (at: Position) => cells.some((cell) => isSamePosition(cell, at));
  const numbers = new Set(cells.map(({ x, y }) => cellNumber(truth, x, y)));
  const known = memory.ground;
  const kept = known.obstacles.filter(({ positions }) => !positions.some(isLearnt));
  const learnt = truth.obstacles
    .filter(({ positions }) => positions.some(isLearnt))
    .map((obstacle) => ({ ...obstacle, positions: obstacle.positions.filter(isLearnt) }));
  const areas = truth.areas.filter((area) => cells.some((at) => isCovered(area, at)));
  const unlearnt = known.areas.filter(({ id }) => !areas.some((area) => area.id === id));
  const from = <Value>(before: readonly Value[], now: readonly Value[]) =>
    before.map((value, cell) => (numbers.has(cell) ? (now[cell] as Value) : value));
  const ground = {
    ...known,
    areas: [...unlearnt, ...areas].sort((a, b) => a.id - b.id),
    terrain: from(known.terrain, truth.terrain),
    elevation: from(known.elevation, truth.elevation),
    obstacles: [...kept, ...learnt].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
  return { ...memory, ground, seen: memory.seen.map((isSeen, cell) => isSeen || numbers.has(cell)) };
}

export function learnCells(play: SkirmishPlay, side: Side, cells: readonly Position[]): void {
  const memory = play.state.memory[side];
  if (memory === null) return;
  play.emit({ type: 'remembered', side, memory: withCells(memory, play.state.ground, cells), isNews: true });
}
