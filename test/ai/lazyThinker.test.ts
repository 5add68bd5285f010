import { expect, it } from 'vitest';
import { lazyThinker } from '../../src/ai/lazyThinker';
import type { Plan } from '../../src/ai/player';
import type { Question } from '../../src/ai/thought';

const QUESTION = {} as Question;
const PLAN = { orders: [] } as unknown as Plan;

it('comes with its first question, once; what could not be fetched is tried again with the next', async () => {
  let fetched = 0;
  const thinker = lazyThinker(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error('no network');
    return { think: async () => PLAN };
  });
  expect(fetched).toBe(0);
  await expect(thinker.think(QUESTION)).rejects.toThrow('no network');
  expect(await Promise.all([thinker.think(QUESTION), thinker.think(QUESTION)])).toEqual([PLAN, PLAN]);
  expect(fetched).toBe(2);
});
