import type { FieldFormation } from '../../../skirmish/model/book';
import styles from './formation.module.css';

const STEP = 11;

/** The places of a formation that faces up: dots, a triangle for the leader. */
export function FormationPicture({ formation }: { readonly formation: FieldFormation }) {
  const across = formation.slots.map((slot) => slot.across);
  const depth = formation.slots.map((slot) => slot.depth);
  const left = Math.min(...across);
  const front = Math.min(...depth);
  const width = (Math.max(...across) - left) * STEP + 12;
  const height = (Math.max(...depth) - front) * STEP + 12;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {formation.slots.map((slot) => {
        const x = (slot.across - left) * STEP + 6;
        const y = (slot.depth - front) * STEP + 6;
        const key = `${slot.across} ${slot.depth}`;
        return slot.role === 'leader' ? (
          <path key={key} d={`M${x} ${y - 5}L${x + 5} ${y + 4}H${x - 5}Z`} />
        ) : (
          <circle key={key} cx={x} cy={y} r="4" />
        );
      })}
    </svg>
  );
}
