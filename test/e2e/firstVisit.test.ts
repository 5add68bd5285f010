import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { openVisits } from './support/browser';
import { keyboard } from './support/keyboard';
import type { Hands } from './support/playBattle';
import { pointer } from './support/pointer';
import { readTable, type TableView, waitForTurn } from './support/table';

const visit = openVisits();

/** A battle that plain play wins: the deck that is drawn suits it. */
const SEED = 7;

/** Somebody who has never been here, and how they press what they see. */
interface Newcomer {
  readonly page: Page;
  readonly hands: Hands;
  /** A link or button outside the board, by its name. */
  readonly press: (name: RegExp) => Promise<void>;
}

const byMouse = (page: Page): Newcomer => ({
  page,
  hands: pointer(page),
  press: (name) => page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click(),
});

const byKeys = (page: Page): Newcomer => ({
  page,
  hands: keyboard(page),
  press: async (name) => {
    const named = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
    const isFocused = () => named.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 60 && !(await isFocused()); presses++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
});

/** From the start page's plaque to the seal: where to press is read off the names alone. */
async function learnFirstLesson({ page, hands, press }: Newcomer): Promise<void> {
  await press(/^Play your first battle/);
  const said = (words: string) =>
    expect.poll(() => page.getByRole('region', { name: 'The Sergeant' }).textContent()).toContain(words);
  await said('Oathguard');
  await hands.pressCard(0);
  await hands.pressCell(3);
  await said('Crossbow in the center');
  await hands.pressCard(0);
  await hands.pressCell(1);
  await said('strike at once');
  await hands.pressCell(3);
  await hands.pressCell(4);
  await page.getByRole('dialog', { name: 'Ground under your feet' }).waitFor();
}

/** From the lesson's end to a result of a battle against whoever the start page gives a newcomer. */
async function fightQuickBattle({ page, hands, press }: Newcomer): Promise<string> {
  await press(/^To the primer$/);
  await press(/^Ninekeep/);
  await press(/^Quick battle/);
  await page.getByRole('button', { name: /^(Keep hand|Send back)/ }).waitFor();
  await hands.settleHand();
  for (let turns = 0; turns < 25; turns++) {
    const { result } = await playTurn(page, hands);
    if (result !== null) return result;
    await hands.endTurn();
    const begun = await waitForTurn(page);
    if (begun.result !== null) return begun.result;
  }
  throw new Error('no result after 25 turns');
}

/** What a newcomer does: cards onto the board, melee to the center, and each blow at the castle, at who falls, or at anybody. */
async function playTurn(page: Page, hands: Hands): Promise<TableView> {
  const moved = new Set<number>();
  for (let presses = 0; presses < 16; presses++) {
    const view = await waitForTurn(page);
    const attacker = view.cells.findIndex((name) => /your .*can strike/.test(name));
    const card = view.hand.findIndex((name) => !/needs|, stratagem,/.test(name));
    const mover = view.cells.findIndex(
      (name, cell) => /your .*melee.*can move/.test(name) && !name.includes('center') && !moved.has(cell),
    );
    if (view.result !== null || (attacker < 0 && card < 0 && mover < 0)) return view;
    if (attacker >= 0) await hands.pressCell(attacker);
    else if (mover >= 0) await hands.pressCell(mover);
    else await hands.pressCard(card);
    if (attacker < 0) moved.add(mover);
    const { cells, enemyCastle } = await readTable(page);
    const aims = [/strike for.*it falls/, /strike for/, /center,.*empty, move here/, /deploy here/];
    const aim = aims.map((wanted) => cells.findIndex((name) => wanted.test(name))).find((cell) => cell >= 0) ?? -1;
    if (enemyCastle.includes('strike for')) await hands.pressEnemyCastle();
    else if (aim >= 0) await hands.pressCell(aim);
    else await page.keyboard.press('Escape');
    const { question } = await readTable(page);
    if (question !== null && aim >= 0) await hands.pressCell(aim);
  }
  return readTable(page);
}

test('a first visit by mouse: lesson 1, and a quick battle is won', async () => {
  const { page, complaints } = await visit({ speed: 'instant', seed: SEED });
  await page.goto(inject('pageUrl'));
  const newcomer = byMouse(page);
  await learnFirstLesson(newcomer);
  expect(await fightQuickBattle(newcomer)).toBe('Victory');
  expect(complaints).toEqual([]);
});

test.runIf(SOAK)('the same by keyboard and names alone', async () => {
  const { page, complaints } = await visit({ speed: 'instant', seed: SEED });
  await page.goto(inject('pageUrl'));
  const newcomer = byKeys(page);
  await learnFirstLesson(newcomer);
  expect(await fightQuickBattle(newcomer)).toBe('Victory');
  expect(complaints).toEqual([]);
});

const THINKING_MILLISECONDS = 3000;

/** Whoever reads before each press; how often they pressed is counted. */
function slowly(newcomer: Newcomer): Newcomer & { readonly presses: () => number } {
  let presses = 0;
  const thinking =
    <Asked extends readonly unknown[]>(press: (...asked: Asked) => Promise<void>) =>
    async (...asked: Asked): Promise<void> => {
      await sleep(THINKING_MILLISECONDS);
      presses++;
      await press(...asked);
    };
  const { hands } = newcomer;
  return {
    page: newcomer.page,
    hands: {
      pressCell: thinking(hands.pressCell),
      pressCard: thinking(hands.pressCard),
      pressEnemyCastle: thinking(hands.pressEnemyCastle),
      settleHand: thinking(hands.settleHand),
      endTurn: thinking(hands.endTurn),
    },
    press: thinking(newcomer.press),
    presses: () => presses,
  };
}

test.runIf(SOAK)(
  'a newcomer who thinks for three seconds before each press, at normal speed: lesson 1 in eight presses, and a won battle in five minutes',
  async () => {
    const { page } = await visit({ seed: SEED });
    await page.goto(inject('pageUrl'));
    const newcomer = slowly(byMouse(page));
    const begun = Date.now();
    const minutes = () => ((Date.now() - begun) / 60_000).toFixed(2);
    await learnFirstLesson(newcomer);
    const lesson = newcomer.presses();
    console.info(`lesson 1: ${lesson} presses, ${minutes()} minutes`);
    const result = await fightQuickBattle(newcomer);
    console.info(`${result}: ${newcomer.presses()} presses, ${minutes()} minutes`);
    expect(lesson).toBeLessThanOrEqual(8);
    expect(result).toBe('Victory');
    expect(Number(minutes())).toBeLessThanOrEqual(5);
  },
  15 * 60_000,
);
