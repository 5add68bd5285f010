import { AnimatePresence } from 'framer-motion';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Observation } from '../../battle/view/observe';
import { battleArchive } from '../../store/archive/battleArchive';
import { giveOrder } from '../../store/battle/giveOrder';
import { selectIsCampaign } from '../../store/campaign/selectIsCampaign';
import { withDeckContents } from '../../store/decks/battleDecks';
import { ownDecks } from '../../store/decks/ownDecks';
import { setupOf, swapped } from '../../store/start/battleSetup';
import { beginBattle } from '../../store/start/beginBattle';
import { type RematchSides, rematch } from '../../store/start/rematch';
import { selectMayOrder } from '../../store/view/battleSelectors';
import { useGuide } from '../battle/guide';
import { freshSeed } from '../common/boot/freshSeed';
import { useAppDispatch, useAppSelector, useAppStore } from '../common/hooks/storeHooks';
import { useWhy } from '../common/words/useWhy';
import { CardsDialog } from '../rail/CardsDialog';
import { WhyDialog } from '../rail/WhyDialog';
import { PATHS } from '../routes/address';
import { goTo, openSettings, useSettingsDoor } from '../routes/navigation';
import { MenuDialog } from './MenuDialog';
import { ResultDialog } from './ResultDialog';

/** Read once in a while: it comes when it is asked for. */
const LazyFairPlay = lazy(() => import('./FairPlayDialog').then((room) => ({ default: room.FairPlayDialog })));

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

/** The menu, which has the settings' address, the cards, an explanation, and the result once there is one: the same whoever plays. Who only looks on has no command line. */
export function useBattleDialogs(seen: Observation, onCommand: (() => void) | null): BattleDialogs {
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const menu = useSettingsDoor();
  const [cardsOpen, setCardsOpen] = useState(false);
  const [explained, setExplained] = useState<'why' | 'fair' | null>(null);
  const why = useWhy();
  const [looking, setLooking] = useState(false);
  // A guide has a word of its own for the end, and the settings alone are its menu.
  const isGuided = useGuide() !== null;
  const again = useRematch();
  const isCampaign = useAppSelector(selectIsCampaign);
  const replay = useOwnReplay();
  const leave = () => goTo(isCampaign ? PATHS.campaign : PATHS.home);
  const instead = (act: () => void) => () => {
    menu.close();
    act();
  };
  const open = (
    <AnimatePresence>
      {cardsOpen ? <CardsDialog key="cards" seen={seen} onClose={() => setCardsOpen(false)} /> : null}
      {menu.isOpen && !isGuided ? (
        <MenuDialog
          key="menu"
          mayConcede={mayOrder}
          onCommand={onCommand === null ? null : instead(onCommand)}
          onConcede={instead(() => dispatch(giveOrder({ type: 'concede' })))}
          onHome={leave}
          onClose={menu.close}
        />
      ) : null}
      {explained === 'why' && why !== null ? (
        <WhyDialog
          key="why"
          why={why}
          onFairPlay={() => setExplained('fair')}
          onClose={() => setExplained((now) => (now === 'why' ? null : now))}
        />
      ) : null}
      {explained === 'fair' ? (
        <Suspense key="fair" fallback={null}>
          <LazyFairPlay onClose={() => setExplained(null)} />
        </Suspense>
      ) : null}
      {seen.winner !== null && !looking && !isGuided ? (
        <ResultDialog
          key="result"
          seen={seen}
          isCampaign={isCampaign}
          onAgain={again}
          onHome={leave}
          onReplay={() => void replay()}
          onLook={() => setLooking(true)}
        />
      ) : null}
    </AnimatePresence>
  );
  return {
    open,
    isMenuOpen: menu.isOpen,
    openMenu: openSettings,
    openCards: () => setCardsOpen(true),
    openWhy: () => (why === null ? undefined : setExplained('why')),
    showResult: () => setLooking(false),
  };
}

/** What leads to a replay comes when it is asked for. */
function useOwnReplay(): () => Promise<void> {
  const { archive, getState } = useAppStore();
  return async () => {
    const { showOwnReplay } = await import('../battles/replay/showOwnReplay');
    await showOwnReplay(battleArchive, getState(), archive);
  };
}

/** Again with the same players, from the same sides or from swapped ones. */
function useRematch(): (sides: RematchSides) => void {
  const store = useAppStore();
  return (sides) => {
    const { dispatch, getState } = store;
    const { catalog, settings } = getState();
    const seed = freshSeed();
    if (rematch(dispatch, getState(), seed, sides)) return;
    const setup = withDeckContents(setupOf(settings.quickBattle, seed), catalog.catalog, ownDecks());
    const { seats, decks } = setup;
    const again = sides === 'same' ? setup : { ...setup, seats: swapped(seats), decks: swapped(decks) };
    beginBattle(dispatch, catalog.catalog, again);
  };
}
