import type { FieldClient } from '../../ai/field/worker/fieldClient';
import type { Catalog } from '../../content/catalog';
import { bookOfRules } from '../../content/field/book';
import type { FieldCatalog } from '../../content/field/catalog';
import type { FieldCatalogUpdate } from '../../content/field/liveFieldCatalog';
import type { FieldLesson, FieldPlace } from '../../content/lessons/fieldLesson';
import { lookUp } from '../../kernel/dispatch';
import { OPPONENT } from '../../kernel/sides';
import type { FieldBook } from '../../skirmish/model/book';
import { sideToOrder } from '../../skirmish/turn/sideToOrder';
import { battleRules } from '../battle/battleRules';
import { readBattleSaves } from '../battle/readBattleSaves';
import { type AppStore, createStore } from '../createStore';
import type { FieldRoot } from '../field/fieldRoot';
import { fieldRules } from '../field/fieldRules';
import { HUMAN } from '../field/fieldSeatsSlice';
import { selectFieldMatch } from '../field/fieldSelectors';
import { fieldOrderTakenBack } from '../field/fieldSlice';
import { fieldStoreOf, openField } from '../field/openField';
import { readFieldSaves } from '../field/readFieldSaves';
import { beginPosition } from '../field/setup/beginField';
import { FORGETFUL } from '../saves/forgetful';
import { createSaves } from '../saves/saves';
import { fieldOpened } from '../screenSlice';
import type { Settings } from '../settings/settings';
import { loneTab } from '../tabs/tabs';
import { type FieldLessonState, fieldLessonBegun, fieldLessonSlice, fieldStepTakenBack } from './fieldLessonSlice';
import { replyLeft } from './lessonState';
import { lessonSettings } from './lessonStore';

/** A table at which a lesson of the open field is played. */
export type FieldLessonRoot = FieldRoot & { readonly fieldLesson: FieldLessonState | null };

export const selectFieldLesson = (state: FieldRoot): FieldLessonState | null =>
  (state as FieldLessonRoot).fieldLesson ?? null;

/** Somebody has to sit there; what they do, the lesson says. */
const ENEMY = 'recruit';

/** The store of one lesson on the open field: the ordinary table beside the one at which the person plays. */
export async function createFieldLessonStore(
  lesson: FieldLesson,
  cards: Catalog,
  settings: Settings,
  loadCatalog: () => Promise<FieldCatalogUpdate>,
): Promise<AppStore> {
  const store: AppStore = createStore({
    catalog: { catalog: cards, problems: [] },
    settings: lessonSettings(settings),
    aiClient: { requestPlan: () => new Promise(() => undefined) },
    adviser: { ask: () => new Promise(() => undefined) },
    saves: createSaves(FORGETFUL, battleRules.id, readBattleSaves),
    tabs: loneTab(),
    keepSettings: () => undefined,
  });
  const scripted: FieldClient = {
    requestDecision: async () => {
      const left = replyLeft(selectFieldLesson(fieldStoreOf(store).getState()));
      const reason = { kind: 'end', stays: [] } as const;
      return { orders: [...left, { type: 'end' } as const].map((order) => ({ order, reason })) };
    },
  };
  store.addGame<FieldLessonRoot>({ fieldLesson: fieldLessonSlice.reducer }, (listeners) => {
    listeners.startListening({
      actionCreator: fieldOrderTakenBack,
      effect: (_, api) => {
        const before = selectFieldMatch(api.getOriginalState())?.record.orders.length ?? 0;
        const now = selectFieldMatch(api.getState())?.record.orders.length ?? 0;
        if (now < before) api.dispatch(fieldStepTakenBack());
      },
    });
  });
  await openField(store, {
    client: scripted,
    saves: createSaves(FORGETFUL, fieldRules.id, readFieldSaves),
    tabs: loneTab(),
    loadCatalog,
    markRunning: () => undefined,
  });
  beginFieldLesson(store, lesson);
  return store;
}

/** From its first step. */
export function beginFieldLesson(app: AppStore, lesson: FieldLesson): void {
  const store = fieldStoreOf(app);
  const catalog = store.getState().fieldCatalog?.catalog;
  const book = catalog === undefined ? null : bookFor(catalog, lesson.place);
  if (book === null) throw new Error(`there are no rules for the lesson ${lesson.id}`);
  const { state } = lesson.place;
  const side = sideToOrder(state);
  const seats = { [side]: HUMAN, [OPPONENT[side]]: ENEMY } as { left: string; right: string };
  store.dispatch(fieldLessonBegun(lesson));
  beginPosition(store, { name: lesson.id, book, state }, seats, lesson.number);
  store.dispatch(fieldOpened());
}

function bookFor(catalog: FieldCatalog, { set, rules }: FieldPlace): FieldBook | null {
  const face = lookUp(catalog.rules, set);
  if (face === undefined) return null;
  const { name, description, stats, roster = set, translations } = face;
  const changed = rules === null ? face : { ...rules, name, description, stats, roster, translations };
  const book = bookOfRules(catalog, changed);
  return book.ok ? book.value : null;
}
