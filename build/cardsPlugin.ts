import type { Plugin } from 'vite';
import type { CardShelf } from './cardShelf';
import { findingsTeller, problemReport } from './findingsTeller';
import { forgetModule } from './forgetModule';
import { moduleText } from './moduleText';

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
      const findings = shelf.findings();
      if (building && findings.problems.length > 0) this.error(problemReport(findings));
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const loaded = shelf.loaded();
      if (loaded.catalog === null) return this.error(problemReport(loaded));
      const { catalog, problems } = loaded;
      return moduleText({ catalog, problems });
    },
    configureServer(server) {
      const tell = findingsTeller(server.config.logger);
      tell(shelf.findings());
      shelf.onFindings(server, tell);
      let playable = shelf.loaded().catalog !== null;
      shelf.onChange(server, (loaded) => {
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
