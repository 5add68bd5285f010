import { type ComponentType, useEffect, useState } from 'react';

/** A component that comes in a file of its own. */
export interface OwnFile {
  readonly fetch: () => Promise<ComponentType>;
  /** Null until it was fetched. */
  readonly fetched: () => ComponentType | null;
}

export function ownFile(load: () => Promise<ComponentType>): OwnFile {
  let fetched: ComponentType | null = null;
  const fetch = async (): Promise<ComponentType> => {
    fetched ??= await load();
    return fetched;
  };
  return { fetch, fetched: () => fetched };
}

type Fetching = { readonly component: ComponentType | null } | { readonly failure: unknown };

/**
 * The component once it is wanted and there; until then null. React's `lazy` would wait for another third of a second, so that
 * a page doesn't flicker that has shown something else meanwhile.
 */
export function useOwnFile(file: OwnFile, isWanted: boolean): ComponentType | null {
  const [fetching, setFetching] = useState<Fetching>(() => ({ component: file.fetched() }));
  if ('failure' in fetching) throw fetching.failure;
  const { component } = fetching;
  const isMissing = isWanted && component === null;
  useEffect(() => {
    if (!isMissing) return;
    file.fetch().then(
      (fetched) => setFetching({ component: fetched }),
      (failure: unknown) => setFetching({ failure }),
    );
  }, [file, isMissing]);
  return isWanted ? component : null;
}
