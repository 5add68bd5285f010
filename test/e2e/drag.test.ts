import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { openBattle } from './support/battle';
import { openVisits } from './support/browser';
import { dragging, finger, middleOf, mouse } from './support/drag';
import { playBattle } from './support/playBattle';
import { chooseFile } from './support/setUp';
import { beginBattle, cardInHand, readTable, type TableView, waitForTurn } from './support/table';

const visit = openVisits();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A drag is a choice and a press: `npm test` plays whole battles by these, and single drags below. */
test.runIf(SOAK)('a whole battle by dragging with the mouse', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await page.getByRole('link', { name: 'Quick battle' }).click();
  const story = await playBattle(page, dragging(page, mouse(page)));
  expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  expect(story.blows).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});

/** The same by finger. */
test.runIf(SOAK)('a whole battle by dragging with a finger on a phone', async () => {
  const { page, complaints } = await visit({ ...PHONE, speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await page.getByRole('link', { name: 'Quick battle' }).tap();
  const story = await playBattle(page, dragging(page, await finger(page)));
  expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  expect(story.blows).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});

test('an illegal drop says why and the card is back; a press that hardly moves is a click; a carried card shows where it may go, and Escape, the hand, the window and the end of the turn put it back; over a target a unit shows the forecast of the blow that the drop then strikes', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  const begun = await beginBattle(page);
  const card = begun.hand.findIndex((name) => !name.includes('needs'));
  await refusesADrop(page, begun, card);
  await putsBack(page, begun, card);
  await openBattle(page, 'midgame', { speed: 'instant' });
  await forecastsABlow(page);
  expect(complaints).toEqual([]);
});

async function refusesADrop(page: Page, begun: TableView, card: number): Promise<void> {
  const carrier = mouse(page);
  const at = await middleOf(cardInHand(page, card));
  await carrier.down(at);
  await carrier.move(await middleOf(page.getByRole('button', { name: /^Row 1, right wing/ })));
  await carrier.up();
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('You cannot deploy in this column.');
  await expect.poll(() => carried(page)).toBe(0);
  expect((await readTable(page)).hand).toHaveLength(begun.hand.length);
  await page.keyboard.press('Escape');
  expect((await readTable(page)).hand).toEqual(begun.hand);
  await carrier.down(at);
  await carrier.move({ x: at.x + 3, y: at.y - 3 });
  await carrier.up();
  expect((await readTable(page)).hand[card]).toContain('chosen');
  await page.keyboard.press('Escape');
  await expectPutBack(page, begun.hand);
}

async function putsBack(page: Page, begun: TableView, card: number): Promise<void> {
  const carrier = mouse(page);
  const lift = async () => {
    const at = await middleOf(cardInHand(page, card));
    await carrier.down(at);
    await carrier.move({ x: at.x, y: at.y - 200 });
    await expect.poll(() => carried(page)).toBe(1);
    expect((await readTable(page)).cells.filter((name) => name.includes('deploy here')).length).toBeGreaterThan(2);
  };
  await lift();
  await page.keyboard.press('Escape');
  await expectPutBack(page, begun.hand);
  await carrier.move(await middleOf(page.getByRole('button', { name: /^Row 1, left wing/ })));
  expect(await carried(page)).toBe(0);
  await carrier.up();
  await expectPutBack(page, begun.hand);

  await lift();
  await carrier.move(await middleOf(cardInHand(page, card)));
  await carrier.up();
  await expectPutBack(page, begun.hand);

  await lift();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectPutBack(page, begun.hand);
  await carrier.up();
  await expectPutBack(page, begun.hand);

  await lift();
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect.poll(() => carried(page)).toBe(0);
  await waitForTurn(page);
  await carrier.up();
  expect((await readTable(page)).cells.filter((name) => name.includes('your'))).toEqual([]);
}

async function forecastsABlow(page: Page): Promise<void> {
  await waitForTurn(page);
  const carrier = mouse(page);
  const target = page.getByRole('button', { name: /^Row.*strike for/ }).first();
  const at = await middleOf(page.getByRole('button', { name: /^Row.*your Oathguard.*can strike/ }));
  await carrier.down(at);
  await carrier.move({ x: at.x + 10, y: at.y });
  const promise = /strike for (\d+)/.exec((await target.innerText()) ?? '')?.[1];
  await carrier.move(await middleOf(target));
  await expect.poll(() => page.getByRole('region', { name: 'Forecast' }).innerText()).toMatch(`\n${promise}\n`);
  await carrier.up();
  await expect.poll(() => page.getByRole('region', { name: 'Battle log' }).innerText()).toContain(`for ${promise}`);
}

test('a finger that pans the hand sideways takes no card, and a second finger puts one back', async () => {
  const { page } = await visit({ ...PHONE, speed: 'instant' });
  await page.goto(inject('pageUrl'));
  const begun = await beginBattle(page);
  const carrier = await finger(page);
  const at = await middleOf(cardInHand(page, 2));
  await carrier.down(at);
  await carrier.move({ x: at.x - 90, y: at.y - 4 });
  expect(await carried(page)).toBe(0);
  await carrier.up();
  expect((await readTable(page)).hand).toEqual(begun.hand);

  const card = begun.hand.findIndex((name) => !name.includes('needs'));
  const from = await middleOf(cardInHand(page, card));
  await carrier.down(from);
  await carrier.move({ x: from.x, y: from.y - 200 });
  await expect.poll(() => carried(page)).toBe(1);
  const session = await page.context().newCDPSession(page);
  const first = { x: from.x, y: from.y - 200, id: 0 };
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [first, { x: 200, y: 300, id: 1 }],
  });
  await expect.poll(() => carried(page)).toBe(0);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expectPutBack(page, begun.hand);
});

