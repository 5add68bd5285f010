import { join, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { readCards } from '../src/cli/disk';
import { emblemNames } from '../src/cli/gameIcons';
import { type LoadedCatalog, loadCatalog } from '../src/content/loadCatalog';

/** Editors save in several steps (truncate and write, or delete and rename): wait until they are done. */
const SETTLING_MILLISECONDS = 60;

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

  const read = (): LoadedCatalog => {
    const { catalog, problems } = loadCatalog(readCards(folder), emblemNames());
    shelf = { catalog: catalog ?? shelf?.catalog ?? null, problems };
    return shelf;
  };

  const readAgain = (server: ViteDevServer): void => {
    try {
      const loaded = read();
      for (const listener of listeners) listener(loaded, server);
    } catch (error) {
      // The folder itself may be away for a moment, while a branch is switched: what is on the shelf stays.
      server.config.logger.error(`cards can't be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const watch = (server: ViteDevServer): void => {
    let settling: NodeJS.Timeout | undefined;
    server.watcher.add(folder);
    server.watcher.on('all', (_event, path) => {
      if (!holdsContent(folder, resolve(path))) return;
      clearTimeout(settling);
      settling = setTimeout(() => readAgain(server), SETTLING_MILLISECONDS);
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

function holdsContent(folder: string, path: string): boolean {
  return path.startsWith(folder + sep) && path.endsWith('.json') && !path.startsWith(join(folder, 'schema') + sep);
}
