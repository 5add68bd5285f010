import { afterAll, describe, expect, it, vi } from 'vitest';
import { SOAK } from '../../support/gameRunner';
import { type Name, openThreeTabs, type WorldPlan } from '../support/world/threeTabs';

const RUNS = SOAK ? 2000 : 200;
const LIMIT = SOAK ? 3_600_000 : 120_000;
const STEPS = 40;
/** Seeds in which a tab once showed more or less than was written, and which `npm test` doesn't reach. */
const FOUND = { locks: [1033, 1598], calls: [156, 617, 715] };
const NAMES: readonly Name[] = ['A', 'B', 'C'];
const WAYS = ['close', 'crash', 'reload'] as const;
const SOUND = { addsEverything: false, alter: (data: unknown) => data };

afterAll(() => {
  vi.unstubAllGlobals();
});

/** Tabs play, hang, take over, are closed, crash, are loaded again and opened anew, as the seed draws it. */
async function interleave(plan: WorldPlan): Promise<number> {
  const tabs = openThreeTabs(plan);
  const { draw } = tabs;
  await tabs.load('A');
  await tabs.pass(500);
  await tabs.begin('A');
  for (let step = 1; step <= STEPS && !tabs.isFailed(); step++) {
    await tabs.pass(draw(4) === 0 ? draw(2700) : draw(100));
    const name = NAMES[draw(2)] ?? 'A';
    const lot = draw(99);
    if (!tabs.isOpen(name)) await tabs.load(name);
    else if (lot < 78) tabs.press(name);
    else if (lot < 93) tabs.hang(name, draw(4000));
    else await tabs.close(name, WAYS[draw(2)] ?? 'close');
    if (step % 20 === 0) await tabs.rest();
  }
  if (!tabs.isFailed()) {
    if (!tabs.isOpen('B')) await tabs.load('B');
    await tabs.goOn('B');
  }
  tabs.judge();
  return tabs.acknowledged().length;
}

/** A hangs, B steals and plays; C asks while B hangs too, and A wakes and answers what B had asked. */
async function handOverStale(plan: WorldPlan): Promise<readonly string[]> {
  const tabs = openThreeTabs(plan);
  for (const name of NAMES) {
    await tabs.load(name);
    await tabs.pass(500);
    if (name === 'A') await tabs.begin('A');
  }
  tabs.press('A');
  await tabs.pass(100);
  tabs.hang('A', 2800);
  tabs.press('B');
  await tabs.pass(2500);
  tabs.press('B');
  await tabs.pass(100);
  tabs.hang('B', 1500);
  tabs.press('C');
  await tabs.rest();
  await tabs.goOn('C');
  tabs.judge();
  return tabs.acknowledged();
}

/** What the first of many seeds that goes wrong says. */
async function firstFailure(run: (seed: number) => Promise<unknown>): Promise<string> {
  for (let seed = 1; seed <= RUNS; seed++) {
    const problem = await run(seed).then(
      () => null,
      (error: unknown) => String(error),
    );
    if (problem !== null) return problem;
  }
  return 'nothing went wrong';
}

describe.each([
  ['with the browser’s locks', true, RUNS],
  ['without locks, as at a plain http address', false, RUNS / 2],
] as const)('three tabs that hang, steal, wake, ask, crash and close, %s', (_, hasLocks, runs) => {
  const sound = { ...SOUND, hasLocks };

  it(
    `lose no acknowledged order in ${runs} interleavings, and at most one of them plays`,
    async () => {
      let acknowledged = 0;
      for (let seed = 1; seed <= runs; seed++) acknowledged += await interleave({ ...sound, seed });
      for (const seed of FOUND[hasLocks ? 'locks' : 'calls']) await interleave({ ...sound, seed });
      console.info(`interleavings: ${runs}, orders that were acknowledged and kept: ${acknowledged}`);
      expect(acknowledged).toBeGreaterThan(runs * 5);
    },
    LIMIT,
  );

  it(
    'lose some as soon as writes don’t look at the epoch',
    async () => {
      const failure = await firstFailure((seed) => interleave({ ...sound, seed, addsEverything: true }));
      expect(failure).toMatch(/FAILURE . writes/);
    },
    LIMIT,
  );

  it('keep what B has played when A answers late, and only because ids and epochs are looked at', async () => {
    expect(await handOverStale({ ...sound, seed: 1 })).toEqual(['A1', 'B2', 'C3', 'C4', 'C5']);
    let asked: object = {};
    const alter = (data: unknown): unknown => {
      const said = data as { readonly type: string; readonly id: string; readonly epoch: number };
      if (said.type === 'ask') asked = { id: said.id, epoch: said.epoch };
      return said.type === 'yielded' ? { ...said, ...asked } : said;
    };
    const failure = await firstFailure((seed) => handOverStale({ ...sound, seed, alter }));
    expect(failure).toMatch(/FAILURE C writes over the acknowledged A1 B2/);
  });
});
