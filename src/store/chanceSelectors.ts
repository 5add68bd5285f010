import { createSelector } from '@reduxjs/toolkit';
import { assess } from '../ai/assess';
import { engineFor } from '../battle/engineFor';
import type { RootState } from './rootState';
import { selectIsWatched } from './seatSelectors';
import { selectBattle } from './selectBattle';
import { selectViewer } from './selectors';

/**
 * How likely Left is to win, from 0 to 1, as far as one may know: from what the person who looks may see; where nobody
 * plays, half way between what either side would say. Null before the first round, and when it isn't to be shown.
 */
export const selectLeftChance = createSelector(
  [selectBattle, selectViewer, selectIsWatched, (state: RootState) => state.settings.chanceBar],
  (battle, viewer, isWatched, isShown): number | null => {
    if (battle === null || !isShown || battle.shown.phase === 'mulligan') return null;
    const { book, shown } = battle;
    if (shown.winner !== null) return { left: 1, right: 0, draw: 0.5 }[shown.winner];
    const { observe } = engineFor(book);
    const byLeft = (): number => assess(book, observe(shown, 'left'));
    const byRight = (): number => 1 - assess(book, observe(shown, 'right'));
    if (isWatched) return (byLeft() + byRight()) / 2;
    return viewer === 'left' ? byLeft() : byRight();
  },
);
