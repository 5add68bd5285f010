import { memo } from 'react';
import styles from './FieldBoard.module.css';

const lettersOf = (width: number): string[] => Array.from({ length: width }, (_, x) => String.fromCharCode(65 + x));

/** Letters above and below; the one of the pointed column is marked. */
export const Letters = memo(function Letters({
  width,
  pointed,
}: {
  readonly width: number;
  readonly pointed: number | null;
}) {
  return (
    <>
      {[1, 3].map((row) => (
        <div key={row} className={styles.letters} style={{ gridRow: row }} aria-hidden="true">
          {lettersOf(width).map((letter, x) => (
            <span key={letter} className={x === pointed ? styles.marked : undefined}>
              {letter}
            </span>
          ))}
        </div>
      ))}
    </>
  );
});

export const Numbers = memo(function Numbers({
  height,
  pointed,
}: {
  readonly height: number;
  readonly pointed: number | null;
}) {
  const numbers = Array.from({ length: height }, (_, y) => y + 1);
  return (
    <>
      {[1, 3].map((column) => (
        <div key={column} className={styles.numbers} style={{ gridColumn: column }} aria-hidden="true">
          {numbers.map((number) => (
            <span key={number} className={number - 1 === pointed ? styles.marked : undefined}>
              {number}
            </span>
          ))}
        </div>
      ))}
    </>
  );
});
