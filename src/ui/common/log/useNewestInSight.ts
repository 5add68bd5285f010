import { type RefObject, type UIEvent, useEffect, useRef } from 'react';

/** How far from its end a list still counts as read to the end. */
const NEAR_PIXELS = 48;

/** Where a list stands, in pixels. */
export interface Standing {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/**
 * Whether a list that has scrolled still follows its end. Only going back is reading back: entries may have come since it was
 * moved, so that its end is far off again; and when its oldest entries leave, the browser moves it back by itself.
 */
export function followsEnd(follows: boolean, before: Standing, now: Standing): boolean {
  if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR_PIXELS) return true;
  const hasGoneBack = now.scrollTop < before.scrollTop && now.scrollHeight >= before.scrollHeight;
  return follows && !hasGoneBack;
}

interface Scrolled {
  readonly reference: RefObject<HTMLOListElement | null>;
  readonly onScroll: (event: UIEvent<HTMLOListElement>) => void;
}

/** The newest entry of a log comes into sight, unless somebody has scrolled back to read. */
export function useNewestInSight(newest: string): Scrolled {
  const reference = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const last = useRef<Standing>({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 });
  // With the frame: asked for now, the height would make the page be laid out in the middle of the work for the order.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what moves the list.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const list = reference.current;
      if (list !== null && follows.current) list.scrollTop = list.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLOListElement>): void => {
    const now = { scrollTop, scrollHeight, clientHeight };
    follows.current = followsEnd(follows.current, last.current, now);
    last.current = now;
  };
  return { reference, onScroll };
}
