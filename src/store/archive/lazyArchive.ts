import type { Archive } from './archive';

/** The browser's archive; what reads and writes it comes with the first question. */
export function lazyArchive(): Archive {
  let opening: Promise<Archive> | null = null;
  const opened = (): Promise<Archive> => {
    opening ??= import('./archive').then((room) => room.browserArchive());
    // What couldn't be fetched is fetched again by the next question.
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  return {
    keep: async (...asked) => (await opened()).keep(...asked),
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
