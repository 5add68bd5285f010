import type { Direction } from '../../../core/geometry/direction';
import type { Position } from '../../../core/geometry/position';
import { degreesOf } from '../art/token/tokenShapes';
import styles from './FormationMarks.module.css';
import type { FormationOutline } from './formationOutlines';
import { middleOf, regionPath, UNIT } from './region';

/** Where a formation stands, how its members may look, and its flag. Under the reach. */
export function FormationGround({ formation: { cells, isOwn, heart, fans } }: FormationProps) {
  return (
    <>
      <path d={regionPath(cells, 3)} className={isOwn ? styles.own : styles.enemy} />
      {fans.flatMap(({ at, directions }) =>
        directions.map((direction) => <Wedge key={`${at.x} ${at.y} ${direction}`} at={at} direction={direction} />),
      )}
      {heart === null ? null : (
        <path d={FLAG} transform={`translate(${middleOf(heart).x} ${middleOf(heart).y})`} className={styles.flag} />
      )}
    </>
  );
}

interface FormationProps {
  readonly formation: FormationOutline;
}

const FLAG = 'M-9 16V-16M-9-15H10L5-9L10-3H-9';
/** An eighth of a ring outside of the token, to the north. */
const WEDGE = ring(27, 44);

function ring(inner: number, outer: number): string {
  const at = (radius: number, sign: number) => {
    const half = Math.PI / 8;
    return `${(sign * radius * Math.sin(half)).toFixed(1)} ${(-radius * Math.cos(half)).toFixed(1)}`;
  };
  return `M${at(inner, -1)}L${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`;
}

function Wedge({ at, direction }: { readonly at: Position; readonly direction: Direction }) {
  const { x, y } = middleOf(at);
  return <path d={WEDGE} transform={`translate(${x} ${y}) rotate(${degreesOf(direction)})`} className={styles.fan} />;
}

/** Its name and integrity, and a red triangle at whoever weakens it. Over the tokens. */
export function FormationTag({ formation: { label, name, integrity, faults } }: FormationProps) {
  const text = `${name} ${integrity} %`;
  const width = text.length * 7.6 + 18;
  const { x: middle, y } = middleOf(label);
  return (
    <>
      {faults.map((at) => (
        <g key={`${at.x} ${at.y}`} transform={`translate(${(at.x + 1) * UNIT - 8} ${(at.y + 1) * UNIT - 10})`}>
          <path d="M0-11L12 9H-12Z" className={styles.fault} />
          <text y="6" className={styles.exclamation}>
            !
          </text>
        </g>
      ))}
      <rect x={middle - width / 2} y={y - 10} width={width} height="20" rx="4" className={styles.tag} />
      <text x={middle} y={y + 4.5} className={styles.integrity}>
        {text}
      </text>
    </>
  );
}
