import { MotionConfig } from 'framer-motion';
import { useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import type { Observation } from '../../battle/observe';
import type { Position } from '../../battle/position';
import type { SiegeRules } from '../../battle/rules';
import type { Phase } from '../../battle/state';
import { selectCurtain, selectHolder, selectIsWatched } from '../../store/seatSelectors';
import { selectBattleNumber, selectRules, selectSeen, selectSettings } from '../../store/selectors';
import { MESSAGES } from '../../words/speak';
import { watchedMessages } from '../../words/watched';
import { Field } from '../board/Field';
import { focusBoard, focusHand, isFocusAdrift } from '../board/focusBoard';
import { useAppSelector, useAppStore } from '../common/hooks';
import { ThreatsShown } from '../common/threatsShown';
import { Hand } from '../hand/Hand';
import { endTurnOn, undoOn } from '../input/press';
import { useInput } from '../input/useInput';
import { usePointed } from '../input/usePointed';
import { useShortcuts } from '../input/useShortcuts';
import { useThreatView } from '../input/useThreatView';
import { Announcer } from '../rail/Announcer';
import { CardsDialog } from '../rail/CardsDialog';
import { Controls } from '../rail/Controls';
import { Opponent } from '../rail/Opponent';
import { RailMiddle } from '../rail/RailMiddle';
import { TurnRibbon } from '../stage/TurnRibbon';
import { useEventPlayer } from '../stage/useEventPlayer';
import { WatchTable } from '../watch/WatchTable';
import styles from './BattleScreen.module.css';
import { Curtain } from './Curtain';
import { TopBar } from './TopBar';
import { useBattleDialogs } from './useBattleDialogs';

interface TableProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
}

/** The battle on screen, for whoever looks at it. */
export function BattleScreen() {
  const seen = useAppSelector(selectSeen);
  const rules = useAppSelector(selectRules);
  if (seen === null || rules === null) return null;
  return (
    <MotionConfig reducedMotion="user">
      <TableForViewer seen={seen} rules={rules} />
    </MotionConfig>
  );
}

/** One person's table; at a shared screen it is laid anew for each, and a curtain hides it in between. */
function TableForViewer(props: TableProps) {
  const number = useAppSelector(selectBattleNumber);
  const holder = useAppSelector(selectHolder);
  const curtain = useAppSelector(selectCurtain);
  const isWatched = useAppSelector(selectIsWatched);
  const { language } = useAppSelector(selectSettings);
  if (curtain !== null) return <Curtain side={curtain} {...props} />;
  if (!isWatched) return <BattleTable key={`${number} ${holder}`} {...props} />;
  return (
    <IntlProvider locale={language} messages={watchedMessages(MESSAGES[language])}>
      <WatchTable key={number} {...props} />
    </IntlProvider>
  );
}

/** Table, board between the castles, hand, and the rail with forecast and log. */
function BattleTable({ seen, rules }: TableProps) {
  const store = useAppStore();
  const effect = useEventPlayer();
  const input = useInput();
  const pointing = usePointed(seen, input);
  const [looked, lookAt] = useState<readonly Position[]>([]);
  const [cardsOpen, setCardsOpen] = useState(false);
  const dialogs = useBattleDialogs(seen);
  const threatView = useThreatView(!dialogs.isMenuOpen);
  const settle = () => input.press({ type: 'confirm' });
  const endTurn = () => (seen.phase === 'mulligan' ? settle() : endTurnOn(store));
  const undo = () => undoOn(store);
  useFirstFocus(seen.phase);
  useShortcuts({ input, endTurn, undo, showCards: () => setCardsOpen(true), active: !dialogs.isMenuOpen });

  return (
    <ThreatsShown value={threatView.threats}>
      <div className={styles.screen}>
        <TopBar seen={seen} rules={rules} onMenu={dialogs.openMenu} />
        <main className={styles.table}>
          <Field seen={seen} rules={rules} input={input} effect={effect} pointing={pointing} looked={looked} />
          <Hand seen={seen} rules={rules} input={input} pointing={pointing} />
        </main>
        <aside className={styles.rail}>
          <Opponent seen={seen} />
          <RailMiddle seen={seen} rules={rules} input={input} pointing={pointing} onLookAt={lookAt} />
          <Announcer />
          <Controls
            seen={seen}
            selection={input.selection}
            threatView={threatView}
            onUndo={undo}
            onCards={() => setCardsOpen(true)}
            onEndTurn={endTurn}
            onSettle={settle}
            onResult={dialogs.showResult}
          />
        </aside>
        <TurnRibbon effect={effect} viewer={seen.side} />
        {cardsOpen ? <CardsDialog seen={seen} onClose={() => setCardsOpen(false)} /> : null}
        {dialogs.open}
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
