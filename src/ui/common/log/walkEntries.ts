import type { KeyboardEvent } from 'react';

/** Beside the sentence of an entry: what reads its cards. */
const READ = 'button[data-read]';
const SENTENCE = 'button:not([data-read])';

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** One stop for the Tab key; the arrow keys walk over the entries, and sideways between an entry and its cards. */
export function walkEntries(event: KeyboardEvent<HTMLButtonElement>): void {
  const row = event.currentTarget.closest('li');
  const aside = { ArrowLeft: READ, ArrowRight: SENTENCE }[event.key];
  if (aside !== undefined) row?.querySelector<HTMLElement>(`:scope > ${aside}`)?.focus();
  const step = STEPS[event.key];
  if (step === undefined) return;
  const entries = [...(row?.closest('ol')?.querySelectorAll<HTMLElement>(`:scope > li > ${SENTENCE}`) ?? [])];
  const wanted = entries.findIndex((entry) => entry.parentElement === row) + step;
  event.preventDefault();
  entries[Math.min(Math.max(wanted, 0), entries.length - 1)]?.focus();
}
