import { useEffect, useState } from 'react';
import { useAppSelector } from './hooks';

/** Nobody wonders sooner; most thoughts are over before, and words that come and go would only flicker. */
const WONDER_MILLISECONDS = 300;

/** Whether an opponent has been thinking for so long that one wonders. */
export function useLongThought(): boolean {
  const thinking = useAppSelector((state) => state.seats.thinking);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!thinking) return;
    const timer = setTimeout(() => setLong(true), WONDER_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [thinking]);
  return isLong;
}
