import { battleTable } from '../../../src/store/battle/battleTable';
import { openMatch } from '../../../src/store/match/openMatch';
import type { SaveStorage } from '../../../src/store/saves/saveStorage';
import type { TabEvents, Tabs } from '../../../src/store/tabs/tabs';
import { battleSaves, openStore } from './table';

/** Tabs of one browser, whatever they play. */
export interface TabWorld {
  newTab(): Tabs;
  /** The tab that plays is asleep: it answers nobody, and learns later that it doesn't play any more. */
  sleeping: boolean;
  /** Nobody hears what others do. */
  isDeaf: boolean;
}

/** Tabs of one browser that share its storage, each with the card battle. */
export interface Browser extends TabWorld {
  open(parts?: Parameters<typeof openStore>[0]): Promise<ReturnType<typeof openStore>>;
}

export function openTabWorld(): TabWorld {
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
        const epoch = playing?.epoch() ?? 0;
        const file = browser.sleeping ? undefined : await playing?.asked();
        const robbed = playing;
        playing = own;
        if (!browser.isDeaf) robbed?.lost();
        return { epoch, file };
      },
      tellTaken: () => undefined,
      isHeld: () => playing === own,
      tellWritten: () => {
        for (const other of all) if (other !== own && !browser.isDeaf) other.written();
      },
    };
  }

  const browser: TabWorld = { sleeping: false, isDeaf: false, newTab };
  return browser;
}

export function openBrowser(storage: SaveStorage): Browser {
  const world = openTabWorld();
  const browser: Browser = Object.assign(world, {
    open: async (parts: Parameters<typeof openStore>[0] = {}) => {
      const tabs = world.newTab();
      const saves = battleSaves(parts.storage ?? storage);
      const store = openStore({ ...parts, saves, tabs });
      await openMatch(battleTable, store, saves, tabs);
      return store;
    },
  });
  return browser;
}
