/**
 * Remembers that the battle couldn't be drawn, so that the next load doesn't open it unasked. A page that broke says so itself;
 * one that froze is known by having begun in this tab and never having come to an end.
 */
const BROKE = 'ninekeep-broke';
const BEGUN = 'ninekeep-begun';

/** Whether the last attempt to draw the battle failed. Asking begins another one. */
export function beginDrawing(): boolean {
  const hasFailed = attempt(() => localStorage.getItem(BROKE) !== null || sessionStorage.getItem(BEGUN) !== null);
  attempt(() => sessionStorage.setItem(BEGUN, '1'));
  // Whoever leaves before it is drawn was not frozen.
  addEventListener('pagehide', endDrawing, { once: true });
  return hasFailed === true;
}

/** The page has drawn what it was opened with. */
export function endDrawing(): void {
  attempt(() => sessionStorage.removeItem(BEGUN));
}

export function markBroken(): void {
  attempt(() => localStorage.setItem(BROKE, '1'));
}

/** It was drawn after all, lies aside, or somebody wants to see it all the same. */
export function forgetBroken(): void {
  attempt(() => localStorage.removeItem(BROKE));
  endDrawing();
}

/** A browser may forbid storage altogether. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
