/** Gives the focus back to the board when what had it is gone: else a keyboard player starts anew from the page's top. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')?.focus({ preventScroll: true });
}

export function focusHand(): void {
  document.querySelector<HTMLElement>('[data-hand] li:not([inert]) button')?.focus({ preventScroll: true });
}

/** Its newest entry; the arrow keys walk over the others. */
export function focusLog(): void {
  document.querySelector<HTMLElement>('[data-log] button[tabindex="0"]')?.focus({ preventScroll: true });
}

/** An open command line; one that opens takes the focus itself. */
export function focusCommand(): void {
  document.querySelector<HTMLElement>('[data-command]')?.focus({ preventScroll: true });
}

/** Nothing has the focus, or something that belongs to what is over: a card of the opening hand. */
export function isFocusAdrift(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[data-hand]') !== null;
}
