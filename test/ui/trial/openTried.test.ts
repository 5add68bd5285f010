import { describe, expect, it } from 'vitest';
import { openTried } from '../../../src/ui/trial/openTried';
import { createTrial } from '../../../src/ui/trial/trial';
import { tryBattle } from '../../../src/ui/trial/tryBattle';
import { formationBomb, freezingBattle, wallBrick } from '../../fuzz/forging/hostile';
import { playedSamples } from '../../fuzz/forging/samples';
import { openBattleFile } from '../../store/support/table';
import { shippedCatalog } from '../../support/book';

const CATALOG = shippedCatalog();
const SAMPLES = playedSamples(24, 3);

async function open(text: string) {
  const file = await openTried('file.json', text, CATALOG);
  if (file.type !== 'battle') throw new Error('it was taken for a scenario');
  return file.opened;
}

describe('a file that is opened', () => {
  it.each(SAMPLES)('holds a battle: $name', async ({ text }) => {
    expect(await open(text)).toMatchObject({ ok: true, value: { seats: { left: 'human' } } });
  });

  it('is refused with a wall under the feet of whoever is to move', async () => {
    expect(await open(wallBrick())).toEqual({
      ok: false,
      refusal: 'its content is not that of a battle: record.start.state.walls.0: must stand on a cell of its own',
    });
  });

  it('is refused with formations that lay many slots on one cell', async () => {
    const opened = await open(formationBomb());
    expect(!opened.ok && opened.refusal).toMatch(/book\.formations\.0\.slots\.1: this place is already taken/);
  });

  it('may have as many effects as the rules allow: some turns of it are a battle', () => {
    expect(openBattleFile(JSON.parse(freezingBattle(3))).ok).toBe(true);
  });

  it('is refused when its orders bring on more than a page can hold', async () => {
    const opened = await open(freezingBattle(800));
    expect(!opened.ok && opened.refusal).toMatch(/^its first \d+ orders bring on more than a page can hold$/);
  });

  it('that is a scenario is opened as one, or told what is wrong with it', async () => {
    const file = await openTried('case.json', '{ "name": 7 }', CATALOG);
    expect(file).toMatchObject({ type: 'scenario', scenario: null });
  });
});

describe('what a battle is asked before it is drawn', () => {
  it('names what takes longer than a page may be frozen', () => {
    const opened = openBattleFile(JSON.parse(SAMPLES[1]?.text ?? ''));
    if (!opened.ok) throw new Error(opened.refusal);
    expect(tryBattle(opened.value, CATALOG, () => () => 1000).ok).toBe(true);
    const tried = tryBattle(opened.value, CATALOG, () => () => 1001);
    expect(!tried.ok && tried.refusal).toBe('its battle can’t be shown: what each side sees takes too long');
  });

  it('names what fails', () => {
    const opened = openBattleFile(JSON.parse(SAMPLES[1]?.text ?? ''));
    if (!opened.ok) throw new Error(opened.refusal);
    const { match } = opened.value;
    const units = match.truth.units.map((unit) => ({ ...unit, row: 7 as never }));
    const broken = { ...match, truth: { ...match.truth, units }, shown: { ...match.shown, units } };
    const tried = tryBattle({ ...opened.value, match: broken }, CATALOG);
    expect(!tried.ok && tried.refusal).toMatch(/^its battle can’t be shown: .+ fails: .+/);
  });
});

/** A worker that comes and answers nothing more, or dies. */
function deafWorker(dies: boolean) {
  const heard: Record<string, ((event: object) => void)[]> = {};
  let isEnded = false;
  const tell = (type: string, event: object) => {
    for (const listener of heard[type] ?? []) listener(event);
  };
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      heard[type] = [...(heard[type] ?? []), listener];
    },
    removeEventListener: () => undefined,
    postMessage: ({ id, path }: { readonly id: string; readonly path?: readonly string[] }) => {
      const isReady = path?.includes('isReady') === true;
      const answer = { data: { id, type: 'RAW', value: true } };
      queueMicrotask(() => {
        if (isReady) tell('message', answer);
        else if (dies) tell('error', { message: 'out of memory' });
      });
    },
    terminate: () => {
      isEnded = true;
    },
  };
  return { worker: worker as unknown as Worker, isEnded: () => isEnded };
}

describe('the worker in which a file is opened', () => {
  it.each([
    ['takes too long', false, 'opening it takes longer than 0.05 seconds'],
    ['dies', true, 'opening it fails: out of memory'],
  ])('that %s is ended, and that is said', async (_what, dies, refusal) => {
    const { worker, isEnded } = deafWorker(dies);
    const file = await createTrial(() => worker, 50)('file.json', '{}', CATALOG);
    expect(file).toEqual({ type: 'battle', opened: { ok: false, refusal } });
    expect(isEnded()).toBe(true);
  });
});
