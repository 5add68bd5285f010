import { MotionConfig } from 'framer-motion';
import { useEffect, useState } from 'react';
import type { Observation } from '../../battle/observe';
import type { SiegeRules } from '../../battle/rules';
import { OPPONENT } from '../../battle/sides';
import { orderGiven } from '../../store/battleSlice';
import { homeOpened } from '../../store/screenSlice';
import {
  selectBattleNumber,
  selectCatalog,
  selectMayOrder,
  selectRules,
  selectSeats,
  selectSeen,
} from '../../store/selectors';
import { Field } from '../board/Field';
import { focusBoard } from '../board/focusBoard';
import { useAppDispatch, useAppSelector, useAppStore } from '../common/hooks';
import { Hand } from '../hand/Hand';
import { endTurnOn } from '../input/press';
import { useInput } from '../input/useInput';
import { usePointed } from '../input/usePointed';
import { useShortcuts } from '../input/useShortcuts';
import { Announcer } from '../rail/Announcer';
import { Controls } from '../rail/Controls';
import { Opponent } from '../rail/Opponent';
import { RailMiddle } from '../rail/RailMiddle';
import { TurnRibbon } from '../stage/TurnRibbon';
import { useEventPlayer } from '../stage/useEventPlayer';
import styles from './BattleScreen.module.css';
import { MenuDialog } from './MenuDialog';
import { ResultDialog } from './ResultDialog';
import { startBattle, starterDeck } from './startBattle';
import { TopBar } from './TopBar';

/** The battle on screen: table, board between the castles, hand, and the rail with forecast and log. */
export function BattleScreen() {
  const seen = useAppSelector(selectSeen);
  const rules = useAppSelector(selectRules);
  const number = useAppSelector(selectBattleNumber);
  if (seen === null || rules === null) return null;
  return (
    <MotionConfig reducedMotion="user">
      <BattleTable key={number} seen={seen} rules={rules} />
    </MotionConfig>
  );
}

function BattleTable({ seen, rules }: { readonly seen: Observation; readonly rules: SiegeRules }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const effect = useEventPlayer();
  const input = useInput();
  const pointing = usePointed(seen, input);
  const [menuOpen, setMenuOpen] = useState(false);
  const rematch = useRematch(seen);
  const [looking, setLooking] = useState(false);
  const endTurn = () => endTurnOn(store);
  const leave = () => dispatch(homeOpened());
  useEffect(focusBoard, []);
  useShortcuts({ input, endTurn, active: !menuOpen });

  return (
    <div className={styles.screen}>
      <TopBar seen={seen} rules={rules} onMenu={() => setMenuOpen(true)} />
      <main className={styles.table}>
        <Field seen={seen} rules={rules} input={input} effect={effect} pointing={pointing} />
        <Hand seen={seen} rules={rules} input={input} />
      </main>
      <aside className={styles.rail}>
        <Opponent seen={seen} />
        <RailMiddle seen={seen} rules={rules} input={input} outcome={pointing.outcome} />
        <Announcer />
        <Controls seen={seen} onEndTurn={endTurn} onResult={() => setLooking(false)} />
      </aside>
      <TurnRibbon effect={effect} viewer={seen.side} />
      {menuOpen ? (
        <MenuDialog
          mayConcede={mayOrder}
          onConcede={() => {
            setMenuOpen(false);
            dispatch(orderGiven({ type: 'concede' }));
          }}
          onHome={leave}
          onClose={() => setMenuOpen(false)}
        />
      ) : null}
      {seen.winner !== null && !looking ? (
        <ResultDialog seen={seen} onAgain={rematch} onHome={leave} onLook={() => setLooking(true)} />
      ) : null}
    </div>
  );
}

/** Again against the same opponent, sides swapped. */
function useRematch(seen: Observation): () => void {
  const dispatch = useAppDispatch();
  const catalog = useAppSelector(selectCatalog);
  const { seats } = useAppSelector(selectSeats);
  const other = OPPONENT[seen.side];
  const opponent = seats[other];
  const deck = starterDeck(catalog);
  return () => {
    if (deck !== undefined) startBattle(dispatch, catalog, deck, opponent === 'human' ? 'greedy' : opponent, other);
  };
}
