import { useSpeak } from '../../common/hooks/storeHooks';
import styles from './Curve.module.css';

/** One line over all moments: a number for each, null where it isn't known. */
export interface CurveLine {
  readonly name: string;
  readonly look: 'own' | 'foe' | 'chance' | 'ownHeld' | 'foeHeld';
  readonly values: readonly (number | null)[];
  /** What the top of the curve stands for. */
  readonly most: number;
}

interface CurveProps {
  readonly title: string;
  readonly lines: readonly CurveLine[];
  readonly at: number;
  /** The round that each moment lies in. */
  readonly rounds: readonly number[];
  readonly onSeek: (moment: number) => void;
  readonly isTableOpen: boolean;
  readonly onTable: (isOpen: boolean) => void;
}

const [WIDTH, HEIGHT] = [300, 64];

/** What happened over the whole battle; a press goes to that moment. The slider says the same in words, the table lists it. */
export function Curve({ title, lines, at, rounds, onSeek, isTableOpen, onTable }: CurveProps) {
  const speak = useSpeak();
  const last = Math.max(1, rounds.length - 1);
  const across = (moment: number): number => (moment / last) * WIDTH;
  const seekAt = (clientX: number, { left, width }: DOMRect): void =>
    onSeek(Math.round(((clientX - left) / width) * (rounds.length - 1)));
  return (
    <figure className={styles.curve}>
      <figcaption>
        <span>{title}</span>
        {lines.map(({ name, look }) => (
          <span key={look} className={`${styles.name} ${styles[look]}`}>
            <svg viewBox="0 0 18 6" width="18" height="6" aria-hidden="true" focusable="false">
              <path d="M0 3H18" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <svg
        className={styles.lines}
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={({ clientX, pointerId, currentTarget }) => {
          currentTarget.setPointerCapture(pointerId);
          seekAt(clientX, currentTarget.getBoundingClientRect());
        }}
        onPointerMove={({ buttons, clientX, currentTarget }) => {
          if (buttons !== 0) seekAt(clientX, currentTarget.getBoundingClientRect());
        }}
      >
        {roundStarts(rounds).map((moment) => (
          <path key={moment} className={styles.round} d={`M${across(moment)} -2V${HEIGHT + 2}`} />
        ))}
        {lines.map(({ look, values, most }) => (
          <polyline key={look} className={styles[look]} points={pointsOf(values, Math.max(1, most), across)} />
        ))}
        <path className={styles.now} d={`M${across(at)} -2V${HEIGHT + 2}`} />
      </svg>
      <details open={isTableOpen} onToggle={({ currentTarget }) => onTable(currentTarget.open)}>
        <summary>{speak('replay.castlesTable')}</summary>
        {isTableOpen ? <CurveTable lines={lines} rounds={rounds} /> : null}
      </details>
    </figure>
  );
}

function pointsOf(values: readonly (number | null)[], most: number, across: (moment: number) => number): string {
  return values
    .flatMap((value, moment) =>
      value === null ? [] : `${across(moment).toFixed(1)},${(HEIGHT * (1 - value / most)).toFixed(1)}`,
    )
    .join(' ');
}

/** The last moments of all rounds but the last one. */
function roundStarts(rounds: readonly number[]): readonly number[] {
  return rounds.flatMap((round, moment) => (moment > 1 && rounds[moment - 1] !== round ? [moment - 1] : []));
}

/** Each round as it ended. */
function CurveTable({ lines, rounds }: Pick<CurveProps, 'lines' | 'rounds'>) {
  const speak = useSpeak();
  const ends = new Map(rounds.map((round, moment) => [round, moment]));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{speak('replay.round')}</th>
          {lines.map(({ look, name }) => (
            <th key={look} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...ends].map(([round, moment]) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {lines.map(({ look, values }) => (
              <td key={look}>{told(look, knownUntil(values, moment))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What isn't known of every moment is what was known last. */
function knownUntil(values: readonly (number | null)[], moment: number): number | null {
  return values.slice(0, moment + 1).findLast((value) => value !== null) ?? null;
}

function told(look: CurveLine['look'], value: number | null): string {
  if (value === null) return '–';
  return look === 'chance' ? `${Math.round(value * 100)} %` : String(value);
}
