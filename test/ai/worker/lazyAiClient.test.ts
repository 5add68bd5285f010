import { expect, it } from 'vitest';
import type { Plan } from '../../../src/ai/players/player';
import type { AiRequest } from '../../../src/ai/worker/aiRequest';
import { lazyAiClient } from '../../../src/ai/worker/lazyAiClient';

const QUESTION = {} as AiRequest;
const PLAN = { orders: [] } as unknown as Plan;

it('comes with its first question, once; what could not be fetched is tried again with the next', async () => {
  let fetched = 0;
  const aiClient = lazyAiClient(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error('no network');
    return { requestPlan: async () => PLAN };
  });
  expect(fetched).toBe(0);
  await expect(aiClient.requestPlan(QUESTION)).rejects.toThrow('no network');
  expect(await Promise.all([aiClient.requestPlan(QUESTION), aiClient.requestPlan(QUESTION)])).toEqual([PLAN, PLAN]);
  expect(fetched).toBe(2);
});
