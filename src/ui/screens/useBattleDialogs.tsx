import { type ReactNode, Suspense, useState } from 'react';
import type { Observation } from '../../battle/observe';
import { setupOf } from '../../store/battleSetup';
import { orderGiven } from '../../store/battleSlice';
import { beginBattle } from '../../store/beginBattle';
import { rematch } from '../../store/rematch';
import { homeOpened } from '../../store/screenSlice';
import { selectMayOrder } from '../../store/selectors';
import { selectReasoned } from '../../store/whySelectors';
import { freshSeed } from '../common/freshSeed';
import { useAppDispatch, useAppSelector, useAppStore } from '../common/hooks';
import { CardsDialog } from '../rail/CardsDialog';
import { WhyDialog } from '../rail/WhyDialog';
import { LazyFairPlay } from './FairPlay';
import { MenuDialog } from './MenuDialog';
import { ResultDialog } from './ResultDialog';

export interface BattleDialogs {
  /** Whichever is open. */
  readonly open: ReactNode;
  readonly isMenuOpen: boolean;
  readonly openMenu: () => void;
  readonly openCards: () => void;
  /** Why the opponent did what it did; nothing opens while there is nothing to explain. */
  readonly openWhy: () => void;
  readonly showResult: () => void;
}

/** The menu, the cards, an explanation, and the result once there is one: the same whoever plays. Who only looks on has no command line. */
export function useBattleDialogs(seen: Observation, onCommand: (() => void) | null): BattleDialogs {
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [cardsOpen, setCardsOpen] = useState(false);
  const [explained, setExplained] = useState<'why' | 'fair' | null>(null);
  const reasoned = useAppSelector(selectReasoned);
  const [looking, setLooking] = useState(false);
  const again = useRematch();
  const leave = () => dispatch(homeOpened());
  const instead = (act: () => void) => () => {
    setMenuOpen(false);
    act();
  };
  const open = (
    <>
      {cardsOpen ? <CardsDialog seen={seen} onClose={() => setCardsOpen(false)} /> : null}
      {isMenuOpen ? (
        <MenuDialog
          mayConcede={mayOrder}
          onCommand={onCommand === null ? null : instead(onCommand)}
          onConcede={instead(() => dispatch(orderGiven({ type: 'concede' })))}
          onHome={leave}
          onClose={() => setMenuOpen(false)}
        />
      ) : null}
      {explained === 'why' && reasoned !== null ? (
        <WhyDialog
          reasoned={reasoned}
          onFairPlay={() => setExplained('fair')}
          onClose={() => setExplained((now) => (now === 'why' ? null : now))}
        />
      ) : null}
      <Suspense fallback={null}>
        {explained === 'fair' ? <LazyFairPlay onClose={() => setExplained(null)} /> : null}
      </Suspense>
      {seen.winner !== null && !looking ? (
        <ResultDialog seen={seen} onAgain={again} onHome={leave} onLook={() => setLooking(true)} />
      ) : null}
    </>
  );
  return {
    open,
    isMenuOpen,
    openMenu: () => setMenuOpen(true),
    openCards: () => setCardsOpen(true),
    openWhy: () => (reasoned === null ? undefined : setExplained('why')),
    showResult: () => setLooking(false),
  };
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
