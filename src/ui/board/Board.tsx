import type { Observation } from '../../battle/observe';
import { COLUMNS, type Position, ROWS } from '../../battle/position';
import type { SiegeRules } from '../../battle/rules';
import { useSpeak } from '../common/hooks';
import { cellKey } from '../input/marks';
import type { Input } from '../input/useInput';
import type { Pointing } from '../input/usePointed';
import styles from './Board.module.css';
import { Cell } from './Cell';
import { cellName } from './cellName';
import { useCellFacts } from './useCellFacts';
import { useGridFocus } from './useGridFocus';

interface BoardProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly input: Input;
  readonly pointing: Pointing;
  /** The arrow keys walked past an end of the board: into column −1 or 3. */
  readonly onWalkOff: (col: number) => void;
}

/** The nine cells: a grid of buttons that can be walked over with the arrow keys. */
export function Board({ seen, rules, input, pointing, onWalkOff }: BoardProps) {
  const speak = useSpeak();
  const focus = useGridFocus(onWalkOff);
  const factsOf = useCellFacts(seen, rules, input);

  const cell = (at: Position) => {
    const facts = factsOf(at);
    if (facts === null) return null;
    const pointed = { type: 'cell', at } as const;
    return (
      <Cell
        key={cellKey(at)}
        {...facts}
        name={cellName(speak, facts)}
        focusable={focus.isFocusable(at)}
        reference={focus.reference(at)}
        onPress={(byTouch) => pointing.aimOrPress({ type: 'cell', at }, pointed, facts.blow, byTouch)}
        onPoint={() => pointing.point(pointed)}
        onLeave={pointing.leave}
        onFocus={({ currentTarget }) => {
          focus.onFocus(at);
          // Only a focus that came by key points at the cell; a tap focuses too, before its own press.
          if (currentTarget.matches(':focus-visible')) pointing.point(pointed);
        }}
        onKeyDown={(event) => focus.onKeyDown(at, event)}
      />
    );
  };

  return (
    <table role="grid" aria-label={speak('battle.grid')} className={styles.board}>
      <tbody className={styles.rows}>
        {ROWS.map((row) => (
          <tr key={row} className={styles.row}>
            {COLUMNS.map((col) => cell({ row, col }))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
