import type { Plugin } from 'vite';
import type { CardShelf } from './cardShelf';
import { forgetModule } from './forgetModule';
import { moduleText } from './moduleText';

const LESSONS = 'virtual:ninekeep/lessons';
const FIELD_LESSONS = 'virtual:ninekeep/field-lessons';
const CAMPAIGN = 'virtual:ninekeep/campaign';
const MODULES: readonly string[] = [LESSONS, FIELD_LESSONS, CAMPAIGN];
const resolved = (module: string): string => `\0${module}`;

/**
 * The checked lessons of each mode and the campaign, each as a module of its own, for whoever imports it lazily. A change under `npm start` is the event
 * `ninekeep:lessons`. What is wrong is told by the cards plugin.
 */
export function lessonsPlugin({ shelf }: { shelf: CardShelf }): Plugin {
  return {
    name: 'ninekeep:lessons',
    resolveId: (id) => (MODULES.includes(id) ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(LESSONS)) return moduleText(shelf.loadedLessons());
      if (id === resolved(FIELD_LESSONS)) return moduleText({ catalog: shelf.loadedLessons().field, problems: [] });
      return id === resolved(CAMPAIGN) ? moduleText(shelf.loadedCampaign()) : undefined;
    },
    configureServer(server) {
      shelf.onLessonsChange(server, (loaded) => {
        for (const module of MODULES) forgetModule(server, resolved(module));
        server.environments.client.hot.send('ninekeep:lessons', loaded);
      });
    },
  };
}
