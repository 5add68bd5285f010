import type { Plugin } from 'vite';
import type { CardShelf } from './cardShelf';
import { forgetModule } from './forgetModule';
import { moduleText } from './moduleText';

const LESSONS = 'virtual:ninekeep/lessons';
const CAMPAIGN = 'virtual:ninekeep/campaign';
const resolved = (module: string): string => `\0${module}`;

/**
 * The checked lessons and the campaign, each as a module of its own, for whoever imports it lazily. A change under `npm start` is the event
 * `ninekeep:lessons`. What is wrong is told by the cards plugin.
 */
export function lessonsPlugin({ shelf }: { shelf: CardShelf }): Plugin {
  return {
    name: 'ninekeep:lessons',
    resolveId: (id) => (id === LESSONS || id === CAMPAIGN ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(LESSONS)) return moduleText(shelf.loadedLessons());
      return id === resolved(CAMPAIGN) ? moduleText(shelf.loadedCampaign()) : undefined;
    },
    configureServer(server) {
      shelf.onLessonsChange(server, (loaded) => {
        forgetModule(server, resolved(LESSONS));
        forgetModule(server, resolved(CAMPAIGN));
        server.environments.client.hot.send('ninekeep:lessons', loaded);
      });
    },
  };
}
