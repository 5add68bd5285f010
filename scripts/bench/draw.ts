import type { Draw } from '../../src/ai/playout';

/** Marsaglia's xorshift: fast enough not to be what is measured. */
export function openDraw(seed: number): Draw {
  let state = seed;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
}
