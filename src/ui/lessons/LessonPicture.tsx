import type { FieldSketch } from '../../content/lessons/fieldLesson';
import type { SiegeLesson } from '../../content/lessons/lesson';
import { Medallion } from '../art/Medallion';
import { useCardLook } from '../common/card/useCardLook';
import styles from './LessonPicture.module.css';

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Where a lesson of the card battle begins. */
export function CardsPicture({ lesson }: { readonly lesson: SiegeLesson }) {
  const lookOf = useCardLook();
  const { units } = lesson.place.state;
  return (
    <span className={styles.board}>
      {CELLS.map((cell) => {
        const unit = units.find(({ row, col }) => row * 3 + col === cell);
        const look = unit === undefined ? null : lookOf(unit.card);
        return (
          <span key={cell} className={styles[`column${cell % 3}`]}>
            {look === null ? null : (
              <Medallion faction={look.faction} emblem={look.emblem} className={`f-${look.faction} ${styles.unit}`} />
            )}
          </span>
        );
      })}
    </span>
  );
}

const CELL = 10;
/** A disc and a lozenge: the sides are told by more than a colour. */
const TOKENS = {
  left: 'M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0Z',
  right: 'M0-5.2L5.2 0L0 5.2L-5.2 0Z',
} as const;

/** Where a lesson of the open field begins. */
export function FieldPicture({ sketch }: { readonly sketch: FieldSketch }) {
  const { width, height, cells, units } = sketch;
  return (
    <svg className={styles.field} viewBox={`0 0 ${width * CELL} ${height * CELL}`} aria-hidden="true">
      {cells.map((cell, number) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its number.
          key={number}
          x={(number % width) * CELL + 0.4}
          y={Math.floor(number / width) * CELL + 0.4}
          width={CELL - 0.8}
          height={CELL - 0.8}
          className={styles[cell]}
        />
      ))}
      {units.map(({ at: { x, y }, side }) => (
        <path
          key={`${x} ${y}`}
          d={TOKENS[side]}
          transform={`translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL})`}
          className={styles[side]}
        />
      ))}
    </svg>
  );
}
