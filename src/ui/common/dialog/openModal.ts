import { closeModal, comesBack } from './closeModal';
import { focusHolder } from './lentFocus';
import { onceSeen } from './onceSeen';

/**
 * Opens a dialog in two steps. Behind a modal one the page is inert, and for that a browser styles and paints all of it
 * anew: longer than a frame. So the dialog is shown first, in the same place, and becomes modal once it has been seen, or at
 * the first key or press before that. Whoever takes it out of the page says so by what is given back.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = comesBack(dialog) ?? focusHolder();
  const stopWaiting = dialog.open ? () => undefined : showUntilModal(dialog);
  return () => {
    stopWaiting();
    closeModal(dialog, before);
  };
}

/** Shown and not yet modal; browsers that can't do that are asked for all of it at once. */
function showUntilModal(dialog: HTMLDialogElement): () => void {
  const stopWaiting = onceSeen(() => {
    dialog.popover = null;
    // The key that wants it again may close it for good only after it has come back.
    dialog.inert = false;
    dialog.showModal();
  });
  if ('showPopover' in dialog) {
    dialog.popover = 'manual';
    dialog.showPopover();
  }
  return () => {
    stopWaiting();
    dialog.popover = null;
  };
}
