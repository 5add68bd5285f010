import { type Grip, isDrag } from './dragStart';
import { type Ghost, liftGhost } from './ghost';

/** What a game's table makes of a drag. */
export interface Table<Place> {
  /** The place that a word of the page (`data-place`) names. */
  readonly placeFrom: (word: string | undefined) => Place | null;
  /** Takes up what lies there; false when it can't be. */
  readonly take: (place: Place) => boolean;
  /** Looks at what would come of putting it down there; null where nothing would. */
  readonly aim: (place: Place | null) => 'free' | 'strike' | null;
  /** Puts it down; false when it has to go back. A referee may take its time to say so. */
  readonly putDown: (place: Place) => boolean | Promise<boolean>;
  /** Nothing is to be done with it after all. */
  readonly letGo: () => void;
  /** How long a thing takes to fly home. */
  readonly milliseconds: () => number;
}

export interface Dragger {
  /** What is carried goes back to where it was: its turn is over, or it is gone. */
  readonly putBack: () => void;
  readonly stop: () => void;
}

interface Press extends Grip {
  readonly pointer: number;
  readonly source: HTMLElement;
  /** The place it lies at. */
  readonly home: string;
}

/**
 * Lets cards and units be carried over the table by mouse, pen or finger. A press that doesn't move stays a click. The table
 * is asked for anew each time: what it makes of a drag changes with every order.
 */
export function startDragging<Place>(root: HTMLElement, layer: HTMLElement, table: () => Table<Place>): Dragger {
  let press: Press | null = null;
  let ghost: Ghost | null = null;
  let under: HTMLElement | null = null;
  /** It went back, but the pointer is still down: nothing is lifted again. */
  let isOver = false;
  let ending = new AbortController();

  function begin(event: PointerEvent): void {
    if (press !== null) {
      // A second finger means something else: a pinch, or a slip.
      isOver = true;
      putBack();
      return;
    }
    press = pressOf(event);
    if (press === null) return;
    isOver = false;
    ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('blur', cancel, { signal });
    window.addEventListener('keydown', onKey, { signal, capture: true });
    window.addEventListener('contextmenu', forbid, { signal });
  }

  function move(event: PointerEvent): void {
    if (isOver || press === null || event.pointerId !== press.pointer) return;
    if (ghost === null && !lift(press, event)) return;
    pointAt(placeElement(event));
    ghost?.follow(event.clientX, event.clientY);
  }

  function lift({ pointer, source, home, ...grip }: Press, event: PointerEvent): boolean {
    if (!isDrag(grip, event.clientX, event.clientY)) return false;
    const place = table().placeFrom(home);
    if (place === null || !table().take(place)) {
      finish();
      return false;
    }
    // No cell under the pointer is entered or left meanwhile: what is aimed at is said here alone.
    root.setPointerCapture(pointer);
    root.dataset.dragging = '';
    ghost = liftGhost({ source, layer, x: grip.x, y: grip.y, byTouch: grip.pointerType === 'touch' });
    return true;
  }

  function pointAt(element: HTMLElement | null): void {
    if (element === under) return;
    unmark();
    under = element;
    const offer = table().aim(table().placeFrom(element?.dataset.place));
    if (offer !== null && element !== null) element.dataset.over = offer;
  }

  function unmark(): void {
    if (under !== null) delete under.dataset.over;
    under = null;
  }

  function release(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.pointer) return;
    if (ghost !== null) drop(press, placeElement(event)?.dataset.place);
    if (root.dataset.dragging !== undefined) swallowClick();
    finish();
  }

  function drop({ home }: Press, word: string | undefined): void {
    const carried = ghost;
    ghost = null;
    unmark();
    table().aim(null);
    const place = word === home ? null : table().placeFrom(word);
    const leave = (isPlaced: boolean): void => {
      if (isPlaced) carried?.vanish(table().milliseconds());
      else carried?.putBack(table().milliseconds());
    };
    const isPlaced = place !== null && table().putDown(place);
    // Until a later referee has answered, it lies where it was put down.
    if (isPlaced instanceof Promise) void isPlaced.catch(() => false).then(leave);
    else leave(isPlaced);
    if (place === null) table().letGo();
  }

  function putBack(): void {
    if (ghost === null) return;
    isOver = true;
    ghost.putBack(table().milliseconds());
    ghost = null;
    unmark();
    table().aim(null);
    table().letGo();
  }

  function cancel(event: Event): void {
    if (event instanceof PointerEvent && event.pointerId !== press?.pointer) return;
    putBack();
    finish();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || ghost === null) return;
    event.stopPropagation();
    putBack();
  }

  function forbid(event: Event): void {
    if (press?.pointerType === 'touch') event.preventDefault();
  }

  function finish(): void {
    press = null;
    delete root.dataset.dragging;
    ending.abort();
  }

  root.addEventListener('pointerdown', begin);
  return {
    putBack,
    stop: () => {
      root.removeEventListener('pointerdown', begin);
      putBack();
      finish();
    },
  };
}

function pressOf(event: PointerEvent): Press | null {
  const source = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;
  const home = source?.dataset.place;
  if (source === null || home === undefined || event.button !== 0 || event.ctrlKey) return null;
  const kind = source.dataset.drag === 'card' ? 'card' : 'unit';
  const { pointerId: pointer, pointerType, clientX: x, clientY: y } = event;
  return { pointer, pointerType, x, y, kind, source, home };
}

function placeElement({ clientX, clientY }: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]') ?? null;
}

/** The browser ends a press with a click wherever it ends; after a drag nobody meant it. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
