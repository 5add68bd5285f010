import type { FieldClient } from '../../../../src/ai/field/worker/fieldClient';
import { answerFieldRequest } from '../../../../src/ai/field/worker/fieldRequest';
import type { SkirmishStart } from '../../../../src/skirmish/begin/begin';
import type { SkirmishOrder } from '../../../../src/skirmish/model/orders';
import type { AppStore } from '../../../../src/store/createStore';
import { fieldSeatsTaken } from '../../../../src/store/field/fieldSeatsSlice';
import { type FieldMatch, fieldBegun, fieldPlaybackSkipped } from '../../../../src/store/field/fieldSlice';
import { type FieldStore, fieldStoreOf, openField } from '../../../../src/store/field/openField';
import { type FieldSaves, readFieldSaves } from '../../../../src/store/field/readFieldSaves';
import type { SaveStorage } from '../../../../src/store/saves/saveStorage';
import { createSaves } from '../../../../src/store/saves/saves';
import { fieldOpened } from '../../../../src/store/screenSlice';
import { loneTab, type Tabs } from '../../../../src/store/tabs/tabs';
import { fieldBook, fieldCatalog, type RuleSetId } from '../../../skirmish/support/books';
import { memoryStorage, openStore } from '../../support/table';

/** Thinks at once, in this thread. */
export const promptField: FieldClient = { requestDecision: async (request) => answerFieldRequest(request) };

export interface FieldTableParts {
  readonly storage?: SaveStorage;
  readonly client?: FieldClient;
  readonly tabs?: Tabs;
  readonly app?: AppStore;
}

export function fieldSaves(storage: SaveStorage): FieldSaves {
  return createSaves(storage, 'field', readFieldSaves);
}

/** A store to which the open field was added, with whatever the storage holds. */
export async function openFieldStore(parts: FieldTableParts = {}): Promise<FieldStore> {
  const { storage = memoryStorage(), client = promptField, tabs = loneTab(), app = openStore() } = parts;
  const loadCatalog = async () => ({ catalog: fieldCatalog(), problems: [] });
  await openField(app, { client, saves: fieldSaves(storage), tabs, loadCatalog });
  return fieldStoreOf(app);
}

const SMALL_MAP = 'pinfold';

/** With the preset squads, or the smallest that the rules allow. */
export function startOf(rules: RuleSetId, seed = 42, isSmall = false): SkirmishStart {
  const { preset: whole, least } = fieldBook(rules).rules.muster;
  const preset = isSmall ? whole.slice(0, least) : whole;
  return { type: 'match', seed, squads: { left: preset, right: preset }, map: SMALL_MAP };
}

export interface Sitting {
  readonly rules?: RuleSetId;
  readonly left?: string;
  readonly right?: string;
  readonly seed?: number;
  readonly isSmall?: boolean;
}

/** Begins a battle, at the table. */
export function sitDown(
  store: FieldStore,
  { rules = '2d6', left = 'human', right = 'human', seed, isSmall }: Sitting = {},
): void {
  store.dispatch(fieldOpened());
  store.dispatch(fieldSeatsTaken({ seats: { left, right }, seed: 7 }));
  store.dispatch(fieldBegun({ book: fieldBook(rules), start: startOf(rules, seed, isSmall) }));
}

export function matchOf(store: FieldStore): FieldMatch {
  const { match } = store.getState().field;
  if (match === null) throw new Error('there is no battle');
  return match;
}

/** Shows every event the moment it happens, as the page does at instant speed. */
export function showAtOnce(store: FieldStore): void {
  store.subscribe(() => {
    if ((store.getState().field.match?.unplayed.length ?? 0) > 0) store.dispatch(fieldPlaybackSkipped());
  });
}

export const READY: SkirmishOrder = { type: 'ready' };
export const END: SkirmishOrder = { type: 'end' };
