import { COLUMNS, fromPoint, ROWS, samePosition } from '../../battle/model/position';
import type { Observation } from '../../battle/view/observe';
import type { Side } from '../../kernel/sides';
import type { Input } from '../battle/useInput';
import type { Pointing } from '../battle/usePointed';
import { useSpeak } from '../common/hooks/storeHooks';
import { Grid } from '../grid/Grid';
import styles from './Board.module.css';
import { Cell } from './Cell';
import { cellName } from './cellName';
import { useCellFacts } from './useCellFacts';

interface BoardProps {
  readonly seen: Observation;
  readonly input: Input;
  readonly pointing: Pointing;
  /** The arrow keys walked past the end of the board that this side's castle stands at. */
  readonly onWalkOff: (side: Side) => void;
}

const SIZE = { width: COLUMNS.length, height: ROWS.length };

/** The nine cells, between the castles. */
export function Board({ seen, input, pointing, onWalkOff }: BoardProps) {
  const speak = useSpeak();
  const factsOf = useCellFacts(seen, input);

  return (
    <Grid
      size={SIZE}
      label={speak('battle.grid')}
      className={styles.board}
      onWalkOff={(direction) => {
        if (direction === 'west') onWalkOff('left');
        if (direction === 'east') onWalkOff('right');
      }}
      cell={(point, focus) => {
        const at = fromPoint(point);
        const facts = factsOf(at);
        if (facts === null) return null;
        const pointed = { type: 'cell', at } as const;
        return (
          <Cell
            {...facts}
            {...focus}
            name={cellName(speak, facts)}
            lit={pointing.aimed?.cells.some((cell) => samePosition(cell, at)) === true}
            onPress={(byTouch) => pointing.aimOrPress(pointed, pointed, facts.blow, byTouch)}
            onPoint={() => pointing.point(pointed)}
            onLeave={pointing.leave}
          />
        );
      }}
    />
  );
}
