import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** One stop for the Tab key; the arrow keys walk over the entries. */
export function walkEntries(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const entries = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>(':scope > li > button') ?? [])];
  const wanted = entries.indexOf(event.currentTarget) + step;
  event.preventDefault();
  entries[Math.min(Math.max(wanted, 0), entries.length - 1)]?.focus();
}
