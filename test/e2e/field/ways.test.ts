import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../../support/gameRunner';
import { openVisits } from '../support/browser';
import { type FieldHands, playField } from './support/playField';
import { type FieldCellRead, isEnemy, isOwn, isReachable, isTarget, readField } from './support/readField';
import { checkDice, knowLog, readHitsOn, readNewBlows } from './support/readForecast';

const visit = openVisits();

interface Setup {
  readonly rules?: string;
  readonly battlefield?: string;
  readonly left?: string;
  readonly right?: string;
  readonly fog?: string;
  readonly seed?: number;
  readonly squad?: string;
  readonly enemy?: string;
}

function address(setup: Setup): string {
  const parts = Object.entries({ battlefield: 'pinfold', right: 'recruit', seed: 3, ...setup });
  return `${inject('pageUrl')}#/field?${parts.map(([part, value]) => `${part}=${value}`).join('&')}`;
}

async function begin(page: Page, setup: Setup): Promise<void> {
  await page.goto(address(setup));
  await page.getByRole('button', { name: 'To the field' }).click();
}

async function untilLaid(page: Page): Promise<void> {
  await page.locator('[data-field]').waitFor();
  await expect.poll(async () => (await readField(page)).cells.some(isOwn)).toBe(true);
}

function pointer(page: Page): FieldHands {
  const cellAt = ({ x, y }: Pick<FieldCellRead, 'x' | 'y'>) =>
    page.locator(`[data-field] [data-place="cell ${x} ${y}"]`);
  return {
    press: async (cell) => {
      if (isTarget(cell)) await strike(page, cellAt(cell));
      else await cellAt(cell).click();
    },
    endTurn: async () => {
      await page
        .getByRole('button', { name: /^(End turn|Ready)/ })
        .first()
        .click();
      const anyway = page.getByRole('button', { name: /^End turn all the same/ });
      if ((await anyway.count()) > 0) await anyway.click();
    },
  };
}

/** Looks at the forecast, strikes, and holds the dice in the log against what was said. */
async function strike(page: Page, target: Locator): Promise<void> {
  await target.hover();
  const from = await readHitsOn(page);
  await knowLog(page);
  await target.click();
  if (from !== null) await expect.poll(async () => (await readNewBlows(page)).length).toBeGreaterThan(0);
  checkDice(from, (await readNewBlows(page))[0]);
}

const nameOf = ({ x, y }: Pick<FieldCellRead, 'x' | 'y'>): string => `${String.fromCharCode(65 + x)}${y + 1}`;

test.runIf(SOAK).each(['clockwork', 'd20', 'd50', '2d6', 'mixed'])(
  'a whole battle by pointer in the rule set %s, in which every blow keeps its promise',
  async (rules) => {
    const { page, complaints } = await visit({ speed: 'instant' });
    await begin(page, { rules, fog: 'off' });
    await untilLaid(page);
    const story = await playField(page, pointer(page));
    expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
    expect(story.blows).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
  },
);

