import { positionOfCell } from '../../core/geometry/grid';
import { chebyshev, isSamePosition } from '../../core/geometry/position';
import type { Obstacle } from '../../core/ground/obstacle';
import type { Side } from '../../kernel/sides';
import { isCovered } from '../ground/fieldSurvey';
import { isTrap } from '../ground/obstacles';
import type { FieldBook } from '../model/book';
import type { FieldArea, FieldGround, Memory, SkirmishState } from '../model/state';
import { unitsOf } from '../model/state';
import { seenCells } from './visible';

const PLAIN = 'normal';

/** Nothing is known but how large the board is. */
export function blankMemory({ width, height }: FieldGround): Memory {
  const size = width * height;
  return {
    seen: Array.from({ length: size }, () => false),
    ground: {
      width,
      height,
      terrain: Array.from({ length: size }, () => PLAIN),
      elevation: Array.from({ length: size }, () => 0),
      obstacles: [],
      areas: [],
    },
    traps: [],
    met: {},
    visible: [],
  };
}

/** A side's memory with what it sees now: terrain, obstacles and areas as last seen, traps once one of its units was beside. */
export function lookAround(book: FieldBook, state: SkirmishState, side: Side, memory: Memory): Memory {
  const now = seenCells(book, state, side);
  const traps = foundTraps(book, state, side, memory);
  const truth = state.ground;
  const isNow = ({ x, y }: { readonly x: number; readonly y: number }) => now[y * truth.width + x] === true;
  const known = memory.ground;
  const isKnowable = (obstacle: Obstacle) => !isTrap(book, obstacle) || traps.includes(obstacle.id);
  const kept = partsOf(known.obstacles, (at) => !isNow(at));
  const seen = partsOf(truth.obstacles.filter(isKnowable), isNow);
  return {
    ...memory,
    seen: memory.seen.map((before, cell) => before || now[cell] === true),
    ground: {
      ...known,
      terrain: known.terrain.map((before, cell) => (now[cell] === true ? (truth.terrain[cell] as string) : before)),
      elevation: known.elevation.map((before, cell) =>
        now[cell] === true ? (truth.elevation[cell] as number) : before,
      ),
      obstacles: joined(seen, kept),
      areas: knownAreas(known.areas, truth.areas, now, truth),
    },
    traps,
  };
}

/** The cells of obstacles that satisfy a condition; one without any is left out. */
function partsOf(
  obstacles: readonly Obstacle[],
  holds: (at: Obstacle['positions'][number]) => boolean,
): readonly Obstacle[] {
  return obstacles
    .map((obstacle) => ({ ...obstacle, positions: obstacle.positions.filter(holds) }))
    .filter(({ positions }) => positions.length > 0);
}

/** An obstacle of several cells of which some are seen now has the hit points that are seen now. */
function joined(seen: readonly Obstacle[], kept: readonly Obstacle[]): readonly Obstacle[] {
  const alone = kept.filter(({ id }) => !seen.some((other) => other.id === id));
  const together = seen.map((obstacle) => {
    const rest = kept.find(({ id }) => id === obstacle.id);
    return rest === undefined ? obstacle : { ...obstacle, positions: [...obstacle.positions, ...rest.positions] };
  });
  return [...together, ...alone].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** An area is known while one of its cells is seen, and as long as no look at all of it shows that it is gone. */
function knownAreas(
  known: readonly FieldArea[],
  truth: readonly FieldArea[],
  now: readonly boolean[],
  ground: FieldGround,
): readonly FieldArea[] {
  const isSeen = (area: FieldArea) => now.some((isNow, cell) => isNow && isCovered(area, positionOfCell(ground, cell)));
  const seen = truth.filter(isSeen);
  const unseen = known.filter((area) => !seen.some(({ id }) => id === area.id) && !isSeen(area));
  return [...seen, ...unseen].sort((a, b) => a.id - b.id);
}

/** A trap is found by whoever stands in its ring. */
function foundTraps(book: FieldBook, state: SkirmishState, side: Side, { traps }: Memory): readonly string[] {
  const units = unitsOf(state, side);
  const isBeside = (obstacle: Obstacle) =>
    obstacle.positions.some((place) => units.some(({ position }) => chebyshev(position, place) <= 1));
  const found = state.ground.obstacles.filter(
    (obstacle) => isTrap(book, obstacle) && !traps.includes(obstacle.id) && isBeside(obstacle),
  );
  return found.length === 0 ? traps : [...traps, ...found.map(({ id }) => id)].sort();
}

export function isSameGround(a: FieldGround, b: FieldGround): boolean {
  const isSameList = <Item>(one: readonly Item[], other: readonly Item[], isSame: (x: Item, y: Item) => boolean) =>
    one.length === other.length && one.every((item, index) => isSame(item, other[index] as Item));
  const isSameObstacle = (one: Obstacle, other: Obstacle) =>
    one.id === other.id &&
    one.hitPoints === other.hitPoints &&
    isSameList(one.positions, other.positions, isSamePosition);
  return (
    isSameList(a.terrain, b.terrain, (x, y) => x === y) &&
    isSameList(a.elevation, b.elevation, (x, y) => x === y) &&
    isSameList(a.obstacles, b.obstacles, isSameObstacle) &&
    isSameList(a.areas, b.areas, (x, y) => x.id === y.id && x.rounds === y.rounds)
  );
}
