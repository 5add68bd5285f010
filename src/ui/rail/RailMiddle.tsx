import type { Observation } from '../../battle/observe';
import type { SiegeRules } from '../../battle/rules';
import { OPPONENT } from '../../battle/sides';
import { focusBoard } from '../board/focusBoard';
import type { Outcome } from '../input/outcome';
import type { Input } from '../input/useInput';
import { ChosenPanel } from './ChosenPanel';
import { Chronicle } from './Chronicle';
import { ForecastPanel } from './ForecastPanel';
import styles from './RailMiddle.module.css';

interface RailMiddleProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly input: Input;
  readonly outcome: Outcome | null;
}

/** The forecast when a target is pointed at, the large card when one is chosen, and always the log. */
export function RailMiddle({ seen, rules, input, outcome }: RailMiddleProps) {
  const { selection } = input;
  const strike = () => {
    if (outcome === null) return;
    const target = seen.units.find((unit) => unit.id === outcome.target);
    focusBoard();
    input.press(target === undefined ? { type: 'castle', side: OPPONENT[seen.side] } : { type: 'cell', at: target });
  };
  return (
    <div className={styles.middle}>
      {outcome === null ? null : (
        <ForecastPanel
          outcome={outcome}
          seen={seen}
          onStrike={strike}
          onCancel={() => input.press({ type: 'cancel' })}
        />
      )}
      {selection.mode === 'cardChosen' ? <ChosenPanel card={selection.card} seen={seen} rules={rules} /> : null}
      <Chronicle />
    </div>
  );
}
