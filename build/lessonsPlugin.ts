import type { Plugin } from 'vite';
import type { CardShelf } from './cardShelf';
import { forgetModule } from './forgetModule';
import { moduleText } from './moduleText';

const MODULE = 'virtual:ninekeep/lessons';
const RESOLVED = `\0${MODULE}`;

/**
 * The checked lessons as a module of its own, for whoever imports it lazily. A change under `npm start` is the event
 * `ninekeep:lessons`. What is wrong is told by the cards plugin.
 */
export function lessonsPlugin({ shelf }: { shelf: CardShelf }): Plugin {
  return {
    name: 'ninekeep:lessons',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? moduleText(shelf.loadedLessons()) : undefined),
    configureServer(server) {
      shelf.onLessonsChange(server, (loaded) => {
        forgetModule(server, RESOLVED);
        server.environments.client.hot.send('ninekeep:lessons', loaded);
      });
    },
  };
}
