export interface Command {
  /** Small letters are relative. */
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** How many numbers follow each command of a path. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const SEGMENT = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi;
const NUMBER = String.raw`-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?`;
const BETWEEN = '[ ,]*';
/** Two radii and a turn, two flags that may be glued to what follows, and a point. */
const ARC = new RegExp(
  [NUMBER, NUMBER, NUMBER, '[01]', '[01]', NUMBER, NUMBER].map((part) => `(${part})`).join(BETWEEN),
  'gi',
);
const NUMBERS = new RegExp(NUMBER, 'gi');

/** The commands of a path one by one; pairs after a move are lines. */
export function* commandsOf(d: string): Generator<Command> {
  for (const [, letter = '', rest = ''] of d.matchAll(SEGMENT)) {
    const arity = ARITY[letter.toLowerCase()] ?? 0;
    if (arity === 0) yield { letter, numbers: [] };
    const numbers = numbersOf(letter, rest);
    for (let at = 0; arity > 0 && at + arity <= numbers.length; at += arity) {
      yield { letter: at === 0 ? letter : afterFirst(letter), numbers: numbers.slice(at, at + arity) };
    }
  }
}

function numbersOf(letter: string, text: string): number[] {
  if (letter.toLowerCase() !== 'a') return (text.match(NUMBERS) ?? []).map(Number);
  return [...text.matchAll(ARC)].flatMap(([, ...parts]) => parts.map(Number));
}

function afterFirst(letter: string): string {
  if (letter === 'm') return 'l';
  return letter === 'M' ? 'L' : letter;
}
