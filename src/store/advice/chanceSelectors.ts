import { createSelector } from '@reduxjs/toolkit';
import { assess } from '../../ai/evaluation/assess';
import { engineFor } from '../../battle/engineFor';
import { viewOf } from '../../match/cursor';
import { selectBattle } from '../battle/selectBattle';
import { selectIsWatched } from '../seats/seatSelectors';
import { selectHasChanceBar } from '../settings/tableSettings';
import { selectViewer } from '../view/battleSelectors';

/**
 * How likely Left is to win, from 0 to 1, as far as one may know: from what the person who looks may see; where nobody
 * plays, half way between what either side would say. Null before the first round, and when it isn't to be shown.
 */
export const selectLeftChance = createSelector(
  [selectBattle, selectViewer, selectIsWatched, selectHasChanceBar],
  (battle, viewer, isWatched, isShown): number | null => {
    const shown = battle === null ? null : viewOf(battle).state;
    if (battle === null || shown === null || !isShown || shown.phase === 'mulligan') return null;
    const { book } = battle;
    if (shown.winner !== null) return { left: 1, right: 0, draw: 0.5 }[shown.winner];
    const { observe } = engineFor(book);
    const byLeft = (): number => assess(book, observe(shown, 'left'));
    const byRight = (): number => 1 - assess(book, observe(shown, 'right'));
    if (isWatched) return (byLeft() + byRight()) / 2;
    return viewer === 'left' ? byLeft() : byRight();
  },
);
