import type { Plugin } from 'vite';
import type { CardShelf } from './cardShelf';
import { forgetModule } from './forgetModule';
import { moduleText } from './moduleText';

const MODULE = 'virtual:ninekeep/field';
const RESOLVED = `\0${MODULE}`;

/**
 * The checked catalog of the open field as a module of its own: whoever imports it lazily has it, and no card battle
 * loads it. A change under `npm start` is the event `ninekeep:field`. What is wrong is told by the cards plugin.
 */
export function fieldPlugin({ shelf }: { shelf: CardShelf }): Plugin {
  return {
    name: 'ninekeep:field',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const { catalog, problems } = shelf.loadedField();
      return moduleText({ catalog, problems });
    },
    configureServer(server) {
      shelf.onFieldChange(server, ({ catalog, problems }) => {
        forgetModule(server, RESOLVED);
        server.environments.client.hot.send('ninekeep:field', { catalog, problems });
      });
    },
  };
}
