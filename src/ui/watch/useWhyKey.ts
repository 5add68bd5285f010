import { useEffect, useRef } from 'react';
import { isForSomebodyElse } from '../input/shortcutKeys';

/** W, as at the table that one plays at. */
export function useWhyKey(onWhy: () => void): void {
  const latest = useRef(onWhy);
  latest.current = onWhy;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'w' && !isForSomebodyElse(event)) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
