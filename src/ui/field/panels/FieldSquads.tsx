import type { Position } from '../../../core/geometry/position';
import { OPPONENT } from '../../../kernel/sides';
import { findFieldUnit } from '../../../skirmish/model/state';
import { CellPicture } from '../art/CellPicture';
import { useFieldView } from '../common/fieldHooks';
import styles from '../FieldTable.module.css';
import type { FieldInput } from '../input/useFieldInput';
import { CellSlip } from '../rail/CellSlip';
import { EnemyList } from '../rail/EnemyList';
import { SquadList } from '../rail/SquadList';

interface FieldSquadsProps {
  readonly input: FieldInput;
  readonly pointed: Position | null;
  readonly isWatched: boolean;
  readonly onLook: (at: Position) => void;
}

const PICTURE_PIXELS = 56;

/** Both squads as far as they are known, and what is told of the cell that one points at. */
export function FieldSquads({ input, pointed, isWatched, onLook }: FieldSquadsProps) {
  const { book, seen, narrator } = useFieldView();
  const { ground, control } = seen.field;
  const chosen = input.selection.mode === 'unitChosen' ? input.selection.unit : null;
  const look = (unit: string): void => {
    const at = findFieldUnit(seen.field, unit)?.position;
    if (at != null) onLook(at);
  };
  return (
    <section className={styles.squad} data-squads="" aria-label={narrator.speak('board.squad')}>
      <SquadList
        chosen={chosen}
        legal={input.legal}
        onChoose={(unit) => input.press({ type: 'unit', unit })}
        {...(isWatched && { title: narrator.speak(`field.side.${seen.side}`) })}
      />
      <EnemyList onLook={look} {...(isWatched && { title: narrator.speak(`field.side.${OPPONENT[seen.side]}`) })} />
      <div className={styles.slip}>
        {pointed === null ? null : (
          <CellSlip
            at={pointed}
            isWatched={isWatched}
            picture={
              <CellPicture
                book={book}
                ground={ground}
                control={control}
                known={seen.seen}
                at={pointed}
                size={PICTURE_PIXELS}
              />
            }
          />
        )}
      </div>
    </section>
  );
}
