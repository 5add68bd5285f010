import { afterNextFrame } from './afterNextFrame';
import { focusHolder, giveFocusBack } from './lentFocus';

/** Whatever a person does next must meet a dialog that is modal already. */
const ACTS = ['keydown', 'pointerdown'] as const;

/**
 * Opens a dialog in two steps. Behind a modal one the page is inert, and for that a browser styles and paints all of it
 * anew: longer than a frame. So the dialog is shown first, in the same place, and becomes modal once it has been seen, or at
 * the first key or press before that. Whoever takes it out of the page says so by what is given back.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  // Development draws a page anew around a dialog that stays.
  if (dialog.open) return () => undefined;
  const before = focusHolder();
  const stopWaiting = showUntil(dialog, () => {
    stopWaiting();
    dialog.showModal();
  });
  return () => {
    stopWaiting();
    giveFocusBack(before);
  };
}

/** Shown and not yet modal; browsers that can't do that are asked for all of it at once. */
function showUntil(dialog: HTMLDialogElement, act: () => void): () => void {
  let timer = 0;
  const forgetFrame = afterNextFrame(() => {
    timer = window.setTimeout(act, 0);
  });
  for (const name of ACTS) window.addEventListener(name, act, { capture: true });
  if ('showPopover' in dialog) {
    dialog.popover = 'manual';
    dialog.showPopover();
  }
  return () => {
    forgetFrame();
    clearTimeout(timer);
    for (const name of ACTS) window.removeEventListener(name, act, { capture: true });
    dialog.popover = null;
  };
}
