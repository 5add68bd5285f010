import type { Plugin, ViteDevServer } from 'vite';
import type { LoadedCatalog } from '../src/content/loadCatalog';
import { problemLine } from '../src/content/problem';
import type { CardShelf } from './cardShelf';
import { forgetModule } from './forgetModule';

const MODULE = 'virtual:ninekeep/catalog';
const RESOLVED = `\0${MODULE}`;

/**
 * Gives the page its checked catalog, so that the checker itself stays out of the page. A change under `npm start`
 * reaches a running battle as the event `ninekeep:catalog`, without a page load; a build with a problem fails.
 */
export function cardsPlugin({ shelf }: { shelf: CardShelf }): Plugin {
  let building = false;
  return {
    name: 'ninekeep:cards',
    configResolved(config) {
      building = config.command === 'build';
    },
    buildStart() {
      const { problems } = shelf.loaded();
      if (building && problems.length > 0) this.error(problemReport(shelf.loaded()));
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const loaded = shelf.loaded();
      return loaded.catalog === null ? this.error(problemReport(loaded)) : moduleText(loaded);
    },
    configureServer(server) {
      warnOf(server, shelf.loaded());
      let playable = shelf.loaded().catalog !== null;
      shelf.onChange(server, (loaded) => {
        warnOf(server, loaded);
        forgetModule(server, RESOLVED);
        const { hot } = server.environments.client;
        // A page that could not even start has nobody who listens.
        if (playable) hot.send('ninekeep:catalog', loaded);
        else hot.send({ type: 'full-reload' });
        playable ||= loaded.catalog !== null;
      });
    },
  };
}

function moduleText({ catalog, problems }: LoadedCatalog): string {
  const json = JSON.stringify(JSON.stringify({ catalog, problems }));
  return [
    'const freeze = (value) => {',
    '  if (typeof value !== "object" || value === null) return value;',
    '  Object.values(value).forEach(freeze);',
    '  return Object.freeze(value);',
    '};',
    `export const { catalog, problems } = freeze(JSON.parse(${json}));`,
  ].join('\n');
}

function warnOf({ config }: ViteDevServer, loaded: LoadedCatalog): void {
  if (loaded.problems.length > 0) config.logger.warn(problemReport(loaded), { timestamp: true });
}

function problemReport({ problems }: LoadedCatalog): string {
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  return [`${count} in cards/:`, ...problems.map(problemLine)].join('\n  ');
}
