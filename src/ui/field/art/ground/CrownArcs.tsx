import type { Position } from '../../../../core/geometry/position';
import { rounded, UNIT } from '../canvas/hand';
import '../fieldColours.css';
import styles from './CrownArcs.module.css';
import { crownPlace } from './crownMarks';

interface CrownArcsProps {
  readonly control: readonly Position[];
  readonly width: number;
  readonly height: number;
  /** In CSS pixels. */
  readonly cell: number;
  /** How many turns win. */
  readonly turns: number;
  /** How many are held, and by whom. */
  readonly held: number;
  readonly own: boolean;
  /** Units of both sides stand there. */
  readonly contested: boolean;
}

const GAP = 0.07;

/** One arc of the control point's ring for each turn that wins: gold or red if held, striped while it is contested. */
export function CrownArcs({ control, width, height, cell, turns, held, own, contested }: CrownArcsProps) {
  const place = crownPlace(control);
  if (place === null) return null;
  const owner = own ? styles.own : styles.foe;
  return (
    <svg
      className={styles.arcs}
      width={width * cell}
      height={height * cell}
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      aria-hidden="true"
    >
      <g transform={`translate(${place.x} ${place.y})`}>
        {Array.from({ length: Math.min(held, turns) }, (_, index) => arc(index / turns, 1 / turns, place.radius)).map(
          (shape) => (
            <g key={shape}>
              <path d={shape} className={owner} />
              {contested ? <path d={shape} className={own ? styles.stripedByFoe : styles.stripedByOwn} /> : null}
            </g>
          ),
        )}
      </g>
    </svg>
  );
}

/** From and length in parts of the circle, clockwise from the top. */
function arc(from: number, length: number, radius: number): string {
  const point = (part: number, shift: number): string => {
    const angle = part * 2 * Math.PI - Math.PI / 2 + shift;
    return `${rounded(radius * Math.cos(angle))} ${rounded(radius * Math.sin(angle))}`;
  };
  const isLong = length > 0.5 ? 1 : 0;
  return `M${point(from, GAP)}A${radius} ${radius} 0 ${isLong} 1 ${point(from + length, -GAP)}`;
}
