import { drawInteger, openStream, shuffled } from '../../src/kernel/chance';

/** Draws for tests: the same seed gives the same draws on any machine. */
export interface Dice {
  /** A whole number from 0 to one below `count`. */
  below(count: number): number;
  /** True in so many cases of a hundred. */
  chance(percent: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

export function openDice(seed: number): Dice {
  let stream = openStream(seed, 'cosmetics');
  const below = (count: number): number => {
    const [drawn, after] = drawInteger(stream, 0, count - 1);
    stream = after;
    return drawn;
  };
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (items) => {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[below(items.length)] as (typeof items)[number];
    },
    shuffle: (items) => {
      const [order, after] = shuffled(stream, items);
      stream = after;
      return order;
    },
  };
}
