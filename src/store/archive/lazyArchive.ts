import type { Archive } from './archive';

/** An archive that tells when a battle was kept: one may be looking at the list while the last battle is still being written. */
export interface WatchedArchive extends Archive {
  /** Answers how to watch no longer. */
  watch(onKept: () => void): () => void;
}

/** The browser's archive; what reads and writes it comes with the first question. */
export function lazyArchive(): WatchedArchive {
  let opening: Promise<Archive> | null = null;
  const watchers = new Set<() => void>();
  const opened = (): Promise<Archive> => {
    opening ??= import('./archive').then((room) => room.browserArchive());
    // What couldn't be fetched is fetched again by the next question.
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  return {
    watch: (onKept) => {
      watchers.add(onKept);
      return () => watchers.delete(onKept);
    },
    keep: async (...asked) => {
      await (await opened()).keep(...asked);
      for (const onKept of watchers) onKept();
    },
    list: async () => (await opened()).list(),
    countOutcomes: async () => (await opened()).countOutcomes(),
    find: async (id) => (await opened()).find(id),
    all: async () => (await opened()).all(),
    note: async (...asked) => (await opened()).note(...asked),
    keepVariations: async (...asked) => (await opened()).keepVariations(...asked),
    oldestUnmarked: async (most) => (await opened()).oldestUnmarked(most),
    remove: async (ids) => (await opened()).remove(ids),
    putBack: async (battles) => (await opened()).putBack(battles),
    replaceAll: async (battles) => (await opened()).replaceAll(battles),
  };
}
