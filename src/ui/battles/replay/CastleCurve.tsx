import { SIDES, type Side } from '../../../kernel/sides';
import type { Moment } from '../../../match/match';
import type { BattleTypes } from '../../../store/battle/battleRules';
import { useSpeak } from '../../common/hooks/storeHooks';
import styles from './CastleCurve.module.css';

interface CastleCurveProps {
  readonly moments: readonly Moment<BattleTypes>[];
  readonly at: number;
  readonly viewer: Side;
  readonly onSeek: (moment: number) => void;
}

const [WIDTH, HEIGHT] = [300, 64];

/** Both castles over the whole battle; a press goes to that moment. The slider below says the same in words, the table lists it. */
export function CastleCurve({ moments, at, viewer, onSeek }: CastleCurveProps) {
  const speak = useSpeak();
  const highest = Math.max(1, ...moments.flatMap(({ state }) => [state.castles.left, state.castles.right]));
  const across = (moment: number): number => (moment / Math.max(1, moments.length - 1)) * WIDTH;
  const line = (side: Side): string =>
    moments
      .map(
        ({ state }, index) =>
          `${across(index).toFixed(1)},${(HEIGHT * (1 - Math.max(0, state.castles[side]) / highest)).toFixed(1)}`,
      )
      .join(' ');
  return (
    <figure className={styles.curve}>
      <figcaption>{speak('replay.castles')}</figcaption>
      <svg
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={({ nativeEvent, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          onSeek(Math.round(((nativeEvent.clientX - left) / width) * (moments.length - 1)));
        }}
      >
        {SIDES.map((side) => (
          <polyline key={side} className={side === viewer ? styles.own : styles.foe} points={line(side)} />
        ))}
        <line className={styles.now} x1={across(at)} x2={across(at)} y1={-2} y2={HEIGHT + 2} />
      </svg>
      <details>
        <summary>{speak('replay.castlesTable')}</summary>
        <CastleTable moments={moments} />
      </details>
    </figure>
  );
}

function CastleTable({ moments }: Pick<CastleCurveProps, 'moments'>) {
  const speak = useSpeak();
  const rounds = new Map(moments.map(({ state }) => [state.round, state.castles]));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{speak('replay.round')}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {speak(`replay.seenBy.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rounds].map(([round, castles]) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {SIDES.map((side) => (
              <td key={side}>{Math.max(0, castles[side])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
