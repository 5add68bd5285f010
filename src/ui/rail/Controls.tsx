import type { Observation } from '../../battle/view/observe';
import { selectHasHints } from '../../store/settings/tableSettings';
import { selectIsPersonsTurn, selectLegalOrders, selectSeen } from '../../store/view/battleSelectors';
import { selectReadiness } from '../../store/view/readinessSelectors';
import { useGuide } from '../battle/guide';
import type { Selection } from '../battle/selection';
import type { ThreatView } from '../battle/useThreatView';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import styles from './Controls.module.css';
import { GreatButton, type GreatButtonProps } from './GreatButton';
import { HintButton } from './HintButton';
import { ThreatButton } from './ThreatButton';
import { ToolButton } from './ToolButton';
import { UndoButton } from './UndoButton';

interface ControlsProps {
  readonly seen: Observation;
  readonly selection: Selection;
  readonly threatView: ThreatView;
  readonly onUndo: () => void;
  readonly onCards: () => void;
  readonly onEndTurn: () => void;
  readonly onSettle: () => void;
  readonly onResult: () => void;
}

/** Undo, and the great button: it settles the hand, ends the turn, and after the battle leads back to the result. */
export function Controls(props: ControlsProps) {
  const speak = useSpeak();
  const great = useGreatButton(props);
  const hasHints = useAppSelector(selectHasHints);
  return (
    <div className={styles.controls}>
      <div className={styles.tools}>
        {props.seen.winner === null ? <UndoButton onUndo={props.onUndo} /> : null}
        {props.seen.winner === null ? <ThreatButton view={props.threatView} /> : null}
        {props.seen.winner === null && hasHints ? <HintButton /> : null}
        <ToolButton
          icon="stack"
          label={speak('cards.label')}
          deed="cards"
          description={speak('cards.hint')}
          onPress={props.onCards}
        />
      </div>
      <GreatButton {...great} />
    </div>
  );
}

function useGreatButton({ seen, selection, onEndTurn, onSettle, onResult }: ControlsProps): GreatButtonProps {
  const speak = useSpeak();
  const isTurn = useAppSelector(selectIsPersonsTurn);
  const nothingLeft = useAppSelector((state) => selectLegalOrders(state).length <= 1);
  const unused = useUnused();
  const isAsked = useGuide()?.button === 'endTurn';
  if (seen.winner !== null) {
    const label = speak('controls.result');
    return { icon: 'trophy-cup', label, detail: '', deed: null, ready: true, disabled: false, onPress: onResult };
  }
  if (seen.phase === 'mulligan') {
    const count = selection.mode === 'returning' ? selection.indices.length : 0;
    return {
      icon: count === 0 ? 'hand' : 'card-exchange',
      label: speak('mulligan.confirm', { count }),
      detail: speak('mulligan.once'),
      deed: 'endTurn',
      ready: isTurn,
      disabled: !isTurn,
      onPress: onSettle,
    };
  }
  return {
    icon: 'hourglass',
    label: speak('controls.endTurn'),
    detail: isTurn ? (nothingLeft ? speak('controls.nothingLeft') : unused) : '',
    deed: 'endTurn',
    ready: isTurn && (nothingLeft || isAsked),
    disabled: !isTurn,
    onPress: onEndTurn,
  };
}

function useUnused(): string {
  const speak = useSpeak();
  const seen = useAppSelector(selectSeen);
  const readiness = useAppSelector(selectReadiness);
  const ready = Object.values(readiness);
  const actions = ready.filter((unit) => unit.canMove).length + ready.filter((unit) => unit.targets > 0).length;
  const supply = seen === null ? 0 : seen.supply[seen.side];
  return speak('controls.unused', { actions, supply, both: actions > 0 && supply > 0 ? 'yes' : 'no' });
}
