import type { ArtTheme } from '../theatre/palettes';
import type { View } from '../theatre/subject';
import type { BareSubject } from './subjectOf';

/** What is to be drawn, and how many pixels wide. */
export interface Wish {
  readonly subject: BareSubject;
  readonly view: View;
  readonly theme: ArtTheme;
  readonly pixels: number;
}

export interface Drawn {
  readonly bitmap: ImageBitmap;
  /** What it was drawn from: the same text needs no other picture. */
  readonly text: string;
}

/** Draws one picture. `last` is given back when it would be the same. */
export type Draw<Of> = (wish: Of, last: Drawn | null) => Promise<Drawn>;

interface Place {
  readonly wish: string;
  drawn: Drawn | null;
  isQueued: boolean;
  readonly listeners: Set<() => void>;
}

/** Pictures that nobody looks at are kept until there are so many. */
const MOST_KEPT = 160;

/**
 * Keeps each picture once for all who show it, and has the missing ones drawn one after the other, each in an idle moment.
 * What is wished is a text, so that two who wish for the same need not know of each other.
 */
export interface PictureShelf {
  readonly at: (wish: string) => ImageBitmap | null;
  /** Whoever listens wants the picture. */
  readonly want: (wish: string, listener: () => void) => () => void;
  /** Recipes have changed: all is drawn anew, and what is there stays until then. */
  readonly renew: () => void;
}

export function createPictureShelf(draw: Draw<string>, whenIdle: () => Promise<void>): PictureShelf {
  const places = new Map<string, Place>();
  const queue: Place[] = [];
  let isDrawing = false;

  const put = (place: Place): void => {
    if (place.isQueued) return;
    place.isQueued = true;
    queue.push(place);
    if (!isDrawing) void drawAll();
  };

  const drawAll = async (): Promise<void> => {
    isDrawing = true;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      next.isQueued = false;
      if (next.listeners.size === 0) continue;
      await whenIdle();
      // A picture is an ornament: whatever fails, the emblem stays.
      const drawn = await draw(next.wish, next.drawn).catch(() => null);
      if (drawn === null || drawn === next.drawn) continue;
      next.drawn = drawn;
      for (const listener of next.listeners) listener();
    }
    isDrawing = false;
  };

  const forgetUnseen = (): void => {
    for (const [key, { listeners }] of places) {
      if (places.size <= MOST_KEPT) return;
      if (listeners.size === 0) places.delete(key);
    }
  };

  return {
    at: (wish) => places.get(wish)?.drawn?.bitmap ?? null,
    want(wish, listener) {
      const place = places.get(wish) ?? { wish, drawn: null, isQueued: false, listeners: new Set() };
      places.set(wish, place);
      place.listeners.add(listener);
      if (place.drawn === null) put(place);
      forgetUnseen();
      return () => {
        place.listeners.delete(listener);
      };
    },
    renew() {
      for (const [key, place] of places) {
        if (place.listeners.size > 0) put(place);
        else places.delete(key);
      }
    },
  };
}