test('the number of a dragged blow is seen as long as that of a clicked one', async () => {
  const { page, complaints } = await visit({ speed: 'half' });
  await watchNumbers(page);
  await page.goto(inject('pageUrl'));
  await chooseFile(page, 'test/scenarios/examples/10-pincer.json', 'You against The Jester');
  await waitForTurn(page);
  const attacker = page.getByRole('button', { name: /^Row 2, right wing.*can strike/ });
  const target = page.getByRole('button', { name: /^Row 2, center/ });
  const struck = page.getByRole('button', { name: /^Row 2, center.*strike for/ });

  const carrier = mouse(page);
  await carrier.down(await middleOf(attacker));
  await carrier.move(await middleOf(target));
  await carrier.up();
  await expect.poll(() => numbersSeen(page), { timeout: 10_000 }).toHaveLength(1);
  await page.keyboard.press('u');
  // The unit is still in hand.
  await page.keyboard.press('Escape');

  await attacker.click();
  await struck.click();
  await expect.poll(() => numbersSeen(page), { timeout: 10_000 }).toHaveLength(2);
  const [dragged = 0, clicked = 0] = await numbersSeen(page);
  expect(clicked).toBeGreaterThan(300);
  expect(Math.abs(dragged - clicked) / clicked).toBeLessThan(0.25);
  expect(complaints).toEqual([]);
});

/** Notes from now on for how many milliseconds each number of damage is on the page. */
async function watchNumbers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const since = new Map<Node, number>();
    const seen: number[] = [];
    const numbersIn = (node: Node): Node[] =>
      node instanceof Element
        ? [node, ...node.querySelectorAll('span')].filter(
            ({ childElementCount, textContent }) => childElementCount === 0 && /^−\d+$/.test(textContent ?? ''),
          )
        : [];
    const look = (records: readonly MutationRecord[]): void => {
      for (const { addedNodes, removedNodes } of records) {
        for (const number of [...addedNodes].flatMap(numbersIn)) since.set(number, performance.now());
        for (const number of [...removedNodes].flatMap(numbersIn)) {
          const from = since.get(number);
          if (from !== undefined) seen.push(performance.now() - from);
        }
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    Object.assign(window, { ninekeepNumbers: () => seen });
  });
}

const numbersSeen = (page: Page): Promise<number[]> => page.evaluate('ninekeepNumbers()');

/** How many pictures are being carried or fly home. */
function carried(page: Page): Promise<number> {
  return page.locator('[data-dragged]').count();
}

async function expectPutBack(page: Page, hand: readonly string[]): Promise<void> {
  await expect.poll(() => carried(page)).toBe(0);
  expect((await readTable(page)).hand).toEqual(hand);
}
