import { type RefObject, type UIEvent, useEffect, useRef } from 'react';

/** How far from its end a list still counts as read to the end. */
const NEAR_PIXELS = 48;

interface Scrolled {
  readonly reference: RefObject<HTMLOListElement | null>;
  readonly onScroll: (event: UIEvent<HTMLOListElement>) => void;
}

/** The newest entry comes into sight, unless somebody has scrolled back to read. */
export function useNewestInSight(newest: string): Scrolled {
  const reference = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0);
  // With the frame: asked for now, the height would make the page be laid out in the middle of the work for the order.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what moves the list.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const list = reference.current;
      if (list !== null && isAtEnd.current) list.scrollTop = list.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  // Entries may have come since the list was moved, so that its end is far off again: only going back is reading back.
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLOListElement>): void => {
    const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PIXELS;
    if (isNear) isAtEnd.current = true;
    else if (list.scrollTop < top.current) isAtEnd.current = false;
    top.current = list.scrollTop;
  };
  return { reference, onScroll };
}
