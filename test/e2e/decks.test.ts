import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';
import { keyboard } from './support/keyboard';
import { playBattle } from './support/playBattle';
import { pointer } from './support/pointer';
import { waitForHand } from './support/table';

const visit = openVisits();

/** Twelve unit cards, each twice, and two stratagems: no file of the game holds this deck. */
const UNITS = [
  ...['Gatehouse Levy', 'Spark Slinger', 'Pyre Acolyte', 'Towershield Veteran', 'Oathguard', 'Ember Lancer'],
  ...['Standard Bearer', 'Slag Knight', 'Bombard Crew', 'Gate Warden', 'Vexa the Kindler', 'Furnace Colossus'],
];
const ORDERS = ['Scorch', 'Lock Shields'];

const url = (hash: string): string => new URL(hash, inject('pageUrl')).href;
const cardNamed = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'All cards' }).getByRole('button', { name: new RegExp(`^${name}, (cost|stratagem)`) });

async function build(page: Page, add: (name: string) => Promise<void>): Promise<string> {
  await page.goto(url('#/decks'));
  await page.getByRole('button', { name: 'New deck' }).click();
  await page.getByText('0 of 24 unit cards: 24 more').waitFor();
  for (const name of [...UNITS, ...UNITS, ...ORDERS]) await add(name);
  await page.getByText(/Legal: 24 unit cards/).waitFor();
  await page.getByRole('button', { name: 'As text' }).click();
  const code = await page.getByRole('dialog').locator('output').textContent();
  return code ?? '';
}

test('a deck is built by its cards’ names, its code opens elsewhere, and a battle is fought with it: in a soak, won', async () => {
  const { page, complaints } = await visit({ viewport: { width: 1440, height: 900 } });
  const code = await build(page, (name) => cardNamed(page, name).click());
  expect(code).toMatch(/^NK1[\w~]+-[\w~]{3}$/);
  expect(code.length).toBeLessThanOrEqual(120);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Oathguard, cost 3, melee, 19, 7, \d+, Guard, two of 2 in the deck$/ })
    .click();
  await page.getByText('Oathguard: 3 copies, 2 at most').waitFor({ state: 'attached' });
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);

  const { page: other, complaints: heard } = await visit({ viewport: { width: 1280, height: 800 }, speed: 'instant' });
  await other.goto(url(`#/decks?code=${code}&name=Fire+and+Wall`));
  await other.getByRole('heading', { name: 'Fire and Wall' }).waitFor();
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Keep this deck' }).click();
  await other.getByRole('heading', { name: 'Fire and Wall', level: 1 }).waitFor();
  await other.getByRole('button', { name: 'Play with it' }).click();
  await other.getByRole('button', { name: 'Fire and Wall', exact: true }).first().waitFor();
  const link = `#/play?seed=5&left=${code}%20Fire%20and%20Wall&right=bastion&battlefield=ruins&players=human,random`;
  await other.goto(url(link));
  await waitForHand(other);
  if (SOAK) await winsWithIt(other);
  expect(heard).toEqual([]);
});

async function winsWithIt(page: Page): Promise<void> {
  const { result } = await playBattle(page, pointer(page));
  expect(result).toBe('Victory');
  await page.goto(url('#/battles'));
  await page
    .getByText(/Fire and Wall/)
    .first()
    .waitFor();
}

test('a deck of the game stays as it is: a change makes a copy, which is deleted and put back; hostile links are told apart', async () => {
  const { page, complaints } = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await page.goto(url('#/decks/bastion'));
  await page.getByRole('button', { name: 'Open the list' }).tap();
  await page.getByRole('button', { name: 'Remove one Oathguard' }).tap();
  await page.getByRole('heading', { name: 'Shield Wall, copy' }).waitFor();
  await page.getByText('23 of 24 unit cards: one more').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto(url('#/decks'));
  await page.getByText('one thing is wrong').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete Shield Wall, copy' }).tap();
  await page.getByText('Shield Wall, copy is deleted.').waitFor();
  await page.getByRole('button', { name: 'Put it back' }).tap();
  await page.getByRole('link', { name: /Shield Wall, copy/ }).waitFor();
  await page.goto(url('#/decks?code=NK1AAAB-xxx'));
  await page.getByText(/has a slip in it/).waitFor();
  await page.goto(url('#/decks/own-nothing'));
  await page.getByRole('heading', { name: 'There is no such deck here.' }).waitFor();
  expect(complaints).toEqual([]);
});

test.runIf(SOAK)(
  'a deck is built by keys alone: search, arrows, Enter, Backspace, K; and a battle is won with it',
  async () => {
    const { page, complaints } = await visit({ viewport: { width: 1440, height: 900 }, speed: 'instant' });
    const code = await build(page, async (name) => {
      await page.keyboard.press('/');
      await page.keyboard.press('Control+A');
      await page.keyboard.type(name);
      await cardNamed(page, name).waitFor();
      await cardNamed(page, name).focus();
      await page.keyboard.press('Enter');
    });
    await page.keyboard.press('Escape');
    await cardNamed(page, 'Lock Shields').focus();
    await page.keyboard.press('k');
    await page.getByRole('dialog', { name: 'Lock Shields' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');
    await page.getByText('Lock Shields removed, 1 of 6 stratagems').waitFor({ state: 'attached' });
    await page.goto(url(`#/play?seed=5&left=${code}&right=bastion&battlefield=ruins&players=human,random`));
    await waitForHand(page);
    expect((await playBattle(page, keyboard(page))).result).toBe('Victory');
    expect(complaints).toEqual([]);
  },
);

test('what a deck is weak against is asked of battles in workers, as far as one waits; a deck that lacks cards offers to be completed', async () => {
  const { page, complaints } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(url('#/decks/bastion'));
  await page.getByRole('button', { name: 'Weak against?' }).click();
  const weakness = page.getByRole('dialog', { name: 'What is Shield Wall weak against?' });
  const fought = () => weakness.getByRole('progressbar', { name: 'Battles fought' }).getAttribute('value');
  await expect.poll(fought, { timeout: 60_000 }).not.toBe('0');
  expect(await axeViolations(page)).toEqual([]);
  await weakness.getByRole('button', { name: 'Close' }).click();
  await weakness.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove one Oathguard' }).click();
  await page.getByRole('button', { name: 'Complete it' }).click();
  const complete = page.getByRole('dialog', { name: 'Complete Shield Wall, copy' });
  if (!SOAK) {
    await complete.getByRole('progressbar').waitFor();
    await page.keyboard.press('Escape');
  } else {
    await complete.getByRole('button', { name: 'Take proposal 1' }).click({ timeout: 300_000 });
    await page.getByText(/Legal: 24 unit cards/).waitFor();
  }
  await complete.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
