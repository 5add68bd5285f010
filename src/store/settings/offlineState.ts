/** How it stands with playing without a network. */
export type OfflineState =
  /** Nothing was asked for yet, the switch is off, or the browser can't. */
  | { readonly type: 'off' }
  | { readonly type: 'unsupported' }
  /** The files are being fetched. */
  | { readonly type: 'storing' }
  | { readonly type: 'ready' }
  /** A newer build lies ready: it is used when a person says so, or with the next visit. */
  | { readonly type: 'update'; readonly use: () => void }
  | { readonly type: 'failed'; readonly detail: string };

let state: OfflineState = { type: 'off' };
const listeners = new Set<() => void>();

export function offlineState(): OfflineState {
  return state;
}

export function tellOffline(next: OfflineState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function watchOffline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
