import { LayoutGroup } from 'framer-motion';
import type { Observation } from '../../battle/observe';
import { COLUMNS, type Position, ROWS, samePosition } from '../../battle/position';
import type { SiegeRules } from '../../battle/rules';
import { selectReadiness } from '../../store/selectors';
import { useAppSelector, useSpeak } from '../common/hooks';
import { useCardLook } from '../common/useCards';
import { cellKey } from '../input/marks';
import type { Input } from '../input/useInput';
import type { Pointing } from '../input/usePointed';
import type { StageEffect } from '../stage/effects';
import styles from './Board.module.css';
import { Cell, type CellMark } from './Cell';
import { cellName } from './cellName';
import { useGridFocus } from './useGridFocus';

interface BoardProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly input: Input;
  readonly effect: StageEffect;
  readonly pointing: Pointing;
  /** The arrow keys walked past an end of the board: into column −1 or 3. */
  readonly onWalkOff: (col: number) => void;
}

/** The nine cells: a grid of buttons that can be walked over with the arrow keys. */
export function Board({ seen, rules, input, effect, pointing, onWalkOff }: BoardProps) {
  const speak = useSpeak();
  const lookOf = useCardLook();
  const readiness = useAppSelector(selectReadiness);
  const focus = useGridFocus(onWalkOff);

  const cell = (at: Position) => {
    const unit = seen.units.find((candidate) => samePosition(candidate, at)) ?? null;
    const blow = unit === null ? null : (input.marks.strike.get(unit.id) ?? null);
    const facts = {
      at,
      unit,
      unitName: unit === null ? '' : lookOf(unit.card).name,
      own: unit?.side === seen.side,
      readiness: unit === null ? null : (readiness[unit.id] ?? null),
      mark: markOf(at, input, blow !== null, rules.deployColumns[seen.side]),
      chosen: unit !== null && input.selection.mode === 'unitChosen' && input.selection.unit === unit.id,
      blow,
    };
    return (
      <Cell
        key={cellKey(at)}
        {...facts}
        name={cellName(speak, facts)}
        effect={effect}
        focusable={focus.isFocusable(at)}
        reference={focus.reference(at)}
        onPress={(byTouch) => pointing.aimOrPress({ type: 'cell', at }, at, blow, byTouch)}
        onPoint={pointing.point}
        onLeave={pointing.leave}
        onFocus={({ currentTarget }) => {
          focus.onFocus(at);
          // Only a focus that came by key points at the cell; a tap focuses too, before its own press.
          if (currentTarget.matches(':focus-visible')) pointing.point(at);
        }}
        onKeyDown={(event) => focus.onKeyDown(at, event)}
      />
    );
  };

  return (
    <LayoutGroup>
      <table role="grid" aria-label={speak('battle.grid')} className={styles.board}>
        <tbody className={styles.rows}>
          {ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              {COLUMNS.map((col) => cell({ row, col }))}
            </tr>
          ))}
        </tbody>
      </table>
    </LayoutGroup>
  );
}

function markOf(at: Position, { marks, selection }: Input, isTarget: boolean, home: readonly number[]): CellMark {
  if (isTarget) return 'strike';
  if (marks.deploy.has(cellKey(at))) return 'deploy';
  if (marks.move.has(cellKey(at))) return 'move';
  return selection.mode === 'cardChosen' && !home.includes(at.col) ? 'forbidden' : 'none';
}
