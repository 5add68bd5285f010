import { type ComponentType, useEffect, useState } from 'react';

/** A component that comes in a file of its own. */
export interface OwnFile<Props = object> {
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** Null until it was fetched. */
  readonly fetched: () => ComponentType<Props> | null;
}

export function ownFile<Props = object>(load: () => Promise<ComponentType<Props>>): OwnFile<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => {
    fetched ??= await load();
    return fetched;
  };
  return { fetch, fetched: () => fetched };
}

/** A component that is there from the start. */
export function ownPart<Props = object>(component: ComponentType<Props>): OwnFile<Props> {
  return { fetch: async () => component, fetched: () => component };
}

type Fetching<Props> = { readonly component: ComponentType<Props> | null } | { readonly failure: unknown };

/**
 * The component once it is wanted and there; until then null. React's `lazy` would wait for another third of a second, so that
 * a page doesn't flicker that has shown something else meanwhile.
 */
export function useOwnFile<Props>(file: OwnFile<Props>, isWanted = true): ComponentType<Props> | null {
  const [fetching, setFetching] = useState<Fetching<Props>>({ component: null });
  if ('failure' in fetching) throw fetching.failure;
  // What was fetched meanwhile, for whoever comes next, is there at once.
  const component = fetching.component ?? file.fetched();
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
