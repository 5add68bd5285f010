import type { Page } from 'playwright';
import { expect } from 'vitest';
import { SOAK } from '../../support/gameRunner';
import { openBattle } from './battle';
import { expectPromiseKept } from './promise';
import { type Readable, readTable, type TableView, waitForHand, waitForResult, waitForTurn } from './table';

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

/** Plays a whole battle through the page alone, from the opening hand on. */
export async function playBattle(page: Readable, hands: Hands): Promise<Story> {
  await sendDearestBack(page, hands);
  return playOn(page, hands);
}

/** A battle by one way of giving orders: whole in a soak, else from its sixth round to its end. */
export async function playByOneWay(page: Page, hands: Hands, begin: () => Promise<void>): Promise<Story> {
  if (!SOAK) {
    await openBattle(page, 'midgame', { speed: 'instant' });
    return playOn(page, hands);
  }
  await begin();
  return playBattle(page, hands);
}

/** Deploys, moves and strikes wherever the names say one can, until the battle is over. */
export async function playOn(page: Readable, hands: Hands): Promise<Story> {
  let blows = 0;
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const view = await waitForTurn(page);
    if (view.result !== null) return { result: view.result, turns, blows };
    blows += await playTurn(page, hands);
    const { result } = await waitForTurn(page);
    if (result === null) await hands.endTurn();
  }
  throw new Error(`no result after ${MOST_TURNS} turns`);
}

/** Everything that can be done in one turn, but for ending it. */
export async function playTurn(page: Readable, hands: Hands): Promise<number> {
  let blows = await strikeWithAll(page, hands);
  await moveIntoReach(page, hands);
  blows += await strikeWithAll(page, hands);
  await deployAll(page, hands);
  return blows;
}

/** The dearest card of the opening hand goes back, and another comes for it. */
export async function sendDearestBack(page: Readable, hands: Hands): Promise<void> {
  const { hand } = await waitForHand(page);
  const costs = hand.map((name) => Number(/cost (\d+)/.exec(name)?.[1]));
  const dearest = costs.indexOf(Math.max(...costs));
  await hands.pressCard(dearest);
  await expect.poll(async () => (await readTable(page)).hand[dearest]).toContain('goes back');
  await hands.settleHand();
}

export async function deployAll(page: Readable, hands: Hands): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    // The blow that breaks a castle comes before its result: until then the hand still lies there.
    const { hand, result } = await waitForTurn(page);
    const card = hand.findIndex((name) => !/needs|, stratagem,/.test(name));
    if (result !== null || card < 0) return;
    await hands.pressCard(card);
    const cell = await firstCell(page, /deploy here/);
    if (cell < 0) return hands.pressCard(card);
    await giveOrder(page, hands, cell);
  }
}

/** Plays a stratagem that has a target: its name tells what it does, and the target's what comes of it. Null where there is none. */
export async function playStratagem(page: Readable, hands: Hands): Promise<string | null> {
  const { hand, result } = await waitForTurn(page);
  const card = hand.findIndex((name) => /, stratagem, .*targets? now\./.test(name));
  const name = hand[card]?.replace(/, stratagem, .*/s, '');
  if (result !== null || name === undefined) return null;
  await hands.pressCard(card);
  const first = await firstCell(page, /(play|aim) .+ here/);
  const asksTwice = (await readTable(page)).cells[first]?.includes(`aim ${name} here`) === true;
  if (asksTwice) await hands.pressCell(first);
  const last = asksTwice ? await firstCell(page, /play .+ with this cell/) : first;
  const promised = (await readTable(page)).cells[last] ?? '';
  expect(promised).toContain(`play ${name} `);
  await expectPromiseKept(page, { name: promised, act: () => hands.pressCell(last) });
  return name;
}

/** Every blow does exactly what its target's name promised. */
async function strikeWithAll(page: Readable, hands: Hands): Promise<number> {
  for (let blows = 0; ; blows++) {
    const attacker = await firstCell(page, /your .*can strike/);
    if (attacker < 0) return blows;
    await hands.pressCell(attacker);
    const view = await readTable(page);
    const target = view.cells.findIndex((name) => name.includes('strike for'));
    if (view.enemyCastle.includes('strike for')) {
      await expectPromiseKept(page, { name: view.enemyCastle, act: () => hands.pressEnemyCastle() });
      // The result is drawn after the log has told of it: whatever is pressed in between lies under it.
      if (view.enemyCastle.includes(' and win')) await waitForResult(page);
    } else if (target < 0) {
      throw new Error(`no target is named although one was promised: ${view.cells[attacker]}`);
    } else await giveOrder(page, hands, target);
  }
}

async function moveIntoReach(page: Readable, hands: Hands): Promise<void> {
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
async function giveOrder(page: Readable, hands: Hands, cell: number): Promise<void> {
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

async function isAsked(page: Readable): Promise<boolean> {
  const { question } = await readTable(page);
  return question !== null && question !== 'End this turn?';
}

async function firstCell(page: Readable, pattern: RegExp): Promise<number> {
  const view: TableView = await readTable(page);
  return view.result === null ? view.cells.findIndex((name) => pattern.test(name)) : -1;
}
