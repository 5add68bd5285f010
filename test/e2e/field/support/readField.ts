import type { Page } from 'playwright';

/** A cell as its name tells it: what a person without sight knows. */
export interface FieldCellRead {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly isChosen: boolean;
}

export interface FieldRead {
  readonly cells: readonly FieldCellRead[];
  /** The great button's name: "End turn", "Ready", "See the result"; with `off` when it can't be pressed. */
  readonly great: string;
  readonly isPersonsTurn: boolean;
  readonly result: string | null;
}

/** All that is read off the page: the names of cells, the great button, the result. */
export function readField(page: Page): Promise<FieldRead> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('[data-field] [data-place]')].map((button) => {
      const [, x = '0', y = '0'] = (button.dataset.place ?? '').split(' ');
      const name = button.querySelector('span')?.textContent ?? button.textContent ?? '';
      return { x: Number(x), y: Number(y), name, isChosen: button.getAttribute('aria-pressed') === 'true' };
    });
    const great = document.querySelector<HTMLElement>('aside button[aria-describedby]:last-of-type');
    const buttons = [...document.querySelectorAll<HTMLElement>('aside button')];
    const ends = buttons.find((button) => /^(End turn|Ready|See the result)/.test(button.textContent ?? '')) ?? great;
    const result = document.querySelector('dialog[open] h2')?.textContent ?? null;
    return {
      cells,
      great: ends?.textContent ?? '',
      isPersonsTurn: ends !== null && ends?.getAttribute('aria-disabled') !== 'true',
      result,
    };
  });
}

export const isOwn = ({ name }: FieldCellRead): boolean => /, your (?!ground)/.test(name);
export const isEnemy = ({ name }: FieldCellRead): boolean => name.includes(', enemy ');
export const isTarget = ({ name }: FieldCellRead): boolean =>
  isEnemy({ name } as FieldCellRead) && name.includes(', target, ');
export const isReachable = ({ name }: FieldCellRead): boolean => name.includes(', reachable');

/** What is left of who stands there, by its name. */
export function healthIn({ name }: FieldCellRead): number {
  return Number(/, (\d+) of \d+/.exec(name)?.[1] ?? 0);
}

/** "target, 58 %, 3–8 damage" or "target, 25 damage". */
export function promiseIn({ name }: FieldCellRead): {
  readonly isSure: boolean;
  readonly least: number;
  readonly most: number;
} {
  const [, chance, least = '0', most] = /, target, (?:(\d+) %, )?(\d+)(?:–(\d+))? damage/.exec(name) ?? [];
  return { isSure: chance === undefined, least: Number(least), most: Number(most ?? least) };
}
