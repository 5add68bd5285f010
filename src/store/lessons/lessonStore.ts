import type { AiClient } from '../../ai/worker/aiClient';
import { bookOf, type Catalog } from '../../content/catalog';
import type { SiegeLesson } from '../../content/lessons/lesson';
import { OPPONENT } from '../../kernel/sides';
import { battleRules } from '../battle/battleRules';
import { battleBegun, orderTakenBack } from '../battle/battleSlice';
import { readBattleSaves } from '../battle/readBattleSaves';
import { selectBattle } from '../battle/selectBattle';
import { type AppStore, createStore } from '../createStore';
import type { RootState } from '../rootState';
import { FORGETFUL } from '../saves/forgetful';
import { createSaves } from '../saves/saves';
import { seatsTaken } from '../seats/seatsSlice';
import type { Settings } from '../settings/settings';
import { loneTab } from '../tabs/tabs';
import { lessonBegun, lessonSlice, type SiegeLessonState, stepTakenBack } from './lessonSlice';
import { replyLeft } from './lessonState';

/** A table at which a lesson is played. */
export type LessonRoot = RootState & { readonly lesson: SiegeLessonState | null };

export const selectLesson = (state: RootState): SiegeLessonState | null => (state as LessonRoot).lesson ?? null;

/** What would lead away from the lesson is off; all else is as its person likes it. */
export function lessonSettings(settings: Settings): Settings {
  return { ...settings, turnGuard: false, chanceBar: false, hints: false };
}

/**
 * The store of one lesson: the ordinary table, beside the one at which the person plays, so that no lesson takes the place of
 * a battle. The enemy does what the lesson says.
 */
export function createLessonStore(lesson: SiegeLesson, catalog: Catalog, settings: Settings): AppStore {
  const scripted: AiClient = { requestPlan: (request) => Promise.resolve(replyOf(store, request)) };
  const store: AppStore = createStore({
    catalog: { catalog, problems: [] },
    settings: lessonSettings(settings),
    aiClient: scripted,
    // Nobody advises at a lesson but the lesson itself.
    adviser: { ask: () => new Promise(() => undefined) },
    saves: createSaves(FORGETFUL, battleRules.id, readBattleSaves),
    tabs: loneTab(),
    keepSettings: () => undefined,
  });
  store.addGame<LessonRoot>({ lesson: lessonSlice.reducer }, (listeners) => {
    listeners.startListening({
      actionCreator: orderTakenBack,
      effect: (_, api) => {
        const before = selectBattle(api.getOriginalState())?.record.orders.length ?? 0;
        const now = selectBattle(api.getState())?.record.orders.length ?? 0;
        if (now < before) api.dispatch(stepTakenBack());
      },
    });
  });
  beginLesson(store, catalog, lesson);
  return store;
}

/** From its first step. */
export function beginLesson({ dispatch }: AppStore, catalog: Catalog, lesson: SiegeLesson): void {
  const { rules, state } = lesson.place;
  const book = bookOf(rules === null ? catalog : { ...catalog, rules });
  const seats = { [state.turn]: 'human', [OPPONENT[state.turn]]: 'recruit' } as { left: 'human'; right: 'recruit' };
  dispatch(lessonBegun(lesson));
  dispatch(seatsTaken({ seats, seed: lesson.number }));
  dispatch(battleBegun({ book, start: { type: 'position', state }, scenario: lesson.id }));
}

function replyOf({ getState }: AppStore, { stream }: Parameters<AiClient['requestPlan']>[0]) {
  return { orders: [...replyLeft(selectLesson(getState())), { type: 'endTurn' } as const], stream };
}
