import type { FieldClient } from '../../../ai/field/worker/fieldClient';
import type { FieldCatalogUpdate } from '../../../content/field/liveFieldCatalog';
import { fieldChecks } from '../../../content/packed/checkedField';
import { soundVariations } from '../../../match/variationMoments';
import type { Place, Variations } from '../../../match/variations';
import { ANALYSIS, analysisOpened } from '../../analysis/analysisActions';
import { analysisSettings } from '../../analysis/analysisSettings';
import type { CatalogState } from '../../catalog/catalogSlice';
import type { AppStore } from '../../createStore';
import { createStillStore } from '../../replay/replayStore';
import type { Settings } from '../../settings/settings';
import { fieldCatalogReplaced } from '../fieldCatalogSlice';
import { FIELD_SLICES, type FieldRoot } from '../fieldRoot';
import { fieldRules } from '../fieldRules';
import { fieldLaidOpen, fieldSeatsTaken, HUMAN } from '../fieldSeatsSlice';
import { fieldFollowed } from '../fieldSlice';
import { giveFieldHint } from '../giveFieldHint';
import { fieldStoreOf } from '../openField';
import type { FieldReplay } from '../replay/openFieldReplay';
import { fieldAnalysisSlice, layFieldPlace } from './fieldAnalysis';

/** What an analysis board of the open field is laid with. */
export interface FieldAnalysisParts {
  readonly replay: FieldReplay;
  /** As they were kept. */
  readonly variations: Variations<unknown>;
  readonly place: Place;
  readonly catalog: CatalogState;
  readonly field: FieldCatalogUpdate;
  readonly settings: Settings;
  readonly client: FieldClient;
}

/**
 * The store of an analysis board on the open field: the ordinary table with one person at both sides, from whom nothing is
 * hidden. `dropped` is how many orders of the kept variations can't be given.
 */
export function createFieldAnalysisStore(parts: FieldAnalysisParts): {
  readonly store: AppStore;
  readonly dropped: number;
} {
  const { replay, place, client } = parts;
  const { book, record } = replay.battle;
  const kept = parts.variations as Variations<(typeof record.orders)[number]>;
  const isOrder = (order: unknown): boolean => fieldChecks.whatIsWrongWithOrder(order) === null;
  const { variations, dropped } = soundVariations(fieldRules, book, replay.moments, kept, isOrder);
  const store = createStillStore(parts.catalog, analysisSettings(parts.settings));
  store.addGame<FieldRoot>({ ...FIELD_SLICES, [ANALYSIS]: fieldAnalysisSlice.reducer }, (listeners) =>
    giveFieldHint(listeners, client),
  );
  const field = fieldStoreOf(store);
  field.dispatch(fieldCatalogReplaced(parts.field));
  field.dispatch(fieldSeatsTaken({ seats: { left: HUMAN, right: HUMAN }, seed: 0 }));
  field.dispatch(fieldLaidOpen());
  field.dispatch(fieldFollowed(replay.battle));
  field.dispatch(analysisOpened({ played: record.orders, variations, place }));
  layFieldPlace(field, replay, place);
  return { store, dropped };
}
