import type { Page } from 'playwright';
import { expect } from 'vitest';
import {
  type FieldCellRead,
  type FieldRead,
  healthIn,
  isEnemy,
  isOwn,
  isReachable,
  isTarget,
  promiseIn,
  readField,
} from './readField';

/** How a person acts on the open field. */
export interface FieldHands {
  /** Presses a cell so that it counts: on touch twice where the first tap only shows. */
  readonly press: (cell: FieldCellRead) => Promise<void>;
  readonly endTurn: () => Promise<void>;
}

export interface FieldStory {
  readonly result: string;
  readonly blows: number;
  readonly moves: number;
  readonly turns: number;
}

const MOST_TURNS = 40;

/** Plays to the end, and checks at every blow that what was promised came about. */
export async function playField(page: Page, hands: FieldHands): Promise<FieldStory> {
  const story = { blows: 0, moves: 0, turns: 0 };
  await hands.endTurn();
  for (; story.turns < MOST_TURNS; story.turns++) {
    const begun = await untilOwnTurn(page);
    if (begun.result !== null) return { ...story, result: begun.result };
    for (const { x, y } of begun.cells.filter(isOwn)) {
      const isOver = await act(page, hands, { x, y }, story);
      if (isOver) return { ...story, result: (await untilOwnTurn(page)).result ?? '' };
    }
    await hands.endTurn();
  }
  throw new Error(`no end after ${MOST_TURNS} turns`);
}

async function untilOwnTurn(page: Page): Promise<FieldRead> {
  let read = await readField(page);
  await expect
    .poll(
      async () => {
        read = await readField(page);
        return read.isPersonsTurn || read.result !== null;
      },
      { timeout: 20_000, interval: 30 },
    )
    .toBe(true);
  // The result opens a moment after the battle has ended.
  if (read.great.startsWith('See the result')) {
    await page.locator('dialog[open] h2').waitFor();
    return readField(page);
  }
  return read;
}

interface At {
  readonly x: number;
  readonly y: number;
}

const cellAt = ({ cells }: FieldRead, { x, y }: At) => cells.find((cell) => cell.x === x && cell.y === y);
const distance = (one: At, other: At): number => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/** Strikes if it can, else goes nearer and strikes then. Whether the battle is over. */
async function act(page: Page, hands: FieldHands, at: At, story: { blows: number; moves: number }): Promise<boolean> {
  const first = cellAt(await readField(page), at);
  if (first === undefined || !isOwn(first)) return false;
  await hands.press(first);
  let here = at;
  let read = await readField(page);
  if (cellAt(read, here)?.isChosen !== true) return false;
  if (!read.cells.some(isTarget)) {
    const goal = nearest(read, here);
    if (goal !== null) {
      await hands.press(goal);
      story.moves++;
      read = await readField(page);
      here = cellAt(read, goal)?.isChosen === true ? goal : here;
      if (read.result !== null || !read.isPersonsTurn) return read.result !== null;
    }
  }
  const target = read.cells.find(isTarget);
  if (target !== undefined && cellAt(read, here)?.isChosen === true) {
    await hands.press(target);
    story.blows++;
    const after = await readField(page);
    checkPromise(target, cellAt(after, target));
    if (after.great.startsWith('See the result') || after.result !== null) return true;
    read = after;
  }
  const chosen = read.cells.find(({ isChosen }) => isChosen);
  if (chosen !== undefined) await page.keyboard.press('Escape');
  return false;
}

/** What was promised before the blow is what came of it: exactly where no die is rolled, else nothing or within the stated span. */
function checkPromise(before: FieldCellRead, after: FieldCellRead | undefined): void {
  const { isSure, least, most } = promiseIn(before);
  const health = healthIn(before);
  const left = after !== undefined && isEnemy(after) ? healthIn(after) : 0;
  const lost = health - left;
  const isKept = isSure ? lost === Math.min(health, least) : lost === 0 || lost >= Math.min(health, least);
  expect({ before: before.name, after: after?.name, isKept, most }).toMatchObject({ isKept: true });
}

/** The reachable cell nearest to an enemy, without a blow on the way if there is one. */
function nearest(read: FieldRead, from: At): FieldCellRead | null {
  const enemies = read.cells.filter(isEnemy);
  const middle = { x: 3.5, y: 3.5 };
  const worth = (cell: At & { name: string }) =>
    Math.min(...(enemies.length === 0 ? [middle] : enemies).map((enemy) => distance(cell, enemy))) +
    (cell.name.includes('a blow on the way') ? 5 : 0);
  const goals = read.cells.filter(isReachable).toSorted((one, other) => worth(one) - worth(other));
  const [goal] = goals;
  const here = cellAt(read, from);
  return goal === undefined || here === undefined || worth(goal) >= worth(here) ? null : goal;
}
