import { useEffect, useState } from 'react';

/** What comes in a file of its own, once it is there; under `npm start` as it is saved. Both functions must stay the same. */
export function useLoaded<Content>(
  load: () => Promise<Content>,
  watch: (listener: (content: Content) => void) => () => void,
): Content | null {
  const [loaded, setLoaded] = useState<Content | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const stop = watch(setLoaded);
    load().then(
      (content) => (isWanted ? setLoaded(content) : undefined),
      (error: unknown) => setFailure({ error }),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [load, watch]);
  if (failure !== null) throw failure.error;
  return loaded;
}
