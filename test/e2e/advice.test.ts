import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { axeViolations } from './support/axe';
import { openBattle } from './support/battle';
import { openVisits, type Visit } from './support/browser';
import { untilAtRest } from './support/rest';
import { openSetUp } from './support/setUp';
import { cardInHand, waitForTurn } from './support/table';

const visit = openVisits();

const SETTINGS = { speed: 'instant', turnGuard: false, muted: true } as const;
const AGAINST_A_CAPTAIN = { left: 'human', right: 'captain-flanker' } as const;

/** A battle in the middle of its course. */
async function openAdvised(options: Parameters<typeof visit>[0] = {}): Promise<Visit> {
  const opened = await visit(options);
  await openBattle(opened.page, 'midgame', SETTINGS, AGAINST_A_CAPTAIN);
  await waitForTurn(opened.page);
  return opened;
}

/** What assistive technology was told last. */
const told = async (page: Page): Promise<string> =>
  (await page.locator('[role="status"]').allTextContents()).join(' ').trim();

const hintPanel = (page: Page) => page.getByRole('region', { name: 'Hint' });

test('at a desk a hint is in sight and comes in three steps by key, is said aloud, and goes with the next order; the chance of winning is told and can be turned off; the opponent’s reasons are one press away', async () => {
  const { page, complaints } = await openAdvised({ viewport: { width: 1440, height: 900 } });
  await expectHintInSight(page);
  await page.keyboard.press('Escape');
  await hintPanel(page).getByRole('button', { name: 'Put away' }).click();
  await hintComesByKey(page);
  await chanceIsTold(page);
  await reasonsAreTold(page);
  expect(complaints).toEqual([]);
});

test('on a phone a hint comes by touch, and by a typed command, is put away again, and is in sight', async () => {
  const { page, complaints } = await openAdvised({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('button', { name: /^Hint/ }).tap();
  await hintPanel(page).getByRole('button', { name: 'Which card?' }).tap();
  await hintPanel(page).getByText('should act').waitFor();
  await hintPanel(page).getByRole('button', { name: 'The whole plan' }).tap();
  await hintPanel(page).getByRole('listitem').first().waitFor();
  await hintPanel(page).getByRole('button', { name: 'Put away' }).tap();
  expect(await hintPanel(page).count()).toBe(0);
  await page.keyboard.press('/');
  await page.keyboard.type('hint');
  await page.keyboard.press('Enter');
  await page
    .locator('main')
    .getByText(/^Look at/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
  await hintPanel(page).getByRole('button', { name: 'Put away' }).tap();
  await expectHintInSight(page);
  expect(complaints).toEqual([]);
});

test('an opponent is chosen by level and personality, and is met as such', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await openSetUp(page);
  await page.getByRole('group', { name: 'Opponent' }).getByText('Marshal').click();
  await page.getByRole('group', { name: 'Personality' }).getByText('Zone keeper').click();
  await page.getByText('You against The Marshal (Zone keeper)').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  const rail = page.getByRole('complementary');
  await rail.getByText('The Marshal').waitFor();
  await rail.getByText(/^Zone keeper, /).waitFor();
  expect(complaints).toEqual([]);
});

/** A hint that is asked for with a card in hand is in sight, whole, until something else is taken up. */
async function expectHintInSight(page: Page): Promise<void> {
  const hint = page.getByRole('button', { name: /^Hint/ });
  const putAway = hintPanel(page).getByRole('button', { name: 'Put away' });
  await cardInHand(page, 1).click();
  for (const [step] of ['where', 'which', 'plan'].entries()) {
    await hint.click();
    await expect.poll(() => isInSight(putAway), { message: `step ${step + 1}` }).toBe(true);
  }
  await cardInHand(page, 0).click();
  await expect.poll(() => isInSight(page.getByRole('region', { name: 'Chosen card' }))).toBe(true);
}

/** Shown, and neither covered nor cut off: what lies in its middle is the thing itself. */
async function isInSight(thing: Locator): Promise<boolean> {
  if (!(await thing.isVisible())) return false;
  return thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
}

async function hintComesByKey(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await expect.poll(() => told(page)).toMatch(/Look at (row \d, [a-z ]+|the enemy castle|your hand)\./);
  expect(await told(page)).not.toMatch(/should act/);
  await page.keyboard.press('h');
  await expect.poll(() => told(page)).toMatch(/Look at .+\. .+ should act\./);
  await page.keyboard.press('h');
  await expect
    .poll(() => told(page))
    .toMatch(/(Deploy|Move|Strike) .+\. [A-Z][a-z]+s .+\. Chance of winning with this plan: \d+ %/);
  expect(await told(page)).toMatch(new RegExp(`with this plan: ${await shownPercent(page)} %, as the bar says`));
  if (SOAK) expect(await axeViolations(page)).toEqual([]);
  await cardInHand(page, 0).click();
  await page
    .getByRole('button', { name: /^Row .*deploy here/ })
    .first()
    .click();
  await expect.poll(() => hintPanel(page).count()).toBe(0);
  expect(await told(page)).toMatch(/The hint is put away/);
}

/** In deeds, with the bar's numbers. */
async function reasonsAreTold(page: Page): Promise<void> {
  await page.keyboard.press('w');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('e');
  await expect.poll(() => page.getByText('Round 7', { exact: true }).count()).toBe(1);
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Why did The Captain do that?' }).click();
  const why = page.getByRole('dialog', { name: 'Why this move?' });
  await why.getByRole('heading', { name: 'What it did' }).waitFor();
  const words = await why.innerText();
  expect(words).toContain('Captain, flanker: comes from the flank and from the rear.');
  expect(words).toMatch(/(Fells|Hurts|Takes|Brings|Moves|Opens|Screens|Keeps|Cuts) .+\./);
  expect(words).not.toMatch(/balance|hand/);
  await untilAtRest(page);
  if (SOAK) expect(await axeViolations(page)).toEqual([]);
  await why.getByRole('button', { name: 'Fair play' }).click();
  const fairPlay = page.getByRole('dialog', { name: 'Fair play' });
  await fairPlay.getByText('ninekeep -- prove fairness').waitFor();
  await page.keyboard.press('Escape');
  await fairPlay.waitFor({ state: 'detached' });
  await page.keyboard.press('w');
  await why.waitFor();
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('why');
  await page.keyboard.press('Enter');
  await page.locator('main').getByText('Captain, flanker: comes from the flank and from the rear.').waitFor();
}

/** The number of the bar, once it is there. */
async function shownPercent(page: Page): Promise<number> {
  const bar = page.getByRole('meter', { name: 'Chance of winning' });
  await bar.waitFor({ state: 'attached' });
  return Number(await bar.getAttribute('value'));
}

/** In percent, and nothing moves when it is turned off. */
async function chanceIsTold(page: Page): Promise<void> {
  const bar = page.getByRole('meter', { name: 'Chance of winning' });
  await bar.waitFor({ state: 'attached' });
  expect(await bar.getAttribute('aria-valuetext')).toMatch(/^you \d{1,2} percent$/);
  const grid = page.getByRole('grid', { name: 'Battlefield' });
  const before = await grid.boundingBox();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Show the chance of winning').click();
  await page.keyboard.press('Escape');
  expect(await bar.count()).toBe(0);
  expect(await grid.boundingBox()).toEqual(before);
}
