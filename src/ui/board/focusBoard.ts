/** Gives the focus back to the board when what had it is gone: else a keyboard player starts anew from the page's top. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')?.focus({ preventScroll: true });
}
