import type { Order } from '../../battle/model/orders';
import type { Catalog } from '../../content/catalog';
import { problemLine } from '../../content/problems/problem';
import { readScenario } from '../../content/scenario/readScenario';
import { battleRules } from '../../store/battle/battleRules';
import { battleBegun, playbackSkipped } from '../../store/battle/battleSlice';
import { giveOrder } from '../../store/battle/giveOrder';
import { readBattleSaves } from '../../store/battle/readBattleSaves';
import { type AppStore, createStore } from '../../store/createStore';
import { forgetfulStorage } from '../../store/saves/forgetfulStorage';
import { createSaves } from '../../store/saves/saves';
import { seatsTaken } from '../../store/seats/seatsSlice';
import type { Settings } from '../../store/settings/settingsSlice';
import { loneTab } from '../../store/tabs/tabs';
import { type PositionName, sheetOf } from './positions';

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
    settings: { ...settings, speed: 'instant', watchSpeed: 'instant', muted: true },
    aiClient: { requestPlan: () => new Promise(() => undefined) },
    adviser: { ask: () => new Promise(() => undefined) },
    saves: createSaves(forgetfulStorage(), battleRules.id, readBattleSaves),
    tabs: loneTab(),
    keepSettings: () => undefined,
  });
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
  store.dispatch(battleBegun({ book: scenario.book, start: { type: 'position', state: scenario.state } }));
  for (const order of orders) store.dispatch(giveOrder(order));
  store.dispatch(playbackSkipped());
  return store;
}
