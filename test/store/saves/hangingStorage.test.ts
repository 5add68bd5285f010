import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { battleTable } from '../../../src/store/battle/battleTable';
import { resumeMatch } from '../../../src/store/match/resume';
import { battleSaves, memoryStorage, openStore } from '../support/table';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a storage that never answers is given up, said, and the page goes on', async () => {
  const storage = { ...memoryStorage(), read: () => new Promise<never>(() => undefined) };
  const saves = battleSaves(storage);
  const store = openStore({ saves });
  let resumed = false;
  const resuming = resumeMatch(battleTable, store, saves).then(() => {
    resumed = true;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(resumed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await resuming;
  expect(store.getState().notices.saveTrouble).toMatchObject({ kind: 'read-failed' });
  expect(store.getState().battle.match).toBeNull();
});
