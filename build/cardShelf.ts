import { join, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { emblemNames } from '../src/cli/disk/gameIcons';
import { readCards } from '../src/cli/disk/readCards';
import { type CardFiles, type LoadedCatalog, loadCatalog } from '../src/content/load/loadCatalog';

/** Editors save in several steps (truncate and write, or delete and rename): wait until they are done. */
const SETTLING_MILLISECONDS = 60;

interface RawNotice {
  readonly watchedPath?: string;
}

type Listener = (loaded: LoadedCatalog, server: ViteDevServer) => void;

/** The cards folder as the plugins see it: read once, read again when it changes, never without the last good catalog. */
export interface CardShelf {
  readonly loaded: () => LoadedCatalog;
  /** Listeners hear of a change in the order in which they subscribed. */
  readonly onChange: (server: ViteDevServer, listener: Listener) => void;
}

export function cardShelf(cardsFolder: string): CardShelf {
  const folder = resolve(cardsFolder);
  const listeners: Listener[] = [];
  const watched = new WeakSet<ViteDevServer>();
  let shelf: LoadedCatalog | undefined;

  let files: CardFiles = new Map();

  const read = (): LoadedCatalog => {
    files = readCards(folder);
    const { catalog, ...findings } = loadCatalog(files, emblemNames());
    shelf = { catalog: catalog ?? shelf?.catalog ?? null, ...findings };
    return shelf;
  };

  const readAgain = (server: ViteDevServer): void => {
    try {
      const before = files;
      const loaded = read();
      if (isSame(before, files)) return;
      for (const listener of listeners) listener(loaded, server);
    } catch (error) {
      // The folder itself may be away for a moment, while a branch is switched: what is on the shelf stays.
      server.config.logger.error(`cards can't be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const watch = (server: ViteDevServer): void => {
    let settling: NodeJS.Timeout | undefined;
    server.watcher.add(folder);
    const notice = (path: string): void => {
      if (!holdsContent(folder, resolve(path))) return;
      clearTimeout(settling);
      settling = setTimeout(() => readAgain(server), SETTLING_MILLISECONDS);
    };
    server.watcher.on('all', (_event, path) => notice(path));
    // A link to itself has no event but this one.
    server.watcher.on('raw', (_event: string, path: string | null, { watchedPath }: RawNotice) => {
      if (path !== null && watchedPath !== undefined) notice(join(watchedPath, path));
    });
    watched.add(server);
  };

  return {
    loaded: () => shelf ?? read(),
    onChange: (server, listener) => {
      listeners.push(listener);
      if (!watched.has(server)) watch(server);
    },
  };
}

/** A link or a new folder has no `.json` at its end, and brings files in. */
function holdsContent(folder: string, path: string): boolean {
  return path.startsWith(folder + sep) && !path.startsWith(join(folder, 'schema') + sep);
}

/** One change comes in several notices, and editors leave files of their own beside the cards. */
function isSame(before: CardFiles, now: CardFiles): boolean {
  return before.size === now.size && [...now].every(([file, text]) => before.has(file) && before.get(file) === text);
}
