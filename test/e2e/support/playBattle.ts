import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectPromiseKept } from './promise';
import { readTable, type TableView, waitForHand, waitForTurn } from './table';

/** How a person acts: with a pointer, with fingers, or with keys. */
export interface Hands {
  pressCell(index: number): Promise<void>;
  pressCard(index: number): Promise<void>;
  pressEnemyCastle(): Promise<void>;
  settleHand(): Promise<void>;
  endTurn(): Promise<void>;
}

export interface Story {
  readonly result: string;
  readonly turns: number;
  readonly blows: number;
}

const MOST_TURNS = 25;

/** Plays a whole battle through the page alone: deploys, moves and strikes wherever the names say one can. */
export async function playBattle(page: Page, hands: Hands): Promise<Story> {
  let blows = 0;
  await sendDearestBack(page, hands);
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const view = await waitForTurn(page);
    if (view.result !== null) return { result: view.result, turns, blows };
    blows += await playTurn(page, hands);
    const { result } = await readTable(page);
    if (result === null) await hands.endTurn();
  }
  throw new Error(`no result after ${MOST_TURNS} turns`);
}

/** Everything that can be done in one turn, but for ending it. */
export async function playTurn(page: Page, hands: Hands): Promise<number> {
  let blows = await strikeWithAll(page, hands);
  await moveIntoReach(page, hands);
  blows += await strikeWithAll(page, hands);
  await deployAll(page, hands);
  return blows;
}

/** The dearest card of the opening hand goes back, and another comes for it. */
async function sendDearestBack(page: Page, hands: Hands): Promise<void> {
  const { hand } = await waitForHand(page);
  const costs = hand.map((name) => Number(/cost (\d+)/.exec(name)?.[1]));
  const dearest = costs.indexOf(Math.max(...costs));
  await hands.pressCard(dearest);
  await expect.poll(async () => (await readTable(page)).hand[dearest]).toContain('goes back');
  await hands.settleHand();
}

export async function deployAll(page: Page, hands: Hands): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const { hand, result } = await readTable(page);
    const card = hand.findIndex((name) => !name.includes('needs'));
    if (result !== null || card < 0) return;
    await hands.pressCard(card);
    const cell = await firstCell(page, /deploy here/);
    if (cell < 0) return hands.pressCard(card);
    await giveOrder(page, hands, cell);
  }
}

/** Every blow does exactly what its target's name promised. */
async function strikeWithAll(page: Page, hands: Hands): Promise<number> {
  for (let blows = 0; ; blows++) {
    const attacker = await firstCell(page, /your .*can strike/);
    if (attacker < 0) return blows;
    await hands.pressCell(attacker);
    const view = await readTable(page);
    const target = view.cells.findIndex((name) => name.includes('strike for'));
    if (view.enemyCastle.includes('strike for')) {
      await expectPromiseKept(page, { name: view.enemyCastle, act: () => hands.pressEnemyCastle() });
    } else if (target < 0) {
      throw new Error(`no target is named although one was promised: ${view.cells[attacker]}`);
    } else await giveOrder(page, hands, target);
  }
}

async function moveIntoReach(page: Page, hands: Hands): Promise<void> {
  const { cells } = await readTable(page);
  for (const [cell, name] of cells.entries()) {
    if (!/your .*melee.*can move/.test(name) || name.includes('center')) continue;
    await hands.pressCell(cell);
    const free = await firstCell(page, /center,.*empty, move here/);
    if (free < 0) await hands.pressCell(cell);
    else await giveOrder(page, hands, free);
  }
}

/** Presses a cell whose name promises something, and holds the log against it. */
async function giveOrder(page: Page, hands: Hands, cell: number): Promise<void> {
  const name = (await readTable(page)).cells[cell] ?? '';
  await expectPromiseKept(page, {
    name,
    act: async () => {
      await hands.pressCell(cell);
      // No answer is one too: pressed again, the place itself stands for "none".
      if (await isAsked(page)) await hands.pressCell(cell);
    },
  });
}

function isAsked(page: Page): Promise<boolean> {
  return page.getByRole('region', { name: /^(Slide the target|Which cell)/ }).isVisible();
}

async function firstCell(page: Page, pattern: RegExp): Promise<number> {
  const view: TableView = await readTable(page);
  return view.result === null ? view.cells.findIndex((name) => pattern.test(name)) : -1;
}
