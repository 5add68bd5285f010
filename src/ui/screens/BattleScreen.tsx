import { MotionConfig } from 'framer-motion';
import { useEffect, useState } from 'react';
import type { Observation } from '../../battle/observe';
import type { Position } from '../../battle/position';
import type { SiegeRules } from '../../battle/rules';
import type { Phase } from '../../battle/state';
import { orderGiven } from '../../store/battleSlice';
import { rematch } from '../../store/rematch';
import { homeOpened } from '../../store/screenSlice';
import { selectBattleNumber, selectMayOrder, selectRules, selectSeen } from '../../store/selectors';
import { Field } from '../board/Field';
import { focusBoard, focusCommand, focusHand, isFocusAdrift } from '../board/focusBoard';
import { CommandLine } from '../command/CommandLine';
import { useAppDispatch, useAppSelector, useAppStore } from '../common/hooks';
import { ThreatsShown } from '../common/threatsShown';
import { Hand } from '../hand/Hand';
import { undoOn } from '../input/press';
import { useDrag } from '../input/useDrag';
import { useEndTurn } from '../input/useEndTurn';
import { useInput } from '../input/useInput';
import { usePointed } from '../input/usePointed';
import { useShortcuts } from '../input/useShortcuts';
import { useThreatView } from '../input/useThreatView';
import { Announcer } from '../rail/Announcer';
import { CardsDialog } from '../rail/CardsDialog';
import { Controls } from '../rail/Controls';
import { GuardSheet } from '../rail/GuardSheet';
import { Opponent } from '../rail/Opponent';
import { RailMiddle } from '../rail/RailMiddle';
import { useMuting } from '../sound/useMuting';
import { Staged } from '../stage/Staged';
import { TurnRibbon } from '../stage/TurnRibbon';
import styles from './BattleScreen.module.css';
import { MenuDialog } from './MenuDialog';
import { ResultDialog } from './ResultDialog';
import { freshSeed, startBattle } from './startBattle';
import { TopBar } from './TopBar';

/** The battle on screen: table, board between the castles, hand, and the rail with forecast and log. */
export function BattleScreen() {
  const seen = useAppSelector(selectSeen);
  const rules = useAppSelector(selectRules);
  const number = useAppSelector(selectBattleNumber);
  if (seen === null || rules === null) return null;
  return (
    <MotionConfig reducedMotion="user">
      <Staged key={number}>
        <BattleTable seen={seen} rules={rules} />
      </Staged>
    </MotionConfig>
  );
}

function BattleTable({ seen, rules }: { readonly seen: Observation; readonly rules: SiegeRules }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const input = useInput();
  const pointing = usePointed(seen, input);
  const drag = useDrag(seen, input, pointing);
  const [looked, lookAt] = useState<readonly Position[]>([]);
  const [menuOpen, setMenuOpen] = useState(false);
  const [cardsOpen, setCardsOpen] = useState(false);
  const [commandOpen, setCommandOpen] = useState(false);
  const threatView = useThreatView(!menuOpen);
  const again = useRematch();
  const [looking, setLooking] = useState(false);
  const settle = () => input.press({ type: 'confirm' });
  const ending = useEndTurn(input.selection);
  const endTurn = () => (seen.phase === 'mulligan' ? settle() : ending.press());
  const undo = () => undoOn(store);
  const openCommand = () => {
    setMenuOpen(false);
    setCommandOpen(true);
    focusCommand();
  };
  const leave = () => dispatch(homeOpened());
  useFirstFocus(seen.phase);
  const mute = useMuting();
  useShortcuts({
    active: !menuOpen,
    input,
    endTurn,
    undo,
    mute,
    showCards: () => setCardsOpen(true),
    keepPlaying: ending.keepPlaying,
    openMenu: () => setMenuOpen(true),
    openCommand,
  });

  return (
    <ThreatsShown value={threatView.threats}>
      <div ref={drag.surface} className={`${styles.screen} ${drag.surfaceClass}`}>
        <TopBar seen={seen} rules={rules} onMenu={() => setMenuOpen(true)} />
        <main className={styles.table}>
          <Field seen={seen} rules={rules} input={input} pointing={pointing} looked={looked} />
          <Hand seen={seen} rules={rules} input={input} pointing={pointing} />
          {commandOpen ? (
            <CommandLine
              seen={seen}
              rules={rules}
              input={input}
              ending={ending}
              onClose={() => setCommandOpen(false)}
            />
          ) : null}
        </main>
        <aside className={styles.rail}>
          <Opponent seen={seen} />
          <RailMiddle seen={seen} rules={rules} input={input} pointing={pointing} onLookAt={lookAt} />
          <Announcer />
          {ending.asked === null ? null : (
            <GuardSheet seen={seen} undone={ending.asked} onEnd={endTurn} onKeep={ending.keepPlaying} />
          )}
          <Controls
            seen={seen}
            selection={input.selection}
            threatView={threatView}
            onUndo={undo}
            onCards={() => setCardsOpen(true)}
            onEndTurn={endTurn}
            onSettle={settle}
            onResult={() => setLooking(false)}
          />
        </aside>
        <TurnRibbon seen={seen} />
        <div ref={drag.layer} className={drag.layerClass} aria-hidden="true" inert />
        {cardsOpen ? <CardsDialog seen={seen} onClose={() => setCardsOpen(false)} /> : null}
        {menuOpen ? (
          <MenuDialog
            mayConcede={mayOrder}
            onCommand={openCommand}
            onConcede={() => {
              setMenuOpen(false);
              dispatch(orderGiven({ type: 'concede' }));
            }}
            onHome={leave}
            onClose={() => setMenuOpen(false)}
          />
        ) : null}
        {seen.winner !== null && !looking ? (
          <ResultDialog seen={seen} onAgain={again} onHome={leave} onLook={() => setLooking(true)} />
        ) : null}
      </div>
    </ThreatsShown>
  );
}

/** The hand first while it is to be settled, then the board; a focus that is well placed stays where it is. */
function useFirstFocus(phase: Phase): void {
  useEffect(() => {
    if (phase === 'mulligan') focusHand();
    else if (isFocusAdrift()) focusBoard();
  }, [phase]);
}

/** Again against the same opponent, sides swapped. */
function useRematch(): () => void {
  const store = useAppStore();
  return () => {
    const { dispatch, getState } = store;
    const { catalog, settings } = getState();
    if (!rematch(dispatch, getState(), freshSeed())) startBattle(dispatch, catalog.catalog, settings.quickBattle);
  };
}
