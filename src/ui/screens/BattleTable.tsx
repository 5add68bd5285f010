import { AnimatePresence } from 'framer-motion';
import { useEffect, useEffectEvent, useState } from 'react';
import { AHEAD, type Position } from '../../battle/model/position';
import type { SiegeRules } from '../../battle/model/rules';
import type { Phase } from '../../battle/model/state';
import type { Observation } from '../../battle/view/observe';
import { selectIsPlayedHere } from '../../store/battle/battleSave';
import { selectPossibleOrders } from '../../store/view/offerSelectors';
import { undoOn } from '../battle/give';
import { useGuide } from '../battle/guide';
import { hintOn } from '../battle/hint';
import { useDrag } from '../battle/useDrag';
import { useEndTurn } from '../battle/useEndTurn';
import { type Input, useInput } from '../battle/useInput';
import { usePointed } from '../battle/usePointed';
import { useShortcuts } from '../battle/useShortcuts';
import { useThreatView } from '../battle/useThreatView';
import { Field } from '../board/Field';
import { focusBoard, focusCommand, focusHand, isFocusAdrift } from '../board/focusBoard';
import { CommandLine } from '../command/CommandLine';
import { useAppSelector, useAppStore } from '../common/hooks/storeHooks';
import { ThreatsShown } from '../common/hooks/threatsShown';
import { IS_NARROW, useMedia } from '../common/hooks/useMedia';
import { Hand } from '../hand/Hand';
import { Announcer } from '../rail/Announcer';
import { Controls } from '../rail/Controls';
import { GuardSheet } from '../rail/GuardSheet';
import { Opponent } from '../rail/Opponent';
import { RailMiddle } from '../rail/RailMiddle';
import { TabStrip } from '../rail/TabStrip';
import { useMuting } from '../sound/useSounds';
import { TurnRibbon } from '../stage/TurnRibbon';
import styles from './BattleScreen.module.css';
import { GoalNotes } from './GoalNotes';
import { TopBar } from './TopBar';
import { useBattleDialogs } from './useBattleDialogs';

interface BattleTableProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
}

/** Table, board between the castles, hand, and the rail with forecast and log. */
export function BattleTable({ seen, rules }: BattleTableProps) {
  const store = useAppStore();
  const isPlayedHere = useAppSelector(selectIsPlayedHere);
  const input = useInput();
  const pointing = usePointed(seen, input);
  const drag = useDrag(seen, input, pointing);
  const [looked, lookAt] = useState<readonly Position[]>([]);
  const [commandOpen, setCommandOpen] = useState(false);
  const openCommand = () => {
    setCommandOpen(true);
    focusCommand();
  };
  const guide = useGuide();
  const isNarrow = useMedia(IS_NARROW);
  const dialogs = useBattleDialogs(seen, openCommand);
  const threatView = useThreatView(!dialogs.isMenuOpen);
  const settle = () => input.press({ type: 'confirm' });
  const ending = useEndTurn(input.selection);
  const endTurn = () => (seen.phase === 'mulligan' ? settle() : ending.press());
  const undo = () => undoOn(store);
  const mute = useMuting();
  const possible = useAppSelector(selectPossibleOrders);
  useFirstFocus(seen.phase, () => pointing.point(null));
  useShortcuts({
    active: !dialogs.isMenuOpen,
    input,
    endTurn,
    undo,
    mute,
    showCards: dialogs.openCards,
    hint: () => (guide === null ? hintOn(store) : guide.show()),
    why: dialogs.openWhy,
    brace: possible.has('brace') ? () => input.press({ type: 'brace' }) : null,
    march: possible.has('march') ? (isForward) => marchOn(seen, input, isForward) : null,
    keepPlaying: ending.keepPlaying,
    openMenu: dialogs.openMenu,
    openCommand,
  });

  return (
    <ThreatsShown value={threatView.threats}>
      <div
        ref={drag.surface}
        className={`${styles.screen} ${guide === null ? '' : styles.guided} ${drag.surfaceClass}`}
        data-fills-window=""
      >
        {guide?.bar ?? <TopBar seen={seen} rules={rules} onMenu={dialogs.openMenu} />}
        <main className={styles.table}>
          <Field seen={seen} rules={rules} input={input} pointing={pointing} looked={looked} />
          {guide === null || isNarrow ? null : guide.prompt}
          <Hand seen={seen} rules={rules} input={input} pointing={pointing} />
          {commandOpen ? (
            <CommandLine seen={seen} input={input} ending={ending} onClose={() => setCommandOpen(false)} />
          ) : null}
        </main>
        <aside className={styles.rail}>
          {guide?.rail ?? <Opponent seen={seen} />}
          <GoalNotes seen={seen} rules={rules} />
          <RailMiddle
            seen={seen}
            rules={rules}
            input={input}
            pointing={pointing}
            onLookAt={lookAt}
            onWhy={dialogs.openWhy}
          />
          <Announcer />
          <AnimatePresence>
            {ending.asked === null ? null : (
              <GuardSheet
                key="end-turn-guard"
                seen={seen}
                undone={ending.asked}
                onEnd={endTurn}
                onKeep={ending.keepPlaying}
              />
            )}
          </AnimatePresence>
          {isPlayedHere || seen.winner !== null ? (
            <Controls
              seen={seen}
              selection={input.selection}
              threatView={threatView}
              onUndo={undo}
              onCards={dialogs.openCards}
              onEndTurn={endTurn}
              onSettle={settle}
              onResult={dialogs.showResult}
            />
          ) : (
            <TabStrip />
          )}
        </aside>
        <TurnRibbon seen={seen} />
        <div ref={drag.layer} className={drag.layerClass} aria-hidden="true" inert />
        {dialogs.open}
        {guide?.end}
      </div>
    </ThreatsShown>
  );
}

/** The formation of the chosen card, one column on or back. */
function marchOn(seen: Observation, { selection, press }: Input, isForward: boolean): void {
  const unit = selection.mode === 'unitChosen' ? seen.units.find(({ id }) => id === selection.unit) : undefined;
  if (unit !== undefined) press({ type: 'march', to: unit.col + (isForward ? 1 : -1) * AHEAD[unit.side] });
}

/** The hand first while it is to be settled, then the board; a focus that is well placed stays where it is. */
function useFirstFocus(phase: Phase, lookAtNothing: () => void): void {
  const lookAway = useEffectEvent(lookAtNothing);
  useEffect(() => {
    if (phase === 'mulligan') focusHand();
    else if (isFocusAdrift()) focusBoard();
    // Nobody looked there yet: a card's text would hide from a phone what the opening hand is pressed for.
    lookAway();
  }, [phase]);
}
