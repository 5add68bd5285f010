/** What is typed in these is text. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** A key that repeats, that means something else with another one, or that belongs to an open dialog. */
export function isForSomebodyElse(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const isTyped = event.target instanceof Element && event.target.matches(FIELDS);
  return event.repeat || isModified || isTyped || document.querySelector('dialog[open]') !== null;
}
