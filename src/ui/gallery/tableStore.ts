import type { Order } from '../../battle/orders';
import type { Catalog } from '../../content/catalog';
import { problemLine } from '../../content/problem';
import { readScenario } from '../../content/scenario/readScenario';
import { battleBegun, orderGiven, playbackSkipped } from '../../store/battleSlice';
import { type AppStore, createStore } from '../../store/createStore';
import type { SaveStorage } from '../../store/saveStorage';
import { createSaves } from '../../store/saves';
import { seatsTaken } from '../../store/seatsSlice';
import type { Settings } from '../../store/settingsSlice';
import { loneTab } from '../../store/tabs';
import { type PositionName, sheetOf } from './positions';

/** Nothing that happens here is kept. */
const FORGETFUL: SaveStorage = {
  read: async () => ({ battle: undefined, 'battle-2': undefined }),
  write: async () => undefined,
  setAside: async () => undefined,
};

/** The store of one exhibit: a battle that began from a position, against somebody who never comes to a decision. */
export function tableStore(
  catalog: Catalog,
  settings: Settings,
  position: PositionName,
  orders: readonly Order[],
): AppStore {
  const { scenario, problems } = readScenario(position, JSON.stringify(sheetOf(catalog, position)), catalog);
  if (scenario === null) throw new Error(problems.map(problemLine).join('\n'));
  const store = createStore({
    catalog: { catalog, problems: [] },
    settings: { ...settings, speed: 'instant', muted: true },
    thinker: { think: () => new Promise(() => undefined) },
    saves: createSaves(FORGETFUL),
    tabs: loneTab(),
    keepSettings: () => undefined,
  });
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
  store.dispatch(battleBegun({ book: scenario.book, start: { type: 'position', state: scenario.state } }));
  for (const order of orders) store.dispatch(orderGiven(order));
  store.dispatch(playbackSkipped());
  return store;
}
