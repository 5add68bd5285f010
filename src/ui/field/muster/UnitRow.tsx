import { lookUp } from '../../../kernel/dispatch';
import type { Side } from '../../../kernel/sides';
import type { FieldBook } from '../../../skirmish/model/book';
import type { FieldNames } from '../../../words/field/narrator';
import { VisuallyHidden } from '../../common/controls/VisuallyHidden';
import { useFieldSpeak } from '../common/fieldHooks';
import styles from './Roster.module.css';
import { UnitBadge } from './UnitBadge';
import { FIGURES, type Figures, figuresOf } from './unitFigures';

interface UnitRowProps {
  readonly book: FieldBook;
  readonly kind: string;
  readonly side: Side;
  readonly names: FieldNames;
  readonly count: number;
  /** What is left of the credits. */
  readonly purse: number;
  readonly isFull: boolean;
  readonly isOpen: boolean;
  readonly onLook: () => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/** A class with its figures and its price, and how many of it join. */
export function UnitRow(props: UnitRowProps) {
  const speak = useFieldSpeak();
  const { book, kind, side, names, count, purse, isFull, isOpen, onLook, onAdd, onRemove } = props;
  const unit = lookUp(book.units, kind);
  const cost = unit?.cost ?? 0;
  const name = names.unit(kind);
  const isShort = cost > purse;
  const mayAdd = unit !== undefined && !isFull && !isShort;
  return (
    <div className={styles.row}>
      <button type="button" className={styles.who} aria-expanded={isOpen} onClick={onLook}>
        <UnitBadge book={book} kind={kind} side={side} />
        <span>
          <b>{name}</b>
          <small>
            {isShort && !isFull
              ? speak('muster.unit.short', { credits: cost - purse })
              : unit === undefined
                ? null
                : names.weapon(unit.weapon)}
          </small>
        </span>
      </button>
      {unit === undefined ? null : <FigureList figures={figuresOf(book, kind)} />}
      <span className={`${styles.cost} ${mayAdd || count > 0 ? '' : styles.poor}`}>
        <VisuallyHidden>{speak('muster.unit.cost', { cost: '' })}</VisuallyHidden>
        {cost}
      </span>
      <span className={styles.counter}>
        <button
          type="button"
          aria-label={speak('muster.unit.remove', { unit: name })}
          aria-disabled={count === 0}
          onClick={count === 0 ? undefined : onRemove}
        >
          −
        </button>
        <output aria-label={speak('muster.unit.count', { count, unit: name })}>{count}</output>
        <button
          type="button"
          aria-label={speak('muster.unit.add', { unit: name, cost })}
          aria-disabled={!mayAdd}
          onClick={mayAdd ? onAdd : undefined}
        >
          +
        </button>
      </span>
    </div>
  );
}

function FigureList({ figures }: { readonly figures: Figures }) {
  const speak = useFieldSpeak();
  return (
    <ul className={styles.figures}>
      {FIGURES.map((figure) => {
        const value = figures[figure];
        return value === undefined ? null : (
          <li key={figure}>
            <b>{Number.isFinite(value) ? value : '∞'}</b>
            <small aria-hidden="true">{speak(`muster.figure.${figure}`)}</small>
            <VisuallyHidden>{speak(`muster.figure.${figure}.whole`)}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
