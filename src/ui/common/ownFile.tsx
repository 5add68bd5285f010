import { type ComponentType, lazy, useState } from 'react';

export interface OwnFile {
  /** Resolves once the component is there. */
  readonly fetch: () => Promise<void>;
  readonly Component: ComponentType;
}

/**
 * A component that comes in a file of its own. Fetched beforehand, it is drawn like any other; `lazy` alone would show
 * nothing first, and after that React waits for a third of a second so that a page doesn't flicker.
 */
export function ownFile(load: () => Promise<ComponentType>): OwnFile {
  let fetched: ComponentType | null = null;
  const fetch = async (): Promise<void> => {
    fetched ??= await load();
  };
  const Later = lazy(async () => ({ default: await load() }));
  // What it began as it stays: another component in its place would begin anew.
  const Component = () => {
    const [Known] = useState(() => fetched ?? Later);
    return <Known />;
  };
  return { fetch, Component };
}
