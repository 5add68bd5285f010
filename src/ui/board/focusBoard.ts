import { takeFocus } from '../common/dialog/closeModal';
import { isFocusNobodys } from '../common/dialog/lentFocus';

/** Gives the focus back to the board when what had it is gone: else a keyboard player starts anew from the page's top. */
export function focusBoard(): void {
  focusOn('[role="grid"] button[tabindex="0"]');
}

export function focusHand(): void {
  focusOn('[data-hand] li:not([inert]) button');
}

/** Its newest entry; the arrow keys walk over the others. */
export function focusLog(): void {
  focusOn('[data-log] button[tabindex="0"]');
}

/** An open command line; one that opens takes the focus itself. */
export function focusCommand(): void {
  focusOn('[data-command]');
}

/** Nothing has the focus, or something that belongs to what is over: a card of the opening hand. */
export function isFocusAdrift(): boolean {
  return isFocusNobodys() || document.activeElement?.closest('[data-hand]') != null;
}

function focusOn(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (found !== null) takeFocus(found, { preventScroll: true });
}
