import type { Plugin } from 'vite';
import type { LoadedCatalog } from '../src/content/load/loadCatalog';
import type { CardShelf } from './cardShelf';
import { findingsTeller, problemReport } from './findingsTeller';
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
    // A watcher that follows links goes round and round in one that leads in a circle, or says nothing of it.
    config: () => ({ server: { watch: { followSymlinks: false } } }),
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
      const tell = findingsTeller(server.config.logger);
      tell(shelf.loaded());
      let playable = shelf.loaded().catalog !== null;
      shelf.onChange(server, (loaded) => {
        tell(loaded);
        forgetModule(server, RESOLVED);
        const { hot } = server.environments.client;
        const { catalog, problems } = loaded;
        // A page that could not even start has nobody who listens.
        if (playable) hot.send('ninekeep:catalog', { catalog, problems });
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
