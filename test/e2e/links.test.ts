import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { openVisits } from './support/browser';
import { endTurn, readLog, readTable, type TableView, waitForHand, waitForTurn } from './support/table';

const visit = openVisits();

const PARTS = 'seed=123&left=bastion&right=cinder&battlefield=ruins&you=left&opponent=greedy';
const LINK = `#/play?${PARTS}`;
/** As links were handed out before the page had addresses. */
const OLD_LINK = `#battle?${PARTS}`;

const TURNS = SOAK ? 2 : 1;

const hashOf = (page: Page): string => new URL(page.url()).hash;

async function firstTurns(page: Page): Promise<{ readonly opening: TableView; readonly log: string }> {
  const opening = await waitForHand(page);
  await page.getByRole('button', { name: 'Keep hand' }).click();
  await waitForTurn(page);
  for (let turn = 0; turn < TURNS; turn++) {
    await endTurn(page);
    await expect.poll(() => page.getByText(`Round ${turn + 2}`, { exact: true }).count()).toBe(1);
    await waitForTurn(page);
  }
  return { opening, log: await readLog(page, 60) };
}

test('the same link, in its old form too, is the same battle: the same opening hands, the same orders of the opponent; a reload goes on with it, and it is kept unless one says otherwise', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await drawOnly(page, 1);
  await page.goto(`${inject('pageUrl')}${LINK}`);
  const told = await firstTurns(page);
  expect(told.opening.hand.length).toBeGreaterThan(2);
  expect(told.log).toMatch(/The Steward deploys/);
  expect(hashOf(page)).toBe('#/battle');
  const running = await readTable(page);
  await page.reload();
  expect(await waitForTurn(page)).toEqual(running);

  // The address changes while the page is open, and it is opened anew by another link.
  const open = async (link: string) => {
    await page.goto('about:blank');
    await page.goto(`${inject('pageUrl')}${link}`);
  };
  for (const ask of [() => page.goto(`${inject('pageUrl')}${LINK}`), () => open(LINK)]) {
    await ask();
    const question = page.getByRole('dialog', { name: 'Another battle?' });
    await question.getByText(/Shield Wall.*The Steward.*Breach and Blaze/).waitFor();
    await question.getByText(`round ${TURNS + 1}`).waitFor();
    await page.getByRole('button', { name: 'Keep the running battle' }).click();
    expect(await waitForTurn(page)).toEqual(running);
  }

  await drawOnly(page, 2);
  await open(OLD_LINK);
  await page.getByRole('button', { name: 'Give it up and begin' }).click();
  await waitForHand(page);
  await page.getByText('Ruins').waitFor();
  expect(await readTable(page)).not.toEqual(running);
  expect(await firstTurns(page)).toEqual(told);
  expect(hashOf(page)).toBe('#/battle');
  expect(complaints).toEqual([]);
});

/** Whatever the page would draw by itself from its next load on must not matter. */
async function drawOnly(page: Page, lot: number): Promise<void> {
  await page.addInitScript((drawn) => {
    Crypto.prototype.getRandomValues = (numbers) => {
      if (numbers instanceof Uint32Array) numbers.fill(drawn);
      return numbers;
    };
  }, lot);
}

test('on a phone a battle begun by a link first says what the opening hand is pressed for, and how the sides differ', async () => {
  const { page, complaints } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${inject('pageUrl')}${LINK}`);
  await waitForHand(page);
  const rule = page.getByRole('region', { name: 'Your opening hand' });
  await rule.getByText('Press the cards that you would rather send back').waitFor();
  await rule.getByText('Right has 2 more cards, 1 more supply in the first 2 rounds.').waitFor();
  expect(complaints).toEqual([]);
});

const BAD_LINKS: readonly (readonly [what: string, hash: string, answer: RegExp])[] = [
  [
    'an unknown battlefield',
    '#/play?battlefield=ruin',
    /battlefield “ruin”: there is none of that name; did you mean “ruins”\?/,
  ],
  [
    'an unknown deck',
    '#battle?left=dragons',
    /left “dragons”: there is none of that name\. Possible: bastion-cinder, ([\w-]+, ){14}thornveil\./,
  ],
  [
    'an unknown part',
    '#battle?oponent=greedy',
    /“oponent”: a link has no part of that name; did you mean “opponent”\?/,
  ],
  ['a seed that is none', '#/play?seed=soon', /seed “soon”: it must be a whole number/],
  ['too few players', '#battle?players=human', /players “human”: it must name two/],
  ['hostile words', '#battle?left=__proto__&right=%E0%A4%A', /left “__proto__”: there is none of that name/],
  ['a link too long', `#battle?left=${'x'.repeat(2000)}`, /It is too long/],
  [
    'a scenario from elsewhere',
    '#/play?scenario=https://elsewhere.example/case.json',
    /scenario “https:\/\/elsewhere\.example\/case\.json”: a link opens only scenarios\/….json\./,
  ],
  ['a scenario that isn’t there', '#scenario=scenarios/case.json', /there is no such file beside this page/],
];

/** The first of them, one in each form; a soak opens the page anew by every one. */
const OPENED_BY_LINK = 2;

test(`${BAD_LINKS.map(([what]) => what).join(', ')}: each is answered, and the page goes on; a set-up and a battle are copied as links that begin them`, async () => {
  const { page, complaints } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  for (const [place, [what, hash, answer]] of BAD_LINKS.entries()) {
    // Opened by it, or open before: the page hears of both.
    if (SOAK || place < OPENED_BY_LINK) await page.goto('about:blank');
    await page.goto(`${inject('pageUrl')}${hash}`);
    await expect.poll(() => page.getByRole('status').first().innerText(), { message: what }).toMatch(answer);
    await expect.poll(() => hashOf(page), { message: what }).toBe('#/');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }

  await page.goto(`${inject('pageUrl')}#/play`);
  await page.getByText('Redoubt').click();
  await page.getByRole('group', { name: 'Your deck' }).getByText('Galecrest Host').click();
  await page.getByRole('button', { name: 'Copy link to this battle set-up' }).click();
  await page.getByText('Link copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/#\/play\?seed=20&left=galecrest&battlefield=redoubt&players=human,recruit$/);
  await page.goto(copied);
  const { hand } = await waitForHand(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy link to this battle', exact: true }).click();
  await page.getByText('Link copied').waitFor();
  const again = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goto(again);
  await page.getByRole('button', { name: 'Give it up and begin' }).click();
  await waitForHand(page);
  expect((await readTable(page)).hand).toEqual(hand);
  expect(complaints).toEqual([]);
});
