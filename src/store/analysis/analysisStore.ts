import type { Adviser } from '../../ai/worker/adviser';
import { soundVariations } from '../../match/variationMoments';
import type { Place, Variations } from '../../match/variations';
import { battleRules } from '../battle/battleRules';
import { battleFollowed } from '../battle/battleSlice';
import { readBattleSaves } from '../battle/readBattleSaves';
import type { CatalogState } from '../catalog/catalogSlice';
import { type AppStore, createStore } from '../createStore';
import type { BattleReplay } from '../replay/openReplay';
import type { RootState } from '../rootState';
import { FORGETFUL } from '../saves/forgetful';
import { createSaves } from '../saves/saves';
import { seatsTaken } from '../seats/seatsSlice';
import type { Settings } from '../settings/settings';
import { loneTab } from '../tabs/tabs';
import { type AnalysisPart, analysisOpened } from './analysisActions';
import { analysisSettings } from './analysisSettings';
import { analysisSlice, layPlace } from './battleAnalysis';

/** What an analysis board is laid with. */
export interface AnalysisParts {
  readonly replay: BattleReplay;
  /** As they were kept. */
  readonly variations: Variations<unknown>;
  readonly place: Place;
  readonly catalog: CatalogState;
  readonly settings: Settings;
  readonly adviser: Adviser;
}

/**
 * The store of an analysis board: the ordinary table with one person at both sides. Nothing that is tried there can touch the
 * running battle or its save. `dropped` is how many orders of the kept variations today's rules refuse.
 */
export function createAnalysisStore(parts: AnalysisParts): { readonly store: AppStore; readonly dropped: number } {
  const { replay, place, catalog, adviser } = parts;
  const { book, record } = replay.battle;
  // An order is judged before it is carried out, whatever it is.
  const kept = parts.variations as Variations<(typeof record.orders)[number]>;
  const { variations, dropped } = soundVariations(battleRules, book, replay.moments, kept);
  const store = createStore({
    catalog,
    settings: analysisSettings(parts.settings),
    // One person plays both sides.
    aiClient: { requestPlan: () => new Promise(() => undefined) },
    adviser,
    saves: createSaves(FORGETFUL, battleRules.id, readBattleSaves),
    tabs: loneTab(),
    keepSettings: () => undefined,
  });
  store.addGame<RootState & AnalysisPart>({ analysis: analysisSlice.reducer }, () => undefined);
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'human' }, seed: 0 }));
  store.dispatch(battleFollowed(replay.battle));
  store.dispatch(analysisOpened({ played: record.orders, variations, place }));
  layPlace(store, replay, place);
  return { store, dropped };
}
