import type { Face } from '../faces';
import styles from './instruments.module.css';

/** More than so many throws of one sum would be stones too flat to see: then each column is one stone. */
const MOST_STONES = 12;
const HEIGHT = 60;

/** Every throw is a stone, heaped up by its sum. */
export function Heap({ faces }: { readonly faces: readonly Face[] }) {
  const top = Math.max(...faces.map(({ ways }) => ways));
  const stone = top > MOST_STONES ? 0 : HEIGHT / top;
  const width = 290 / faces.length;
  return (
    <svg className={styles.slope} viewBox={`0 0 290 ${HEIGHT + 16}`} aria-hidden="true" focusable="false">
      {faces.map(({ sum, ways, outcome }, index) => (
        <g key={sum} transform={`translate(${index * width + 1.5} 0)`}>
          {stone === 0 ? (
            <rect
              className={styles[`${outcome}Stone`]}
              y={HEIGHT - (HEIGHT * ways) / top}
              width={width - 3}
              height={(HEIGHT * ways) / top}
            />
          ) : (
            Array.from({ length: ways }, (_, level) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: stones differ by their place alone
                key={level}
                className={styles[`${outcome}Stone`]}
                y={HEIGHT - (level + 1) * stone}
                width={width - 3}
                height={stone - 2}
                rx="1.5"
              />
            ))
          )}
          <text className={styles.sum} x={(width - 3) / 2} y={HEIGHT + 12}>
            {sum}
          </text>
        </g>
      ))}
    </svg>
  );
}
