import { GATE_CENTER } from './castleShapes';
import type { GateState } from './GateBadge';
import styles from './Gateway.module.css';

const SURROUND = 'M-22.5 42V-1A22.5 22.5 0 0 1 22.5 -1V42H17V-1A17 17 0 0 0 -17 -1V42Z';
const OPENING = 'M-17 42V-1A17 17 0 0 1 17 -1V42Z';
const VOUSSOIRS =
  'M-17 -1H-22.5M17 -1H22.5M-15.7 -7.5L-20.8 -9.6M-12 -13L-15.9 -16.9M-6.5 -16.7L-8.6 -21.8M6.5 -16.7L8.6 -21.8M12 -13L15.9 -16.9M15.7 -7.5L20.8 -9.6M-17 13H-22.5M17 13H22.5M-17 27H-22.5M17 27H22.5';
const GRATE = 'M-12 -13V42M-6 -16V42M0 -18V42M6 -16V42M12 -13V42M-17 6H17M-17 20H17M-17 33H17';
const RAISED = 'M-17 -4H17M-12 -13V1M-6 -16V1M0 -18V1M6 -16V1M12 -13V1';
const LEAVES = 'M-17 -1L-11 3V36L-17 42ZM17 -1L11 3V36L17 42Z';
const PLANKS = 'M-17 42V-1A17 17 0 0 1 17 -1V42Z';

/** A row that lets less than half of a blow through has its doors shut behind the grate. */
const SHUT_BELOW = 50;

/** One gateway of the wall: raised grate when the row is open, lowered when screened, doors shut when guarded. */
export function Gateway({ down, state }: { readonly down: number; readonly state: GateState }) {
  const isShut = state !== null && state < SHUT_BELOW;
  return (
    <g transform={`translate(${GATE_CENTER} ${down})`}>
      <path d={OPENING} className={styles.opening} />
      {state === null && <path d="M-15 42L-8 12H8L15 42Z" className={styles.passage} />}
      {state === null && <path d="M-13 34H13M-11 27H11M-4 27V34M5 34L6 42M-6 34L-7 42" className={styles.cobbles} />}
      {state === null && <path d={LEAVES} className={styles.planks} />}
      {isShut && <path d={PLANKS} className={styles.planks} />}
      {isShut && <path d="M0 -18V42M-17 12H17M-17 30H17" className={styles.seams} />}
      <path d={state === null ? RAISED : GRATE} className={styles.grate} />
      <path d={SURROUND} className={styles.surround} />
      <path d={VOUSSOIRS} className={styles.voussoirs} />
      <path d="M-25 42H25V46H-25Z" className={styles.sill} />
    </g>
  );
}
