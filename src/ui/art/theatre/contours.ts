import { type Command, commandsOf } from './pathCommands';
import { tenth } from './pen';

export interface Contour {
  /** Begins with an absolute M. */
  readonly d: string;
  /** Its corners, and two points of each bow. */
  readonly corners: readonly Corner[];
}

export type Corner = readonly [number, number];

interface OpenContour {
  d: string;
  readonly corners: Corner[];
}

/** The closed contours of a path. */
export function contoursOf(d: string): Contour[] {
  const found: OpenContour[] = [];
  let at: Corner = [0, 0];
  let start = at;
  let current: OpenContour | null = null;
  for (const command of commandsOf(d)) {
    const kind = command.letter.toLowerCase();
    if (kind === 'z') {
      if (current !== null) current.d += 'z';
      at = start;
      current = null;
      continue;
    }
    const end = endOf(command, at);
    if (kind === 'm' || current === null) {
      start = kind === 'm' ? end : at;
      current = { d: `M${tenth(start[0])} ${tenth(start[1])}`, corners: [start] };
      found.push(current);
    }
    if (kind !== 'm') {
      current.corners.push(...bowPoints(command, at), end);
      current.d += command.letter + command.numbers.map(tenth).join(' ');
    }
    at = end;
  }
  return found;
}

/** Where relative numbers count from. */
function originOf(letter: string, at: Corner): Corner {
  return letter === letter.toLowerCase() ? at : [0, 0];
}

function endOf({ letter, numbers }: Command, at: Corner): Corner {
  const [fromX, fromY] = originOf(letter, at);
  const kind = letter.toLowerCase();
  if (kind === 'h') return [fromX + (numbers[0] ?? 0), at[1]];
  if (kind === 'v') return [at[0], fromY + (numbers[0] ?? 0)];
  return [fromX + (numbers.at(-2) ?? 0), fromY + (numbers.at(-1) ?? 0)];
}

/** Two points of a cubic bow, so that what is round is not taken for a line. */
function bowPoints({ letter, numbers }: Command, at: Corner): Corner[] {
  if (letter.toLowerCase() !== 'c') return [];
  const [fromX, fromY] = originOf(letter, at);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  return [0.33, 0.66].map((t): Corner => {
    const u = 1 - t;
    const bow = (from: number, one: number, other: number, to: number): number =>
      u * u * u * from + 3 * u * u * t * one + 3 * u * t * t * other + t * t * t * to;
    return [bow(at[0], fromX + a, fromX + c, fromX + e), bow(at[1], fromY + b, fromY + d, fromY + f)];
  });
}
