import { Medallion } from '../../art/Medallion';
import styles from './objects.module.css';

const CARDS = [
  { faction: 'bastion', emblem: 'templar-shield', turn: -15, across: 52, down: 34 },
  { faction: 'cinder', emblem: 'visored-helm', turn: -5, across: 88, down: 24 },
  { faction: 'thornveil', emblem: 'high-shot', turn: 5, across: 124, down: 24 },
  { faction: 'galecrest', emblem: 'feathered-wing', turn: 15, across: 158, down: 36 },
] as const;

/** A hand of cards, one of every faction. */
export function DeckFan() {
  return (
    <svg viewBox="0 0 230 168" className={styles.object} aria-hidden="true" focusable="false">
      {CARDS.map(({ faction, emblem, turn, across, down }) => (
        <g key={faction} className={`f-${faction}`} transform={`translate(${across} ${down}) rotate(${turn} 12 110)`}>
          <path
            d="M-26 0h72a5 5 0 0 1 5 5v112a5 5 0 0 1 -5 5h-72a5 5 0 0 1 -5 -5v-112a5 5 0 0 1 5 -5Z"
            className={styles.card}
          />
          <path d="M-29 76H49V104H-29Z" className={styles.text} />
          <path d="M-18 84H38M-18 92H26" className={styles.lines} />
          <svg aria-hidden="true" x={-20} y={8} width={60} height={62} viewBox="0 0 100 104">
            <Medallion faction={faction} emblem={emblem} />
          </svg>
          <path d="M-31 -8L-22 -13 -13 -8V3L-22 8 -31 3Z" className={styles.gem} />
        </g>
      ))}
    </svg>
  );
}
