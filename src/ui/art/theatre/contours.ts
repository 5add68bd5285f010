import { tenth } from './pen';

export interface Contour {
  /** Begins with an absolute M. */
  readonly d: string;
  /** Its corners, and two points of each bow. */
  readonly corners: readonly Corner[];
}

export type Corner = readonly [number, number];

/** How many numbers follow each command of a path. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

function* commandsOf(d: string): Generator<Command> {
  const tokens = d.match(/[a-z]|-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/gi) ?? [];
  let letter = '';
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    if (/[a-z]/i.test(token)) {
      letter = token;
      at++;
    }
    const isArc = letter.toLowerCase() === 'a';
    const numbers: number[] = [];
    const wanted = ARITY[letter.toLowerCase()] ?? 0;
    if (wanted === 0 && letter.toLowerCase() !== 'z') return;
    while (numbers.length < wanted) {
      const next = tokens[at];
      if (next === undefined) return;
      // Flags of an arc may be glued to what follows.
      if (isArc && (numbers.length === 3 || numbers.length === 4) && next.length > 1) {
        numbers.push(Number(next[0]));
        tokens[at] = next.slice(1);
      } else {
        numbers.push(Number(next));
        at++;
      }
    }
    yield { letter, numbers };
    // Pairs after a move are lines.
    if (letter === 'm') letter = 'l';
    if (letter === 'M') letter = 'L';
  }
}

/** The closed contours of a path. */
export function contoursOf(d: string): Contour[] {
  const found: { d: string; corners: Corner[] }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let isOpen = false;
  const begin = (): void => {
    found.push({ d: `M${tenth(x)} ${tenth(y)}`, corners: [[x, y]] });
    isOpen = true;
  };
  for (const { letter, numbers } of commandsOf(d)) {
    const kind = letter.toLowerCase();
    const [fromX, fromY] = letter === kind ? [x, y] : [0, 0];
    if (kind === 'm') {
      [x, y] = [fromX + (numbers[0] ?? 0), fromY + (numbers[1] ?? 0)];
      [startX, startY] = [x, y];
      begin();
      continue;
    }
    if (!isOpen) begin();
    const current = found.at(-1);
    if (current === undefined) continue;
    if (kind === 'z') {
      current.d += 'z';
      [x, y] = [startX, startY];
      isOpen = false;
      continue;
    }
    if (kind === 'c') current.corners.push(...bowPoints([x, y], [fromX, fromY], numbers));
    if (kind === 'h') x = fromX + (numbers[0] ?? 0);
    else if (kind === 'v') y = fromY + (numbers[0] ?? 0);
    else [x, y] = [fromX + (numbers.at(-2) ?? 0), fromY + (numbers.at(-1) ?? 0)];
    current.corners.push([x, y]);
    current.d += letter + numbers.map(tenth).join(' ');
  }
  return found;
}

function bowPoints([x, y]: Corner, [fromX, fromY]: Corner, numbers: readonly number[]): Corner[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  return [0.33, 0.66].map((t): Corner => {
    const u = 1 - t;
    const bow = (from: number, one: number, other: number, to: number): number =>
      u * u * u * from + 3 * u * u * t * one + 3 * u * t * t * other + t * t * t * to;
    return [bow(x, fromX + a, fromX + c, fromX + e), bow(y, fromY + b, fromY + d, fromY + f)];
  });
}
