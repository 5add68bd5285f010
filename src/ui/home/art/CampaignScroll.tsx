import { FIR } from '../../art/terrainShapes';
import type { DrawingProps } from './drawing';
import styles from './objects.module.css';

/** The stations of the road, from the first battle to the last. */
const ROAD = [
  [24, 122],
  [40, 92],
  [30, 64],
  [62, 44],
  [92, 58],
  [98, 92],
  [130, 106],
  [158, 84],
  [146, 50],
  [174, 26],
  [200, 46],
  [196, 82],
] as const;
const LINE = `M${ROAD.map((station) => station.join(' ')).join('L')}`;
const FIRS = [
  [118, 38],
  [68, 82],
  [112, 76],
  [78, 118],
  [186, 118],
] as const;

/** The map of the march: what is won is sealed in red, what comes next is golden. */
export function CampaignScroll({ done }: DrawingProps) {
  return (
    <svg viewBox="0 0 230 168" className={styles.object} aria-hidden="true" focusable="false">
      <g transform="rotate(-1.5 115 84)">
        <path d="M14 14H216L212 150H18Z" className={styles.shadow} transform="translate(3 6)" />
        <path d="M14 12H216L212 152H18Z" className={styles.vellum} />
        <path d="M14 14H216V30Q190 22 168 34T120 26 74 32 14 22Z" className={styles.sea} />
        <path d="M16 56l10-14 8 12 7-9 9 13M108 140l10-15 9 12 7-8 10 12" className={styles.ink} />
        {FIRS.map(([across, down]) => (
          <path key={across} d={FIR} className={styles.firs} transform={`translate(${across} ${down}) scale(0.62)`} />
        ))}
        <path d={LINE} className={styles.road} />
        {ROAD.map(([across, down], station) => (
          <circle
            key={across + down}
            cx={across}
            cy={down}
            r={station === done ? 8 : 5.5}
            className={station < done ? styles.won : station === done ? styles.next : styles.open}
          />
        ))}
        <path
          d="M8 4H222a5 5 0 0 1 0 11H8a5 5 0 0 1 0 -11ZM10 150H220a5 5 0 0 1 0 11H10a5 5 0 0 1 0 -11Z"
          className={styles.roller}
        />
      </g>
    </svg>
  );
}
