import type { Page } from 'playwright';

/** What of a battle on the open field doesn't fit the screen, in words; empty when all is well. */
export async function misfits(page: Page, least: number): Promise<string[]> {
  return [...(await measured(page, pageTroubles, 0)), ...(await measured(page, buttonTroubles, least))];
}

function measured(page: Page, measure: (least: number) => string[], least: number): Promise<string[]> {
  return page.evaluate(measure, least);
}

/** Runs in the page: its size, the field's, and the head's. */
function pageTroubles(): string[] {
  const found: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`${scrollWidth - innerWidth} pixels to scroll sideways`);
  if (scrollHeight > innerHeight) found.push(`${scrollHeight - innerHeight} pixels to scroll`);
  const height = document.querySelector('main')?.getBoundingClientRect().height ?? 0;
  if (height < innerHeight / 2 - 1) found.push(`the field has ${Math.round(height)} pixels`);
  for (const head of document.querySelectorAll<HTMLElement>('header, header > *')) {
    if (head.clientWidth > 1 && head.scrollWidth > head.clientWidth + 1) found.push(`${head.className} is too narrow`);
  }
  return found;
}

/** Runs in the page: every button that isn't a cell or a line of the log, and the chosen unit. */
function buttonTroubles(least: number): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('header button, main button, aside button')].filter(
    (button) => button.closest('[data-field], [data-log]') === null && button.checkVisibility(),
  );
  const chosen = document.querySelector<HTMLElement>('[data-field] [aria-pressed="true"]');
  const hidden = chosen !== null && isCovered(chosen) ? ['the chosen unit is out of sight'] : [];
  return [...hidden, ...buttons.flatMap(troubles)];

  function troubles(button: HTMLElement): string[] {
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
    const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').slice(0, 40);
    const isOutside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    return [
      ...(Math.min(width, height) < least ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : []),
      ...(isOutside ? [`${name}: outside`] : []),
      ...(isCovered(button) ? [`${name}: covered`] : []),
    ];
  }

  function isCovered(element: HTMLElement): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  }
}
