/** Dice as JSON writes them: `2d6+1`. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}

/** What a file may ask for: the distribution of its sum is counted for every forecast. */
export const MOST_DICE = 10;
export const MOST_SIDES = 100;
/** Chances are exact fractions of throws: two kinds of dice and a hundred percent must stay below 2^53. */
const MOST_THROWS = 1_000_000;

const WRITTEN = /^(\d+)d(\d+)([+-]\d+)?$/;

export const NO_DICE: Dice = { count: 0, sides: 1, plus: 0 };

/** Null for what isn't dice, or for more than a file may ask for. */
export function parseDice(text: string): Dice | null {
  const match = WRITTEN.exec(text);
  if (match === null) return null;
  const [count, sides, plus] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  const isFew = count >= 1 && count <= MOST_DICE && sides >= 1 && sides <= MOST_SIDES && sides ** count <= MOST_THROWS;
  return isFew && Math.abs(plus) <= 999 ? { count, sides, plus } : null;
}

/** For dice that were checked when they were loaded. */
export function diceOf(text: string | undefined): Dice {
  if (text === undefined) return NO_DICE;
  const dice = parseDice(text);
  if (dice === null) throw new Error(`no dice: ${text}`);
  return dice;
}

/** How many of the equally likely throws give each sum, without `plus`: `ways[sum]`. */
export interface Distribution {
  readonly ways: readonly number[];
  readonly throws: number;
}

/** Counted by convolution. */
export function distributionOf({ count, sides }: Dice): Distribution {
  let ways: readonly number[] = [1];
  for (let die = 0; die < count; die++) ways = withDie(ways, sides);
  return { ways, throws: sides ** count };
}

function withDie(ways: readonly number[], sides: number): number[] {
  const more = Array.from({ length: ways.length + sides }, () => 0);
  for (const [sum, count] of ways.entries()) {
    for (let face = 1; face <= sides; face++) more[sum + face] = (more[sum + face] as number) + count;
  }
  return more;
}
