import { memo } from 'react';
import { isStandingUnit, type StandingUnit } from '../../../skirmish/model/state';
import { FieldToken } from '../art/token/FieldToken';
import { useFieldView } from '../common/fieldHooks';
import styles from './FieldBoard.module.css';
import { MovingToken } from './MovingToken';

interface TokensLayerProps {
  readonly cell: number;
  readonly chosen: string | null;
}

/** Everybody in sight, each an element of its own that only transform and opacity move. */
export const TokensLayer = memo(function TokensLayer({ cell, chosen }: TokensLayerProps) {
  const { book, seen } = useFieldView();
  const standing = seen.field.units.filter(isStandingUnit);
  // Always in the same order in the page: only the place changes.
  const units = standing.toSorted((one: StandingUnit, other: StandingUnit) => (one.id < other.id ? -1 : 1));
  return (
    <div className={styles.tokens} aria-hidden="true">
      {units.map((unit) => (
        <MovingToken key={unit.id} unit={unit} cell={cell}>
          <FieldToken
            unit={unit}
            book={book}
            own={unit.side === seen.side}
            cell={cell}
            acting={seen.field.turn === unit.side && seen.field.phase === 'battle'}
            chosen={unit.id === chosen}
          />
        </MovingToken>
      ))}
    </div>
  );
});
