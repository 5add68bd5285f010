import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * Chance is state: a stream is the plain numbers of its generator, kept where it is used, so that a saved battle goes on
 * with the very draws it would have had.
 */
export type Stream = readonly number[];

/** One stream per purpose: a draw for an animation or for an opponent must never change the next draw of the rules. */
export const PURPOSES = ['rules', 'lot', 'ground', 'ai', 'cosmetics'] as const;
export type Purpose = (typeof PURPOSES)[number];

const PURPOSE_SALT: Readonly<Record<Purpose, number>> = {
  rules: 0x52554c45,
  lot: 0x4c4f5421,
  ground: 0x47524e44,
  ai: 0x41493031,
  cosmetics: 0x434f534d,
};

export function openStream(seed: number, purpose: Purpose): Stream {
  const salted = Math.imul((seed | 0) ^ PURPOSE_SALT[purpose], 0x9e3779b1) ^ PURPOSE_SALT[purpose];
  return xoroshiro128plus(salted).getState();
}

/** A whole number from `low` to `high`, both included, and the stream after the draw. */
export function drawInteger(stream: Stream, low: number, high: number): readonly [number, Stream] {
  const generator = xoroshiro128plusFromState(stream);
  const drawn = uniformInt(generator, low, high);
  return [drawn, generator.getState()];
}

/** A shuffled copy (Fisher–Yates) and the stream after all its draws. */
export function shuffled<Item>(stream: Stream, items: readonly Item[]): readonly [Item[], Stream] {
  const generator = xoroshiro128plusFromState(stream);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    const moved = order[last] as Item;
    order[last] = order[other] as Item;
    order[other] = moved;
  }
  return [order, generator.getState()];
}
