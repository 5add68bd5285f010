import { awaitFocus, giveFocusBack } from './lentFocus';
import { onceSeen } from './onceSeen';

interface Leaving {
  readonly holder: Element | null;
  readonly close: () => void;
  readonly stay: () => void;
  readonly closed: Promise<void>;
}

/** Dialogs that are done with, while the page behind them is still inert. */
const leaving = new Map<HTMLDialogElement, Leaving>();

/** A pointer that moves so far in one frame is on its way to press something else. */
const FAR = 8;

/**
 * Closes a dialog once its leaving has been seen, or at the first key or press before that: the page behind comes back to
 * life then, and for that a browser styles all of it anew. The focus goes back to whoever had it.
 */
export function closeModal(dialog: HTMLDialogElement, holder: Element | null): void {
  let say = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    say = resolve;
  });
  const close = (): void => {
    stay();
    dialog.inert = true;
    dialog.close();
    giveFocusBack(holder);
    say();
  };
  // What is inert isn't there for a press: it would come too late to wake it.
  const onMove = ({ movementX, movementY }: PointerEvent): void => {
    if (Math.hypot(movementX, movementY) > FAR) close();
  };
  const stopWaiting = onceSeen(close);
  const stay = (): void => {
    stopWaiting();
    window.removeEventListener('pointermove', onMove, { capture: true });
    leaving.delete(dialog);
  };
  window.addEventListener('pointermove', onMove, { capture: true });
  leaving.set(dialog, { holder, close, stay, closed });
  awaitFocus(holder);
}

/** Who gets the focus when a dialog that was leaving and is wanted again leaves for good; null when it wasn't leaving. */
export function comesBack(dialog: HTMLDialogElement): Element | null {
  dialog.inert = false;
  const left = leaving.get(dialog);
  if (left === undefined) return null;
  left.stay();
  awaitFocus(null);
  return left.holder;
}

/** Comes true when the page behind a leaving dialog is free; never, when the dialog comes back before. */
export function whenClosed(dialog: HTMLDialogElement): Promise<void> {
  return leaving.get(dialog)?.closed ?? Promise.resolve();
}

/** What is inert can't have the focus: whoever puts it on the page behind a leaving dialog doesn't wait for that. */
export function takeFocus(element: HTMLElement, options?: FocusOptions): void {
  for (const { close } of [...leaving.values()]) close();
  element.focus(options);
}
