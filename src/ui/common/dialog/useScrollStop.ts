import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterNextFrame } from './afterNextFrame';

interface ScrollStop {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: 0 | undefined;
}

/** A box that scrolls is a stop for the Tab key, so that arrow keys can scroll it; one that shows everything is none. */
export function useScrollStop(): ScrollStop {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  // After the frame is painted nothing is left to lay out, so asking costs nothing. An effect alone may come before it.
  useEffect(() =>
    afterNextFrame(() => {
      const box = ref.current;
      if (box !== null) setOverflows(box.scrollHeight > box.clientHeight);
    }),
  );
  return { ref, tabIndex: overflows ? 0 : undefined };
}
