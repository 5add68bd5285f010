import { MotionConfig } from 'framer-motion';
import { useState } from 'react';
import type { Observation } from '../../battle/observe';
import type { SiegeRules } from '../../battle/rules';
import { orderGiven } from '../../store/battleSlice';
import { homeOpened } from '../../store/screenSlice';
import { selectBattle, selectCatalog, selectMayOrder, selectSeats, selectSeen } from '../../store/selectors';
import { Field } from '../board/Field';
import { useAppDispatch, useAppSelector } from '../common/hooks';
import { Hand } from '../hand/Hand';
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
import { startBattle } from './startBattle';
import { TopBar } from './TopBar';

/** The battle on screen: table, board between the castles, hand, and the rail with forecast and log. */
export function BattleScreen() {
  const seen = useAppSelector(selectSeen);
  const rules = useAppSelector((state) => selectBattle(state)?.book.rules);
  if (seen === null || rules === undefined) return null;
  return (
    <MotionConfig reducedMotion="user">
      <BattleTable seen={seen} rules={rules} />
    </MotionConfig>
  );
}

function BattleTable({ seen, rules }: { readonly seen: Observation; readonly rules: SiegeRules }) {
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const effect = useEventPlayer();
  const input = useInput();
  const pointing = usePointed(seen, input);
  const [menuOpen, setMenuOpen] = useState(false);
  const rematch = useRematch(seen);
  const [looking, setLooking] = useState<Observation['winner']>(null);
  const endTurn = () => (mayOrder ? dispatch(orderGiven({ type: 'endTurn' })) : undefined);
  const leave = () => dispatch(homeOpened());
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
        <Controls onEndTurn={endTurn} />
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
      {seen.winner !== null && looking === null ? (
        <ResultDialog seen={seen} onAgain={rematch} onHome={leave} onLook={() => setLooking(seen.winner)} />
      ) : null}
    </div>
  );
}

/** Again against the same opponent, sides swapped. */
function useRematch(seen: Observation): () => void {
  const dispatch = useAppDispatch();
  const catalog = useAppSelector(selectCatalog);
  const { seats } = useAppSelector(selectSeats);
  const other = seen.side === 'left' ? 'right' : 'left';
  const opponent = seats[other];
  return () => startBattle(dispatch, catalog, opponent === 'human' ? 'greedy' : opponent, other);
}
