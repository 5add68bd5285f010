import { type ReactNode, useState } from 'react';
import type { Observation } from '../../battle/observe';
import { setupOf } from '../../store/battleSetup';
import { orderGiven } from '../../store/battleSlice';
import { beginBattle } from '../../store/beginBattle';
import { rematch } from '../../store/rematch';
import { homeOpened } from '../../store/screenSlice';
import { selectMayOrder } from '../../store/selectors';
import { freshSeed } from '../common/freshSeed';
import { useAppDispatch, useAppSelector, useAppStore } from '../common/hooks';
import { MenuDialog } from './MenuDialog';
import { ResultDialog } from './ResultDialog';

export interface BattleDialogs {
  /** Whichever is open. */
  readonly open: ReactNode;
  readonly isMenuOpen: boolean;
  readonly openMenu: () => void;
  readonly showResult: () => void;
}

/** The menu, and the result once there is one: the same whoever plays. */
export function useBattleDialogs(seen: Observation): BattleDialogs {
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [looking, setLooking] = useState(false);
  const again = useRematch();
  const leave = () => dispatch(homeOpened());
  const concede = () => {
    setMenuOpen(false);
    dispatch(orderGiven({ type: 'concede' }));
  };
  const open = (
    <>
      {isMenuOpen ? (
        <MenuDialog mayConcede={mayOrder} onConcede={concede} onHome={leave} onClose={() => setMenuOpen(false)} />
      ) : null}
      {seen.winner !== null && !looking ? (
        <ResultDialog seen={seen} onAgain={again} onHome={leave} onLook={() => setLooking(true)} />
      ) : null}
    </>
  );
  return { open, isMenuOpen, openMenu: () => setMenuOpen(true), showResult: () => setLooking(false) };
}

/** Again with the same players, sides swapped. */
function useRematch(): () => void {
  const store = useAppStore();
  return () => {
    const { dispatch, getState } = store;
    const { catalog, settings } = getState();
    const seed = freshSeed();
    if (!rematch(dispatch, getState(), seed))
      beginBattle(dispatch, catalog.catalog, setupOf(settings.quickBattle, seed));
  };
}
