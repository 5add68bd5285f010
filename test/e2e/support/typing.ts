import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Hands } from './playBattle';
import { guard, readTable } from './table';

const COLUMNS = ['left', 'center', 'right'] as const;

/** Acts by typed commands alone: nothing is pressed but letters and Enter. */
export function typing(page: Page): Hands {
  let held: { readonly verb: 'deploy' | 'unit'; readonly name: string } | null = null;
  const marked: string[] = [];

  async function pressCard(index: number): Promise<void> {
    const { hand, maySettle } = await readTable(page);
    const name = hand[index]?.split(',')[0] ?? '';
    await type(page, `choose ${name}`);
    if (maySettle) marked.push(name);
    else held = { verb: 'deploy', name };
  }
  async function pressCell(index: number): Promise<void> {
    const target = (await readTable(page)).cells[index] ?? '';
    const place = placeAt(index);
    if (held === null) {
      await type(page, `choose ${place}`);
      held = { verb: 'unit', name: place };
      return;
    }
    const { verb, name } = held;
    held = null;
    if (verb === 'deploy') await type(page, `deploy ${name} ${place}`);
    else if (place !== name) await type(page, `${target.includes('strike for') ? 'attack' : 'move'} ${name} ${place}`);
  }
  return {
    pressCard,
    pressCell,
    pressEnemyCastle: async () => {
      await type(page, `castle ${held?.name ?? ''}`);
      held = null;
    },
    settleHand: () => type(page, marked.length === 0 ? 'keep' : `mulligan ${marked.join(', ')}`),
    endTurn: async () => {
      held = null;
      await type(page, 'end');
      if (await guard(page).isVisible()) await type(page, 'end');
    },
  };
}

/** "2 left", for the fourth cell. */
function placeAt(index: number): string {
  return `${Math.floor(index / 3) + 1} ${COLUMNS[index % 3] ?? ''}`;
}

/** Types a line into the command line, which is opened if it isn't. */
export async function type(page: Page, line: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Command line' });
  if ((await field.count()) === 0) await page.keyboard.press('/');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
}

/** What the command line says for itself. */
export function answer(page: Page): Promise<string> {
  return page
    .getByRole('form', { name: 'Command line' })
    .getByRole('status')
    .allInnerTexts()
    .then((texts) => texts.join(' ').trim());
}
