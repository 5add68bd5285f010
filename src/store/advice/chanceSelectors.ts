import { createSelector } from '@reduxjs/toolkit';
import type { AdviceQuestion } from '../../ai/advice/adviceRequest';
import type { Book } from '../../battle/model/book';
import { lookUp } from '../../kernel/dispatch';
import { stableHash } from '../../kernel/hash';
import type { Side } from '../../kernel/sides';
import { selectIsPlayedHere } from '../battle/battleSave';
import { engineFor } from '../battle/lazyRules';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import { selectIsWatched } from '../seats/seatSelectors';
import { selectHasChanceBar } from '../settings/tableSettings';
import { selectIsPlayingBack, selectViewer } from '../view/battleSelectors';

/** What the adviser is asked about a position, and the name that its answer is kept under. */
export interface ChanceQuestion {
  readonly key: string;
  readonly book: Book;
  readonly question: Extract<AdviceQuestion, { readonly type: 'chance' | 'watchedChance' }>;
  /** Whose chance the answer is. */
  readonly side: Side;
}

/** The position of the bar, whether it is shown or not: the moment that is looked at, or else where the battle stands. */
const selectPosition = (state: RootState) => {
  const battle = selectBattle(state);
  return battle === null ? null : (battle.cursor?.state ?? battle.truth);
};

/**
 * What there is to ask of the position at hand: from what whoever looks may see, and for whoever watches two opponents without
 * either hand. Null before the first round and once the battle is over, when there is nothing to ask.
 */
export const selectChanceQuestion = createSelector(
  [(state: RootState) => selectBattle(state)?.book ?? null, selectPosition, selectViewer, selectIsWatched],
  (book, position, viewer, isWatched): ChanceQuestion | null => {
    if (book === null || position === null || position.phase === 'mulligan' || position.winner !== null) return null;
    const side = isWatched ? position.turn : viewer;
    const seen = engineFor(book).observe(position, side);
    const question = isWatched
      ? ({ type: 'watchedChance', seen: { ...seen, hand: [], ownDeckSorted: [] } } as const)
      : ({ type: 'chance', seen } as const);
    return { key: stableHash(question), book, question, side };
  },
);

/** A tab that only follows another's battle thinks of nothing. */
export const selectShowsChance = (state: RootState): boolean => selectHasChanceBar(state) && selectIsPlayedHere(state);

/** The bar: Left's chance from 0 to 1, or that it isn't known yet. */
export type ShownChance = { readonly status: 'known'; readonly left: number } | { readonly status: 'thinking' };

const THINKING: ShownChance = { status: 'thinking' };
const AT_THE_END = { left: 1, right: 0, draw: 0.5 } as const;

/**
 * Null before the first round, when it isn't to be shown, and where the adviser fails. While something is played back, what is
 * on the board is on its way to another position: no number would be its.
 */
export const selectChance = createSelector(
  [selectPosition, selectChanceQuestion, selectIsPlayingBack, (state: RootState) => state.chance, selectShowsChance],
  (position, question, isPlayingBack, known, isShown): ShownChance | null => {
    if (position === null || !isShown || position.phase === 'mulligan') return null;
    if (isPlayingBack) return THINKING;
    if (position.winner !== null) return { status: 'known', left: AT_THE_END[position.winner] };
    const left = question === null ? undefined : lookUp(known, question.key);
    if (left === undefined) return THINKING;
    return left === null ? null : { status: 'known', left };
  },
);
