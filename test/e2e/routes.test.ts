import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';
import { beginBattle, readTable, waitForHand, waitForTurn } from './support/table';

const visit = openVisits();

const hashOf = (page: Page): string => new URL(page.url()).hash;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const hasFocus = (page: Page, name: string) =>
  heading(page, name).evaluate((element) => element === document.activeElement);

/** Where one is: the address, the tab's title, and the only heading of the first level. */
async function expectAt(page: Page, hash: string, title: string, name: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(title);
  await heading(page, name).waitFor();
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  expect(await page.getByRole('main').count()).toBe(1);
  expect(hashOf(page)).toBe(hash);
}

const atHome = (page: Page) => expectAt(page, '#/', 'Ninekeep', 'Ninekeep');
const atSetUp = (page: Page) => expectAt(page, '#/play', 'Set up the battle – Ninekeep', 'Set up the battle');
const atBattle = (page: Page) => expectAt(page, '#/battle', 'Battle – Ninekeep', 'Ninekeep');

test('back and forward lead through the screens, and the battle is kept, focus and title move along; a reload stays where one is; the bare address leads to the start page, which goes on with the battle', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await atHome(page);
  expect(await hasFocus(page, 'Ninekeep'), 'who opens the page is left alone').toBe(false);
  await page.getByRole('link', { name: /^New battle/ }).click();
  await atSetUp(page);
  await expect.poll(() => hasFocus(page, 'Set up the battle')).toBe(true);
  const before = await beginBattle(page);
  await atBattle(page);
  await page.goBack();
  await atSetUp(page);
  await page.goBack();
  await atHome(page);
  await expect.poll(() => hasFocus(page, 'Ninekeep')).toBe(true);
  await page.getByText('Round 1 against The Recruit: your castle').waitFor();
  await page.goForward();
  await page.goForward();
  await atBattle(page);
  expect(await waitForTurn(page)).toEqual(before);
  expect(await page.getByRole('grid').evaluate((grid) => grid.contains(document.activeElement))).toBe(true);
  await page.goBack();
  await atSetUp(page);
  // Nothing is asked: the battle is still the one that runs, and going on is one press away.
  await page.getByRole('link', { name: 'Start page' }).click();
  await page.getByRole('link', { name: /^Continue the battle/ }).click();
  await atBattle(page);
  expect(await readTable(page)).toEqual(before);

  await page.reload();
  await atBattle(page);
  expect(await waitForTurn(page)).toEqual(before);
  await page.goBack();
  await atHome(page);
  await page.reload();
  await atHome(page);
  await page.getByRole('link', { name: /^Continue the battle/ }).waitFor();
  await page.goto(`${inject('pageUrl')}#/play`);
  await page.reload();
  await atSetUp(page);
  await page.goto('about:blank');
  await page.goto(inject('pageUrl'));
  await atHome(page);
  await page.getByRole('link', { name: /^Continue the battle/ }).click();
  await atBattle(page);
  await page.goBack();
  await atHome(page);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  expect(complaints).toEqual([]);
});

test('the settings lie over any place, and closing them leads back to it', async () => {
  const { page, complaints } = await visit();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await page.goto(`${inject('pageUrl')}#/settings`);
  await settings.waitFor();
  expect(await page.title()).toBe('Settings – Ninekeep');
  // It leaves by itself: for a tenth of a second it is still drawn, and out of everybody's way.
  await page.evaluate(() => {
    const look = (): void => {
      if (document.querySelector('dialog[inert]') !== null) document.body.dataset.left = '';
    };
    new MutationObserver(look).observe(document.body, { attributeFilter: ['inert'], subtree: true });
  });
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.body.dataset.left)).toBe('');
  await atHome(page);
  await page.keyboard.press(',');
  await settings.waitFor();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
  await atHome(page);
  await page.getByRole('link', { name: /^New battle/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await settings.waitFor();
  await page.reload();
  await settings.waitFor();
  expect(await page.getByText('Kind of battle').count(), 'the place below is still the set-up').toBe(1);
  await settings.getByText('Instant').click();
  await page.goBack();
  await settings.waitFor({ state: 'detached' });
  await atSetUp(page);
  const before = await beginBattle(page);
  await page.keyboard.press(',');
  await settings.waitFor();
  // No card of the battle braces, so no key is named for it.
  await settings.locator('dl').getByText('Open the settings').waitFor();
  expect(await settings.locator('dl').getByText('Brace the chosen card').count()).toBe(0);
  expect(hashOf(page)).toBe('#/settings');
  await page.reload();
  await settings.getByText('Dark walnut').click();
  await settings.getByRole('button', { name: 'Close' }).click();
  await atBattle(page);
  expect(await waitForTurn(page)).toEqual(before);
  await page.goForward();
  await settings.waitFor();
  await settings.getByRole('button', { name: 'Leave to the start page' }).click();
  await atHome(page);
  await page.goBack();
  await atBattle(page);
  expect(complaints).toEqual([]);
});

