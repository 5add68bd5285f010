import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { apply } from '../battle/apply';
import type { Start } from '../battle/begin';
import type { Book } from '../battle/book';
import { engineFor } from '../battle/engineFor';
import type { BattleEvent } from '../battle/events';
import type { Order } from '../battle/orders';
import { rebook } from '../battle/rebook';
import { type BattleRecord, openRecord } from '../battle/record';
import type { Refusal } from '../battle/refusals';
import { type BattleState, cloneState } from '../battle/state';
import { rewind } from '../battle/undo';
import { withOrder } from '../kernel/record';
import { nextUndoPoint, type UndoPoint, undoPointAt } from './undoPoint';

/** Why the last order can't be taken back. */
export type UndoRefusal = { readonly code: 'nothing-to-undo'; readonly sentence: string };
const NOTHING_TO_UNDO: UndoRefusal = {
  code: 'nothing-to-undo',
  sentence: 'There is no order that could be taken back.',
};

/**
 * `truth` is what the rules say, `shown` what the player has seen, `unplayed` what lies between; `history` is what led to
 * `shown`. The engine gets plain objects, never Immer's drafts: drafts in the rules cost fifty times the speed.
 */
export interface Battle {
  readonly book: Book;
  readonly record: BattleRecord;
  readonly truth: BattleState;
  readonly shown: BattleState;
  readonly unplayed: readonly BattleEvent[];
  readonly history: readonly BattleEvent[];
  readonly undoPoint: UndoPoint;
  readonly refusal: Refusal | UndoRefusal | null;
  /** The name of the scenario that it began from: such a battle keeps its own book. */
  readonly scenario: string | null;
}

/** What a battle begins from. */
export interface Beginning {
  readonly book: Book;
  readonly start: Start;
  readonly scenario?: string;
}

export interface BattleSliceState {
  readonly battle: Battle | null;
  /** Counts the battles of this visit: what the page remembers of one must not reach into the next. */
  readonly number: number;
}

const initialState = { battle: null, number: 0 } as BattleSliceState;

export const battleSlice = createSlice({
  name: 'battle',
  initialState,
  reducers: {
    battleBegun: ({ number }, { payload: { book, start, scenario } }: PayloadAction<Beginning>) => {
      const { state, events } = engineFor(book).begin(start);
      const battle = settled(
        book,
        openRecord(book, start),
        state,
        events,
        undoPointAt(state, events),
        scenario ?? null,
      );
      return { battle, number: number + 1 };
    },
    battleResumed: ({ number }, { payload }: PayloadAction<Battle>) => ({ battle: payload, number: number + 1 }),
    /** From a file: as resumed, but no save holds it yet. */
    battleImported: ({ number }, { payload }: PayloadAction<Battle>) => ({ battle: payload, number: number + 1 }),
    /** Another tab plays it; this one catches up with what can't be told order by order. */
    battleFollowed: ({ number }, { payload }: PayloadAction<Battle>) => ({ battle: payload, number: number + 1 }),
    orderGiven: (draft, { payload: order }: PayloadAction<Order>) => {
      const battle = original(draft)?.battle;
      if (battle == null) return;
      const step = engineFor(battle.book).submit(battle.truth, order);
      if (!step.ok) return replaced(draft, { ...battle, refusal: step.refusal });
      const { state: truth, events } = step.value;
      const record = withOrder(battle.record, order);
      const unplayed = [...battle.unplayed, ...events];
      const told = battle.history.length + unplayed.length;
      const undoPoint = nextUndoPoint(battle.undoPoint, step.value, record.orders.length, told);
      return replaced(draft, { ...battle, record, truth, unplayed, undoPoint, refusal: null });
    },
    /** The battle as if its last order had never been given: nothing of it is left to be played back. */
    orderTakenBack: (draft) => {
      const battle = original(draft)?.battle;
      return battle == null ? undefined : replaced(draft, withoutLastOrder(battle));
    },
    refusalHeard: (draft) => {
      const battle = original(draft)?.battle;
      return battle == null ? undefined : replaced(draft, { ...battle, refusal: null });
    },
    eventsPlayed: (draft, { payload: count }: PayloadAction<number>) => {
      const battle = original(draft)?.battle;
      return battle == null ? undefined : replaced(draft, advanced(battle, count));
    },
    playbackSkipped: (draft) => {
      const battle = original(draft)?.battle;
      return battle == null ? undefined : replaced(draft, advanced(battle, battle.unplayed.length));
    },
    /** A live edit closes the record and starts a new one from the present position. */
    bookReplaced: (draft, { payload: book }: PayloadAction<Book>) => {
      const battle = original(draft)?.battle;
      if (battle == null) return;
      const state = rebook(battle.truth, book);
      const record = openRecord(book, { type: 'position', state });
      const history = [...battle.history, ...battle.unplayed];
      return replaced(draft, settled(book, record, state, history, undoPointAt(state, history), battle.scenario));
    },
  },
});

export const {
  battleBegun,
  battleResumed,
  battleImported,
  battleFollowed,
  orderGiven,
  orderTakenBack,
  refusalHeard,
  eventsPlayed,
  playbackSkipped,
  bookReplaced,
} = battleSlice.actions;

/**
 * What a reducer returns, Immer walks through and freezes, down to every unit and every step of arithmetic. That finds
 * mistakes while one develops; for players it is most of what an order costs, and Immer lets be what is frozen already.
 */
function replaced({ number }: BattleSliceState, battle: Battle): BattleSliceState {
  return import.meta.env.PROD ? Object.freeze({ battle, number }) : { battle, number };
}

/** A battle with nothing left to play back. */
export function settled(
  book: Book,
  record: BattleRecord,
  state: BattleState,
  history: readonly BattleEvent[],
  undoPoint: UndoPoint,
  scenario: string | null,
): Battle {
  return { book, record, truth: state, shown: state, unplayed: [], history, undoPoint, refusal: null, scenario };
}

function withoutLastOrder(battle: Battle): Battle {
  const { book, undoPoint } = battle;
  const orders = battle.record.orders.slice(0, -1);
  const rewound = battle.record.orders.length > undoPoint.orders ? rewind(engineFor(book), undoPoint, orders) : null;
  if (rewound === null || !rewound.ok) return { ...battle, refusal: NOTHING_TO_UNDO };
  const { state, events } = rewound.value;
  const before = [...battle.history, ...battle.unplayed].slice(0, undoPoint.events);
  return settled(book, { ...battle.record, orders }, state, [...before, ...events], undoPoint, battle.scenario);
}

/** `shown` moves by the same writer as `truth`, and is `truth` itself when nothing is left to play. */
function advanced(battle: Battle, count: number): Battle {
  const played = battle.unplayed.slice(0, count);
  const unplayed = battle.unplayed.slice(count);
  const history = [...battle.history, ...played];
  if (unplayed.length === 0) return { ...battle, shown: battle.truth, unplayed, history };
  const shown = cloneState(battle.shown);
  for (const event of played) apply(shown, event);
  return { ...battle, shown, unplayed, history };
}
