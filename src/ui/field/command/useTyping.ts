import { useEffect, useState } from 'react';
import type { Typing } from './typing';

let fetched: Typing | null = null;

/** What reads typed lines is fetched when the first line is opened: most battles are fought without. */
export async function fetchTyping(): Promise<Typing> {
  fetched ??= (await import('./typing')).TYPING;
  return fetched;
}

/** Null until it is there. A line that was typed meanwhile waits for it. */
export function useTyping(): Typing | null {
  const [typing, setTyping] = useState(fetched);
  useEffect(() => {
    // What can't be fetched now is fetched with the line that needs it, and said then.
    fetchTyping().then(setTyping, () => undefined);
  }, []);
  return typing;
}
