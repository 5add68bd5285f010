import type { Draw } from './playout';

/** Marsaglia's xorshift, for those who draw by the million; the seed must not be 0. */
export function openDraw(seed: number): Draw {
  let state = seed;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
}
