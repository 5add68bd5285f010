import { useEffect, useState } from 'react';
import { useAppSelector } from './storeHooks';

/** Shorter waits show no message: it would only flicker. */
const WONDER_MILLISECONDS = 300;

/** Whether an opponent has been thinking long enough to say so. */
export function useLongThinking(): boolean {
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
