import { openBattle } from '../../../src/store/openBattle';
import type { SaveStorage } from '../../../src/store/saveStorage';
import { createSaves } from '../../../src/store/saves';
import type { TabEvents, Tabs } from '../../../src/store/tabs';
import { openStore } from './table';

/** Tabs of one browser that share its storage. */
export interface Browser {
  open(parts?: Parameters<typeof openStore>[0]): Promise<ReturnType<typeof openStore>>;
  /** The tab that plays is asleep: it answers nobody, and learns later that it doesn't play any more. */
  sleeping: boolean;
}

export function openBrowser(storage: SaveStorage): Browser {
  const all = new Set<TabEvents>();
  let playing: TabEvents | null = null;

  function newTab(): Tabs {
    let own: TabEvents | null = null;
    return {
      listen: (events) => {
        own = events;
        all.add(events);
      },
      claim: async () => {
        playing ??= own;
        return playing === own;
      },
      takeOver: async () => {
        const file = browser.sleeping ? undefined : await playing?.asked();
        const robbed = playing;
        playing = own;
        robbed?.lost();
        return file;
      },
      tellWritten: () => {
        for (const other of all) if (other !== own) other.written();
      },
    };
  }

  const browser: Browser = {
    sleeping: false,
    open: async (parts = {}) => {
      const tabs = newTab();
      const saves = createSaves(parts.storage ?? storage);
      const store = openStore({ ...parts, saves, tabs });
      await openBattle(store, saves, tabs);
      return store;
    },
  };
  return browser;
}
