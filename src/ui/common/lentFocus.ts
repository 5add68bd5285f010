/** Who gets the focus back in a moment. */
let awaited: HTMLElement | null = null;

/** Who has the focus, for whoever borrows it: with a dialog that goes just now, whoever had it before the dialog. */
export function focusHolder(): Element | null {
  return awaited ?? document.activeElement;
}

/**
 * The browser gives the focus back only from what it closes itself, not from what React removes. A task of its own, because
 * to move the focus a page must be styled, and after all that React changes: whoever has taken the focus meanwhile keeps it.
 * A key that comes sooner finds it in its place.
 */
export function giveFocusBack(holder: Element | null): void {
  if (!(holder instanceof HTMLElement) || holder === document.body) return;
  awaited = holder;
  const give = (): void => {
    clearTimeout(timer);
    window.removeEventListener('keydown', give, { capture: true });
    awaited = null;
    if (holder.isConnected && isNobodys(document.activeElement)) holder.focus();
  };
  const timer = setTimeout(give, 0);
  window.addEventListener('keydown', give, { capture: true });
}

/** On the page itself, or in something that is leaving: there the browser takes it away only when it draws the next frame. */
function isNobodys(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[inert]') !== null;
}
