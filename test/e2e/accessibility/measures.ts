import type { Page } from 'playwright';

/** WCAG 2.2 asks for less; a thumb wants this. */
const LEAST_TARGET = 44;

/** What of the page doesn't fit the screen, or is too small for a finger, in words; empty when all is well. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`${scrollWidth - innerWidth} pixels to scroll sideways`);
    if (scrollHeight > innerHeight) found.push(`${scrollHeight - innerHeight} pixels to scroll`);
    const controls = [...document.querySelectorAll<HTMLElement>('button, input, select, a[href], summary')];
    for (const control of controls.filter((shown) => shown.checkVisibility({ visibilityProperty: true }))) {
      const { width, height, left, right, top, bottom } = (control.closest('label') ?? control).getBoundingClientRect();
      const name = control.textContent?.trim().slice(0, 40);
      if (width < least || height < least) found.push(`${name}: ${Math.round(width)} × ${Math.round(height)}`);
      const isOutside = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
      if (isOutside && !canScroll(control)) found.push(`${name}: outside the screen`);
    }
    return found;

    /** What lies in a list that scrolls by itself can be brought into sight. */
    function canScroll({ parentElement }: Element): boolean {
      if (parentElement === null) return false;
      return /auto|scroll/.test(getComputedStyle(parentElement).overflow) || canScroll(parentElement);
    }
  }, LEAST_TARGET);
}

/** Words of the head and of the controls that are cut off at an end: nothing brings it into sight. */
export function clippedWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header *, aside button *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      // What is only read out is one pixel large.
      .filter(({ clientWidth }) => clientWidth > 1)
      .filter(
        ({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3,
      )
      .map(({ textContent }) => textContent ?? ''),
  );
}

/** Cells of the board that something lies over. */
export function coveredCells(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role="grid"] button')]
      .filter((cell) => {
        const { left, width, top, height } = cell.getBoundingClientRect();
        return [0.1, 0.5, 0.9].some(
          (share) => !cell.contains(document.elementFromPoint(left + width / 2, top + height * share)),
        );
      })
      .map((cell) => cell.textContent ?? ''),
  );
}

/** Units whose figures leave their plate, or lie under its other marks. */
export function crowdedPlates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const boxes = (plate: Element, part: string) =>
      [...plate.querySelectorAll<HTMLElement>(`[class*="${part}"]`)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
    for (const plate of document.querySelectorAll('[data-token]')) {
      const { left, right, top, bottom } = plate.getBoundingClientRect();
      const marks = [
        'Pips-module__pips',
        'BlowBadge-module__blow',
        'KeywordChips-module__chip',
        'ThreatBadge-module__threat',
      ].flatMap((part) => boxes(plate, part));
      for (const figure of boxes(plate, 'Stats-module__stat_')) {
        const leaves = figure.left < left || figure.right > right || figure.top < top || figure.bottom > bottom;
        // A pixel is the air above a figure.
        const isUnder = marks.some(
          (mark) =>
            mark.left < figure.right - 1 &&
            mark.right > figure.left + 1 &&
            mark.top < figure.bottom - 1 &&
            mark.bottom > figure.top + 1,
        );
        if (leaves || isUnder) found.push(`${plate.textContent} ${leaves ? 'leaves its plate' : 'is covered'}`);
      }
    }
    return found;
  });
}

/** Controls that no scrolling brings into sight, because something that can't scroll cuts them off. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const page = document.querySelector('dialog[open]:not([data-leaving])') ?? document;
    for (const control of page.querySelectorAll<HTMLElement>('button, input')) {
      // What one looks at lies over the log, and is gone as soon as one looks elsewhere.
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[data-log]') !== null) continue;
      // What comes into sight with the focus alone is nothing to press until then.
      const { opacity, pointerEvents } = getComputedStyle(control);
      if (opacity === '0' && pointerEvents === 'none') continue;
      const target = control.closest('label') ?? control;
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!target.contains(middle)) lost.push(target.textContent?.trim().slice(0, 60) ?? target.tagName);
    }
    return lost;
  });
}

/** The frame of an element as forced colours paint it. */
export function frameOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, outlineStyle, outlineWidth, outlineColor } =
        getComputedStyle(element);
      return [borderTopStyle, borderTopWidth, borderTopColor, outlineStyle, outlineWidth, outlineColor].join(' ');
    });
}