test.runIf(SOAK)('a whole battle by typed orders alone', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await begin(page, { rules: '2d6', fog: 'off' });
  await untilLaid(page);
  await page.keyboard.press('/');
  const line = page.getByRole('textbox', { name: 'Type an order' });
  const type = async (text: string) => {
    await line.fill(text);
    await page.keyboard.press('Enter');
  };
  await type('ready');
  for (let turn = 0; turn < 40; turn++) {
    let read = await readField(page);
    await expect
      .poll(
        async () => {
          read = await readField(page);
          return read.isPersonsTurn || read.great.startsWith('See the result');
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    if (read.great.startsWith('See the result')) break;
    for (const own of read.cells.filter(isOwn)) {
      for (const enemy of (await readField(page)).cells.filter(isEnemy))
        await type(`atk ${nameOf(own)} ${nameOf(enemy)}`);
      const east = { x: own.x + 1, y: own.y };
      await type(`mv ${nameOf(own)} ${nameOf(east)}`);
    }
    await type('end');
  }
  await expect.poll(async () => (await readField(page)).great, { timeout: 20_000 }).toMatch(/^See the result/);
  expect(complaints).toEqual([]);
});

test.runIf(SOAK)(
  'two opponents are watched to the end; the battle can be stopped and goes on order by order',
  async () => {
    const { page, complaints } = await visit();
    await page.addInitScript(() =>
      localStorage.setItem('ninekeep-settings', JSON.stringify({ watchSpeed: 'instant' })),
    );
    await begin(page, { rules: 'clockwork', left: 'soldier', right: 'recruit' });
    await page.locator('[data-field]').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'One order' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('dialog[open] h2').waitFor({ timeout: 120_000 });
    expect(complaints).toEqual([]);
  },
);

test('a battle in the fog at one screen: a curtain lies between the turns, and neither side’s page holds the other’s units', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await begin(page, {
    rules: 'clockwork',
    left: 'human',
    right: 'human',
    fog: 'on',
    squad: 'knight,archer',
    enemy: 'scout,medic',
  });
  const takeOver = async (side: string) => {
    await page.getByRole('button', { name: `I am ${side}, go on` }).waitFor();
    expect(await page.locator('[data-field]').count()).toBe(0);
    await page.getByRole('button', { name: `I am ${side}, go on` }).click();
    await untilLaid(page);
  };
  const isHidden = async (...names: readonly string[]) => {
    const whole = await page.content();
    for (const name of names) expect(whole.includes(name), name).toBe(false);
  };
  await takeOver('Left');
  await isHidden('Scout', 'Medic');
  await page.keyboard.press('e');
  await takeOver('Right');
  await isHidden('Knight', 'Archer');
  await page.keyboard.press('e');
  await takeOver('Left');
  await isHidden('Scout', 'Medic');
  const [own] = (await readField(page)).cells.filter(isOwn);
  if (own === undefined) throw new Error('nobody is there');
  await pointer(page).press(own);
  const goal = (await readField(page)).cells.find(isReachable);
  if (goal === undefined) throw new Error('nobody can go anywhere');
  await pointer(page).press(goal);
  await page.keyboard.press('e');
  await takeOver('Right');
  await isHidden('Knight', 'Archer', 'moves to');
  expect(complaints).toEqual([]);
});

test('a battle goes on after a reload in its middle, a card battle beside it keeps its own, and a link opens the muster as it was set up', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await begin(page, { rules: '2d6', battlefield: 'the-ford', fog: 'off', seed: 9 });
  await untilLaid(page);
  await page.keyboard.press('e');
  await expect.poll(async () => (await readField(page)).great).toMatch(/^End turn/);
  const [own] = (await readField(page)).cells.filter(isOwn);
  if (own === undefined) throw new Error('nobody is there');
  await pointer(page).press(own);
  const goal = (await readField(page)).cells.find((cell) => isReachable(cell) && !isTarget(cell));
  if (goal === undefined) throw new Error('nobody can go anywhere');
  await pointer(page).press(goal);
  const names = (read: Awaited<ReturnType<typeof readField>>) =>
    read.cells
      .filter((cell) => isOwn(cell) || isEnemy(cell))
      .map(({ x, y, name }) => `${x} ${y} ${/(your|enemy) [^,]+, \d+/.exec(name)?.[0]}`);
  const before = names(await readField(page));
  await page.reload();
  await untilLaid(page);
  expect(names(await readField(page))).toEqual(before);
  await page.goto(`${inject('pageUrl')}#/`);
  await page.getByRole('link', { name: 'Quick battle' }).click();
  await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
  await page.goto(`${inject('pageUrl')}#/`);
  await page.getByRole('link', { name: 'Continue on the open field' }).click();
  await untilLaid(page);
  expect(names(await readField(page))).toEqual(before);
  await page.goto(address({ rules: 'd20', battlefield: 'the-ridge', right: 'captain-wall', seed: 12 }));
  await expect.poll(() => page.locator('main').textContent()).toContain('The Ridge');
  expect(complaints).toEqual([]);
});
