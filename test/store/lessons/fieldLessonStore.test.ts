import { describe, expect, it, vi } from 'vitest';
import { objectionTo, stepOf } from '../../../src/content/lessons/course';
import type { FieldLesson } from '../../../src/content/lessons/fieldLesson';
import type { LessonStep } from '../../../src/content/lessons/lesson';
import type { SkirmishOrder } from '../../../src/skirmish/model/orders';
import { sideToOrder } from '../../../src/skirmish/turn/sideToOrder';
import { selectFieldMatch, selectFieldOrders } from '../../../src/store/field/fieldSelectors';
import { fieldOrderTakenBack, fieldPlaybackSkipped } from '../../../src/store/field/fieldSlice';
import { giveFieldOrder } from '../../../src/store/field/giveFieldOrder';
import { type FieldStore, fieldStoreOf } from '../../../src/store/field/openField';
import { homeMemory } from '../../../src/store/home/homeMemory';
import { createFieldLessonStore, selectFieldLesson } from '../../../src/store/lessons/fieldLessonStore';
import { DEFAULT_SETTINGS } from '../../../src/store/settings/settings';
import { SHIPPED_FIELD } from '../../content/field/support/field';
import { SHIPPED_LESSONS } from '../../content/lessons/support/lessons';
import { shippedCatalog } from '../../support/book';

const { lessons: LESSONS } = SHIPPED_LESSONS.field;
const SETTINGS = { ...DEFAULT_SETTINGS, speed: 'instant' } as const;

async function tableFor(lesson: FieldLesson): Promise<FieldStore> {
  const load = async () => ({ catalog: SHIPPED_FIELD.catalog, problems: [] });
  return fieldStoreOf(await createFieldLessonStore(lesson, shippedCatalog(), SETTINGS, load));
}

function give(store: FieldStore, order: SkirmishOrder): boolean {
  const answer = store.dispatch(giveFieldOrder(order));
  if (answer instanceof Promise) throw new Error('the rules are in this tab: they answer at once');
  store.dispatch(fieldPlaybackSkipped());
  return answer.ok;
}

const truthAt = (store: FieldStore) => selectFieldMatch(store.getState())?.truth;

function stepAt(store: FieldStore): LessonStep<SkirmishOrder> | null {
  const state = selectFieldLesson(store.getState());
  return state === null ? null : stepOf(state.lesson, state.course);
}

/** The enemy does what the lesson says, at its own pace. */
async function whoseTurnComes(store: FieldStore, lesson: FieldLesson): Promise<void> {
  const side = sideToOrder(lesson.place.state);
  await expect
    .poll(() => {
      store.dispatch(fieldPlaybackSkipped());
      const truth = truthAt(store);
      return truth !== undefined && (truth.winner !== null || sideToOrder(truth) === side);
    })
    .toBe(true);
}

async function learn(
  store: FieldStore,
  lesson: FieldLesson,
  before: (step: LessonStep<SkirmishOrder>) => void = () => undefined,
): Promise<void> {
  for (const step of lesson.steps) {
    expect(stepAt(store)?.task).toBe(step.task);
    before(step);
    if (step.undo) store.dispatch(fieldOrderTakenBack());
    for (const order of step.win.length > 0 ? step.win : step.deeds.slice(0, 1)) {
      expect(give(store, order), JSON.stringify(order)).toBe(true);
      await whoseTurnComes(store, lesson);
    }
  }
  expect(stepAt(store)).toBeNull();
}

const fallen = (store: FieldStore) =>
  (truthAt(store)?.units ?? []).filter(({ health }) => health === 0).map(({ id }) => id);

/** Whom the words of each lesson say that it fells: dice are thrown for it, so other figures may want another seed. */
const FALLS: Readonly<Record<string, readonly string[]>> = {
  'step-and-strike': ['enemy-bowman'],
  'behind-the-crate': ['enemy-bowman', 'warden'],
  'out-of-the-fog': ['archer'],
  'shoulder-to-shoulder': ['spearman'],
};

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (id, lesson) => {
  it('is learned at its own table by its own script, and who is to fall falls', async () => {
    const store = await tableFor(lesson);
    await learn(store, lesson);
    expect(fallen(store)).toEqual(FALLS[id]);
  });

  it('answers a wrong deed and lets nothing of it happen', async () => {
    const store = await tableFor(lesson);
    const before = truthAt(store);
    expect(give(store, { type: 'forfeit' })).toBe(false);
    expect(give(store, { type: 'forfeit' })).toBe(false);
    expect(truthAt(store)).toBe(before);
    expect(selectFieldLesson(store.getState())?.objection).toEqual({ what: 'otherwise', times: 2 });
    expect(stepAt(store)).toEqual(lesson.steps[0]);
  });

  it('says nothing to a mistake that nobody can make: each has a legal order that is refused with its words', async () => {
    const store = await tableFor(lesson);
    await learn(store, lesson, (step) => {
      const legal = [...selectFieldOrders(store.getState()), ...otherForms(step)];
      step.mistakes.forEach((mistake, place) => {
        const made = legal.find((order) => objectionTo(step, order) === place);
        expect(made, JSON.stringify(mistake.order)).toBeDefined();
        expect(made === undefined || give(store, made)).toBe(false);
        expect(selectFieldLesson(store.getState())?.objection?.what).toBe(place);
      });
    });
  });
});

/** Formations are laid by hand: no list has them all. */
function otherForms({ deeds }: LessonStep<SkirmishOrder>): SkirmishOrder[] {
  return deeds.flatMap((deed) =>
    deed.type === 'form'
      ? [
          { ...deed, anchor: { x: 1, y: 1 } },
          { ...deed, formation: 'wedge' },
        ]
      : [],
  );
}

describe('a lesson of the open field', () => {
  const lesson = LESSONS[0] as FieldLesson;

  it('lets one walk a way of one’s own to the same cell, and goes a step back with an order that is taken back', async () => {
    const store = await tableFor(lesson);
    const path = ['C2', 'D3', 'E3'].map((cell) => ({ x: cell.charCodeAt(0) - 65, y: Number(cell.slice(1)) - 1 }));
    expect(give(store, { type: 'move', unit: 'axeman', to: { x: 4, y: 2 }, path })).toBe(true);
    expect(stepAt(store)).toEqual(lesson.steps[1]);
    store.dispatch(fieldOrderTakenBack());
    expect(stepAt(store)).toEqual(lesson.steps[0]);
  });

  it('is no battle for the start page to lead back to', async () => {
    const write = vi.fn();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: write, removeItem: write });
    await tableFor(lesson);
    expect(write).not.toHaveBeenCalled();
    expect(homeMemory().isFieldRunning).toBe(false);
    vi.unstubAllGlobals();
  });
});