test('addresses that lead nowhere say so, name themselves and lead home; a link leaves nothing of itself in the history: back leads to where one was', async () => {
  const { page, complaints } = await visit();
  const nothing = 'There is nothing here';
  await page.goto(`${inject('pageUrl')}#/nowhere`);
  await page.getByText('no page at the address “#/nowhere”').waitFor();
  for (const [hash, named] of [
    ['#/chronicle/x/5.3', '“#/chronicle/x/5.3”'],
    ['#foo', '“#/foo”'],
    ['#/battle?seed=1', '“#/battle?seed=1”'],
    ['#/%00%e2%80%ae<script>', '“#/\ufffd\ufffd<script>”'],
    ['#/%E0%A4%A', '“#/%E0%A4%A”'],
    [`#/${'x'.repeat(500)}`, `“#/${'x'.repeat(37)}…”`],
  ] as const) {
    await page.evaluate((address) => {
      location.hash = address;
    }, hash);
    await expect.poll(() => page.getByText('no page at the address').innerText(), { message: hash }).toContain(named);
    expect(await page.title()).toBe(`${nothing} – Ninekeep`);
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await atHome(page);
  await page.goto(`${inject('pageUrl')}#/battle`);
  await heading(page, 'No battle is running').waitFor();
  await expect.poll(() => hasFocus(page, 'No battle is running')).toBe(true);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await atHome(page);

  await page.getByRole('link', { name: /^New battle/ }).click();
  await atSetUp(page);
  for (const link of ['#battle?seed=7&players=human,greedy', '#/play?seed=8&players=human,greedy']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    const giveUp = page.getByRole('button', { name: 'Give it up and begin' });
    await giveUp
      .or(page.getByRole('button', { name: 'Keep hand' }))
      .first()
      .waitFor();
    if ((await giveUp.count()) > 0) await giveUp.click();
    await atBattle(page);
    await page.goBack();
    await atSetUp(page);
  }
  await page.evaluate(() => {
    location.hash = '#battle?battlefield=ruin';
  });
  await page.getByText('did you mean “ruins”?').waitFor();
  await atSetUp(page);
  expect(complaints).toEqual([]);
});

test('a page that nobody touches fetches no rules, no battle and no motion; decks can be read; a quick battle is always the same kind; past the menu a button leads to the board; piles and log have cards that can be read', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(inject('pageUrl'), { waitUntil: 'networkidle' });
  const later = /(rulesChunk|BattleScreen|MovingScreen|PlayScreen|SettingsDialog|thinker|worker)/;
  expect(fetched.filter((path) => later.test(path))).toEqual([]);
  await page.getByRole('link', { name: /^New battle/ }).click();
  await page.getByText('Watch two opponents').click();
  await readsADeck(page);

  await page.getByRole('link', { name: 'Start page' }).click();
  await page.getByRole('link', { name: 'Quick battle' }).focus();
  await page.keyboard.press('Enter');
  await waitForHand(page);
  // What was chosen for other battles says nothing here: one person fights the Recruit.
  await page.getByRole('complementary').getByText('The Recruit', { exact: true }).waitFor();
  expect(fetched.filter((path) => later.test(path)).length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Skip to the board' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('grid').evaluate((grid) => grid.contains(document.activeElement))).toBe(true);
  await atBattle(page);
  await page.getByRole('button', { name: 'Keep hand' }).click();
  await readsThePiles(page);
  await readsTheLog(page);
  expect(complaints).toEqual([]);
});

async function readsADeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look at the decks: Left’s deck' }).click();
  const decks = page.getByRole('dialog', { name: 'The decks' });
  await decks.getByText('24 cards').waitFor();
  await decks.getByRole('button', { name: /^Oathguard/ }).click();
  const card = page.getByRole('dialog', { name: 'Oathguard' });
  await card.getByText(/Guard/).last().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await decks.getByRole('radio', { name: 'The Sally Port' }).press('Space');
  await decks.getByText(/^Wait behind the gate/).waitFor();
  await decks.getByText('6 stratagems').waitFor();
  await decks.getByRole('button', { name: /^Slip Through/ }).click();
  const stratagem = page.getByRole('dialog', { name: 'Slip Through' });
  await stratagem.getByText(/enemy next to it/).waitFor();
  await page.keyboard.press('Escape');
  await stratagem.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await decks.waitFor({ state: 'detached' });
}

async function readsThePiles(page: Page): Promise<void> {
  await waitForTurn(page);
  await page.keyboard.press('d');
  const piles = page.getByRole('dialog', { name: 'Deck and discards' });
  const name = (await piles.getByRole('listitem').first().innerText()).split('\n')[0] ?? '';
  await piles.getByRole('listitem').first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: name.trim() }).waitFor();
  for (const dialog of [page.getByRole('dialog', { name: name.trim() }), piles]) {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}

async function readsTheLog(page: Page): Promise<void> {
  const { hand } = await readTable(page);
  const played = hand.findIndex((each) => !each.includes('needs'));
  await page.keyboard.press(String(played + 1));
  await page
    .getByRole('button', { name: /^Row.*deploy here/ })
    .first()
    .click();
  const log = page.getByRole('region', { name: 'Battle log' });
  await log.getByText('You deploy').waitFor();
  expect(await log.getByText(/undo ends here/i).count(), 'nothing was revealed').toBe(0);
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: hand[played]?.split(',')[0] ?? '' }).waitFor();
}

test('who wants no motion gets none, and all else', async () => {
  const { page, complaints } = await visit({ reducedMotion: 'reduce', locale: 'it-IT' });
  await page.goto(inject('pageUrl'));
  await page.getByRole('link', { name: 'Nuova battaglia' }).click();
  await expectAt(page, '#/play', 'Prepara la battaglia – Ninekeep', 'Prepara la battaglia');
  await page.getByRole('link', { name: 'Pagina iniziale' }).click();
  await atHome(page);
  await page.goto(`${inject('pageUrl')}#/altrove`);
  await page.getByText('All’indirizzo «#/altrove» non c’è nessuna pagina').waitFor();
  await page.getByRole('link', { name: 'Vai alla pagina iniziale' }).click();
  await atHome(page);
  expect(complaints).toEqual([]);
});
