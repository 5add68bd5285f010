import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/battle/model/orders';
import { stepOf } from '../../../src/content/lessons/course';
import type { LessonStep, SiegeLesson } from '../../../src/content/lessons/lesson';
import { orderTakenBack, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { selectBattle } from '../../../src/store/battle/selectBattle';
import type { AppStore } from '../../../src/store/createStore';
import { createLessonStore, selectLesson } from '../../../src/store/lessons/lessonStore';
import { DEFAULT_SETTINGS } from '../../../src/store/settings/settings';
import { SHIPPED_LESSONS } from '../../content/lessons/support/lessons';
import { shippedCatalog } from '../../support/book';

const CATALOG = shippedCatalog();
const LESSONS = SHIPPED_LESSONS.catalog.siege;

function tableFor(lesson: SiegeLesson): AppStore {
  return createLessonStore(lesson, CATALOG, { ...DEFAULT_SETTINGS, speed: 'instant' });
}

function give(store: AppStore, order: Order): boolean {
  const answer = store.dispatch(giveOrder(order));
  if (answer instanceof Promise) throw new Error('the rules are in this tab: they answer at once');
  store.dispatch(playbackSkipped());
  return answer.ok;
}

function stepAt(store: AppStore): LessonStep<Order> | null {
  const state = selectLesson(store.getState());
  return state === null ? null : stepOf(state.lesson, state.course);
}

/** The enemy does what the lesson says, at its own pace. */
async function whoseTurnComes(store: AppStore, lesson: SiegeLesson): Promise<void> {
  await expect
    .poll(() => {
      store.dispatch(playbackSkipped());
      const truth = selectBattle(store.getState())?.truth;
      return truth?.winner !== null || truth.turn === lesson.place.state.turn;
    })
    .toBe(true);
}

async function learn(store: AppStore, lesson: SiegeLesson): Promise<void> {
  for (const step of lesson.steps) {
    expect(stepAt(store)?.task).toBe(step.task);
    if (step.undo) store.dispatch(orderTakenBack());
    for (const order of step.win.length > 0 ? step.win : step.deeds.slice(0, 1)) {
      expect(give(store, order), JSON.stringify(order)).toBe(true);
      await whoseTurnComes(store, lesson);
    }
  }
  expect(stepAt(store)).toBeNull();
}

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
  it('is learned at its own table by its own script', async () => {
    await learn(tableFor(lesson), lesson);
  });

  it('answers a wrong deed and lets nothing of it happen', () => {
    const store = tableFor(lesson);
    const before = selectBattle(store.getState())?.truth;
    const [step] = lesson.steps;
    const wrong: Order = { type: 'concede' };
    expect(give(store, wrong)).toBe(false);
    expect(give(store, wrong)).toBe(false);
    expect(selectBattle(store.getState())?.truth).toBe(before);
    expect(selectLesson(store.getState())?.objection).toEqual({ what: 'otherwise', times: 2 });
    expect(stepAt(store)).toEqual(step);
  });
});

it('what fells in the lessons’ words falls: the hound, the veteran, the slinger, the knight, and two castles', async () => {
  for (const lesson of LESSONS) {
    const store = tableFor(lesson);
    await learn(store, lesson);
    const truth = selectBattle(store.getState())?.truth;
    const foes = ['hound', 'veteran', 'knight'].filter((id) =>
      lesson.place.state.units.some((unit) => unit.id === id && unit.side === 'right'),
    );
    const isWon = ['screens-and-castles', 'a-small-battle'].includes(lesson.id);
    expect(truth?.winner, lesson.id).toBe(isWon ? 'left' : null);
    if (!isWon)
      for (const id of foes)
        expect(
          truth?.units.some((unit) => unit.id === id),
          id,
        ).toBe(false);
  }
});

describe('undo', () => {
  const lesson = LESSONS.find(({ id }) => id === 'face-the-enemy') as SiegeLesson;

  it('goes a step back with its order', () => {
    const store = tableFor(lesson);
    const [first] = lesson.steps;
    give(store, first?.deeds[0] as Order);
    expect(stepAt(store)).toEqual(lesson.steps[1]);
    store.dispatch(orderTakenBack());
    expect(stepAt(store)).toEqual(first);
    store.dispatch(orderTakenBack());
    expect(stepAt(store)).toEqual(first);
  });

  it('of a likely mistake is not needed: the answer names why, and the rules have the word where they know more', () => {
    const store = tableFor(lesson);
    give(store, lesson.steps[0]?.deeds[0] as Order);
    expect(give(store, { type: 'move', unit: 'lancer', to: { row: 0, col: 1 } })).toBe(false);
    expect(selectLesson(store.getState())?.objection?.what).toBe(0);
    expect(give(store, { type: 'attack', unit: 'oathguard', target: 'veteran' })).toBe(false);
    expect(selectLesson(store.getState())?.objection).toBeNull();
    expect(store.getState().battle.refusal?.code).toBe('already-attacked');
  });
});
