import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { axeViolations } from './support/axe';
import { openBattle } from './support/battle';
import { openVisits } from './support/browser';
import { keyboard } from './support/keyboard';
import { type Hands, playStratagem, playTurn } from './support/playBattle';
import { cardInHand, readLog, readTable, waitForTurn } from './support/table';
import { touch } from './support/touch';

const visit = openVisits();

const SETTINGS = { speed: 'instant', turnGuard: false, muted: true } as const;
/** Cells of the position "stratagems", row by row. */
const FRONT = 4;
const BACK = 3;
const FOE = 5;

const cell = (page: Page, index: number) => page.locator('[role="grid"] td button').nth(index);
const forecast = (page: Page) => page.getByRole('region', { name: 'Forecast' });

test('stratagems by keys and names alone: the name tells what it does, the target tells the outcome, a second cell is asked for, and it can be taken back', async () => {
  const { page, complaints } = await visit({ viewport: { width: 1440, height: 900 } });
  await openBattle(page, 'stratagems', SETTINGS);
  const before = await waitForTurn(page);
  expect(before.hand[0]).toMatch(/^Snare, stratagem, cost 1\. .*It takes 5 damage\. 2 targets now\.$/);
  await page.keyboard.press('1');
  const aimed = await readTable(page);
  expect(aimed.cells[FOE]).toMatch(/play Snare here, then: .*Snared until your next turn.*takes 5 damage/);
  expect(aimed.cells[FRONT]).not.toContain('Snare');
  await cell(page, FOE).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await forecast(page).getByRole('button', { name: 'Play' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await readLog(page, 3)).toContain('You play Snare');
  const played = await readTable(page);
  expect(played.cells[FOE]).toContain('Snared until your next turn');
  expect(played.hand).toHaveLength(before.hand.length - 1);
  expect(played.hand[0]).toContain('No other stratagem can be played this turn.');
  await page.keyboard.press('u');
  expect((await readTable(page)).hand).toHaveLength(before.hand.length);
  await page.keyboard.press('3');
  await cell(page, FRONT).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Which card?' }).waitFor();
  expect((await readTable(page)).cells[BACK]).toContain('with this cell, then:');
  await cell(page, BACK).focus();
  await page.keyboard.press('Enter');
  expect((await readTable(page)).cells[BACK]).toContain('Oathguard');
  expect(complaints).toEqual([]);
});

test('stratagems by touch on a small phone: the first tap shows, the second plays', async () => {
  const { page, complaints } = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await openBattle(page, 'stratagems', SETTINGS);
  const before = await waitForTurn(page);
  await cardInHand(page, 0).tap();
  await cell(page, FOE).tap();
  await forecast(page).getByRole('button', { name: 'Play' }).waitFor();
  expect((await readTable(page)).hand).toHaveLength(before.hand.length);
  expect(await axeViolations(page)).toEqual([]);
  await cell(page, FOE).tap();
  expect((await readTable(page)).cells[FOE]).toContain('Snared until your next turn');
  expect((await readTable(page)).hand).toHaveLength(before.hand.length - 1);
  expect(complaints).toEqual([]);
});

/** Each turn the stratagem first, then whatever else can be done, until somebody has won. */
async function winWith(page: Page, hands: Hands): Promise<string[]> {
  const played: string[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const { result } = await waitForTurn(page);
    if (result !== null) break;
    const name = await playStratagem(page, hands);
    if (name !== null) played.push(name);
    await playTurn(page, hands);
    if ((await waitForTurn(page)).result === null) await hands.endTurn();
  }
  expect((await waitForTurn(page)).result).toBe('Victory');
  return played;
}

test('a battle is won with stratagems by keys and names alone; each does what its target promised', async () => {
  const { page, complaints } = await visit({ viewport: { width: 1440, height: 900 } });
  await openBattle(page, 'stratagems-win', SETTINGS);
  expect((await winWith(page, keyboard(page))).length).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});

test.runIf(SOAK)('a battle is won with stratagems by touch on a small phone', async () => {
  const { page, complaints } = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await openBattle(page, 'stratagems-win', SETTINGS);
  expect((await winWith(page, touch(page))).length).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});
