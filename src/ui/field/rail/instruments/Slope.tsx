import { useId } from 'react';
import type { Face, FaceOutcome } from '../faces';
import styles from './instruments.module.css';

const WIDTH = 290;
const HEIGHT = 74;

/** The sums of two dice: how often each falls, coloured by what it means, with a line where hits and criticals begin. */
export function Slope({ faces }: { readonly faces: readonly Face[] }) {
  const stripes = useId();
  const top = Math.max(...faces.map(({ ways }) => ways));
  const width = WIDTH / faces.length;
  const fill = (outcome: FaceOutcome) => (outcome === 'lost' ? { fill: `url(#${stripes})` } : {});
  const borders = (['hit', 'critical'] as const).flatMap((outcome) => {
    const index = faces.findIndex((face) => face.outcome === outcome);
    const face = faces[index];
    return face === undefined || index === 0 ? [] : [{ index, sum: face.sum }];
  });
  return (
    <svg className={styles.slope} viewBox={`0 -12 ${WIDTH} ${HEIGHT + 12}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={stripes} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="#e6c9a8" />
          <path d="M1 0V5" stroke="#a5482f" strokeWidth="2" />
        </pattern>
      </defs>
      {faces.map(({ sum, ways, outcome }, index) => {
        const height = (HEIGHT * ways) / top;
        return (
          <rect
            key={sum}
            className={styles[`${outcome}Bar`]}
            x={index * width}
            y={HEIGHT - height}
            width={Math.max(0.8, width - 0.6)}
            height={height}
            style={fill(outcome)}
          />
        );
      })}
      {borders.map(({ index, sum }) => (
        <g key={sum}>
          <path className={styles.border} d={`M${index * width - 0.3} -6V${HEIGHT}`} />
          <text className={styles.figure} x={index * width + 3} y="-3">
            {sum}
          </text>
        </g>
      ))}
    </svg>
  );
}
