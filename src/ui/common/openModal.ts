import { afterNextFrame } from '../stage/afterNextFrame';

/** Whatever a person does next must meet a dialog that is modal already. */
const ACTS = ['keydown', 'pointerdown'] as const;

/**
 * Opens a dialog in two steps. Behind a modal one the page is inert, and for that a browser styles and paints all of it
 * anew: longer than a frame. So the dialog is shown first, in the same place, and becomes modal once it has been seen, or at
 * the first key or press before that. Gives back what makes it stop.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!('showPopover' in dialog)) {
    (dialog as HTMLDialogElement).showModal();
    return () => undefined;
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  const becomeModal = (): void => {
    stop();
    dialog.showModal();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forgetFrame = afterNextFrame(() => {
    timer = setTimeout(becomeModal, 0);
  });
  for (const act of ACTS) window.addEventListener(act, becomeModal, { capture: true });
  const stop = (): void => {
    forgetFrame();
    clearTimeout(timer);
    for (const act of ACTS) window.removeEventListener(act, becomeModal, { capture: true });
    dialog.popover = null;
  };
  return stop;
}
