import type { Position } from './position';

/** Clockwise from the top of the board. */
export const DIRECTIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type ByDirection<Value> = { readonly [D in Direction]: Value };

export const STEPS: ByDirection<Position> = {
  north: { x: 0, y: -1 },
  northeast: { x: 1, y: -1 },
  east: { x: 1, y: 0 },
  southeast: { x: 1, y: 1 },
  south: { x: 0, y: 1 },
  southwest: { x: -1, y: 1 },
  west: { x: -1, y: 0 },
  northwest: { x: -1, y: -1 },
};

const OPPOSITES: ByDirection<Direction> = {
  north: 'south',
  northeast: 'southwest',
  east: 'west',
  southeast: 'northwest',
  south: 'north',
  southwest: 'northeast',
  west: 'east',
  northwest: 'southeast',
};

const ARROWS: ByDirection<string> = {
  north: '↑',
  northeast: '↗',
  east: '→',
  southeast: '↘',
  south: '↓',
  southwest: '↙',
  west: '←',
  northwest: '↖',
};

const OCTANTS: ByDirection<number> = {
  north: 0,
  northeast: 1,
  east: 2,
  southeast: 3,
  south: 4,
  southwest: 5,
  west: 6,
  northwest: 7,
};

export function getOpposite(direction: Direction): Direction {
  return OPPOSITES[direction];
}

export function getArrow(direction: Direction): string {
  return ARROWS[direction];
}

/** The angle between two directions in steps of 45°: 0 to 4. */
export function octantsBetween(a: Direction, b: Direction): number {
  const apart = Math.abs(OCTANTS[a] - OCTANTS[b]);
  return Math.min(apart, 8 - apart);
}

export function isOpposite(a: Direction, b: Direction): boolean {
  return OPPOSITES[a] === b;
}

/** 45° apart; a direction is not adjacent to itself. */
export function isAdjacentDirection(a: Direction, b: Direction): boolean {
  return octantsBetween(a, b) === 1;
}
