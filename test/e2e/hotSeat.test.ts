import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { axeViolations } from './support/axe';
import { openVisits, type Visit } from './support/browser';
import { playTurn } from './support/playBattle';
import { pointer } from './support/pointer';
import { readTable, waitForHand, waitForTurn } from './support/table';
import { type } from './support/typing';

const visit = openVisits();
/** To the end in a soak; else the last one who had a turn concedes. */
const MOST_TURNS = SOAK ? 60 : 4;

/** Two people sit down; Left's curtain is up. */
async function sitDown({ page }: Visit): Promise<void> {
  await page.goto(`${inject('pageUrl')}#/play`);
  await page.getByText('Two at one screen').first().click();
  await page.getByRole('group', { name: 'Left’s deck' }).getByText('Ironmarch Bastion').click();
  await page.getByRole('group', { name: 'Right’s deck' }).getByText('Cinder Pact').click();
  await page.getByRole('button', { name: 'To battle' }).click();
  await page.getByRole('dialog', { name: 'Pass the screen to Left' }).waitFor();
}

/** All that the page holds, seen or not. */
const everything = (page: Page): Promise<string> => page.evaluate(() => document.body.outerHTML);

/** The names of the cards in hand; those that also stand on the board are no secret. */
async function secrets(page: Page): Promise<string[]> {
  const { hand, cells } = await readTable(page);
  const names = hand.map((name) => name.split(',')[0] ?? '');
  return names.filter((name) => name !== '' && !cells.some((cell) => cell.includes(name)));
}

/** The next person takes over, by mouse or by keys: nothing of either hand was in the page before. */
async function takeOver(
  page: Page,
  side: 'Left' | 'Right',
  before: readonly string[],
  ...keys: readonly string[]
): Promise<void> {
  await page.getByRole('dialog', { name: `Pass the screen to ${side}` }).waitFor();
  const held = await everything(page);
  expect(await page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Battle log' }).count()).toBe(0);
  for (const key of keys) await page.keyboard.press(key);
  if (keys.length > 0) await page.keyboard.press('Enter');
  else await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('list', { name: 'Your hand' }).waitFor();
  const hidden = [...before, ...(await secrets(page))];
  expect(hidden.filter((name) => held.includes(name))).toEqual([]);
}

/** Nothing but its button gets past it. */
async function expectCurtainClosed(page: Page): Promise<void> {
  const curtain = page.getByRole('dialog', { name: /^Pass the screen/ });
  for (const key of ['Escape', 'Escape', 'Escape', 'e', 'u', '1']) await page.keyboard.press(key);
  expect(await curtain.count()).toBe(1);
  expect(await page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
  if (SOAK) expect(await axeViolations(page)).toEqual([]);
}

async function expectNothingToUndo(page: Page): Promise<void> {
  await waitForHand(page);
  expect(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('u');
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('No order of this turn can be taken back.');
  expect((await readTable(page)).maySettle).toBe(true);
}

test('a battle of two people by mouse: the curtain can’t be got past but by its button, hands are hidden at every change-over, and undo does not reach across', async () => {
  const table = await visit({ speed: 'instant' });
  const { page, complaints } = table;
  await sitDown(table);
  await expectCurtainClosed(page);
  await takeOver(page, 'Left', []);
  await waitForHand(page);
  // Two people have asked for no advice.
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  expect(await page.getByRole('meter').count()).toBe(0);
  let before = await secrets(page);
  await page.keyboard.press('e');
  await takeOver(page, 'Right', before, 'u');
  await expectNothingToUndo(page);
  before = await secrets(page);
  await page.getByRole('button', { name: 'Keep hand' }).click();
  let blows = 0;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const side = turn % 2 === 0 ? 'Left' : 'Right';
    const { result } = await readTable(page);
    if (result !== null && !result.startsWith('Pass')) break;
    await takeOver(page, side, before);
    await waitForTurn(page);
    blows += await playTurn(page, pointer(page));
    if ((await readTable(page)).result !== null) break;
    before = await secrets(page);
    await pointer(page).endTurn();
    await page.getByRole('dialog').waitFor();
  }
  if ((await readTable(page)).result?.startsWith('Pass') === true) {
    await takeOver(page, MOST_TURNS % 2 === 0 ? 'Left' : 'Right', before);
    await waitForTurn(page);
    for (const line of ['concede', 'concede']) await type(page, line);
    await page.getByRole('dialog', { name: 'Right wins' }).waitFor();
  }
  expect((await readTable(page)).result).toMatch(/^(Left wins|Right wins|Draw)$/);
  expect(blows).toBeGreaterThan(SOAK ? 5 : 1);
  await page.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await page.getByRole('dialog', { name: 'Pass the screen to Left' }).waitFor();
  await page.getByText('Cinder Pact · before round 1').waitFor();
  expect(complaints).toEqual([]);
}, 300_000);

test('a reload shows the curtain, and what was just done is played back before it falls', async () => {
  const table = await visit();
  const { page, complaints } = table;
  await page.goto(`${inject('pageUrl')}#battle?seed=4&left=bastion&right=cinder&players=human,human`);
  await page.getByRole('button', { name: 'I am ready' }).click();
  await waitForHand(page);
  // The sentence stands there for a third of a second: too short for somebody who looks now and then.
  await page.evaluate(() => {
    const look = (): void => {
      if (document.body.textContent.includes('You send 1 card back')) document.body.dataset.told = '';
    };
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.keyboard.press('1');
  await page.keyboard.press('e');
  // At normal speed the new card is dealt first, in sight of the one who sent the old one back.
  await page.getByRole('dialog', { name: 'Pass the screen to Right' }).waitFor();
  expect(await page.evaluate(() => document.body.dataset.told)).toBe('');
  await page.reload();
  await page.getByRole('dialog', { name: 'Pass the screen to Right' }).waitFor();
  expect(await page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
  await page.keyboard.press('Enter');
  await waitForHand(page);
  await page.getByText('Left sends 1 card back.').first().waitFor();
  expect(complaints).toEqual([]);
});
