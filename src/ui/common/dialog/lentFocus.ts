/** Who gets the focus back in a moment. */
let awaited: Element | null = null;

/** Who has the focus, for whoever borrows it: with a dialog that goes just now, whoever had it before the dialog. */
export function focusHolder(): Element | null {
  return awaited ?? document.activeElement;
}

/** Says who will have the focus as soon as it can be given back. */
export function awaitFocus(holder: Element | null): void {
  awaited = isSomebody(holder) ? holder : null;
}

/** The browser gives the focus back only to who had it when a dialog became modal. Whoever has taken it meanwhile keeps it. */
export function giveFocusBack(holder: Element | null): void {
  awaited = null;
  if (isSomebody(holder) && holder.isConnected && isFocusNobodys()) holder.focus();
}

/** On the page itself, or in something that is leaving: there the browser takes it away only when it draws the next frame. */
export function isFocusNobodys(): boolean {
  const focused = document.activeElement;
  return !isSomebody(focused) || focused.closest('[inert], [data-leaving]') !== null;
}

function isSomebody(holder: Element | null): holder is HTMLElement {
  return holder instanceof HTMLElement && holder !== document.body;
}
