import type { Side } from '../../../kernel/sides';
import { selectAnalysis } from '../../../store/analysis/analysisActions';
import type { MomentPlace } from '../../../store/replay/moments';
import { useAppSelector, useSpeak } from '../../common/hooks/storeHooks';
import { IS_NARROW, useMedia } from '../../common/hooks/useMedia';
import styles from './Analysis.module.css';
import { branchPoint, placeName } from './analysisWords';
import { StepButtons } from './StepButtons';
import type { AnalysisCourse } from './useAnalysis';

/** Whose turn it is on the board, or who has won. */
export interface Standing {
  readonly turn: Side;
  readonly winner: Side | 'draw' | null;
}

interface AnalysisStepsProps {
  readonly course: AnalysisCourse;
  readonly places: readonly MomentPlace[];
  readonly standing: Standing;
}

/** Where the board stands, whose turn it is, and the way back to the battle. */
export function AnalysisSteps({ course, places, standing: { turn, winner } }: AnalysisStepsProps) {
  const speak = useSpeak();
  const { variations } = useAppSelector(selectAnalysis);
  const isNarrow = useMedia(IS_NARROW);
  const { place, length, hasNext, toBattle } = course;
  const teller = { speak, variations, places };
  const moment = place.variation === null && place.orders > 0 ? ` (${branchPoint(teller, place)})` : '';
  return (
    <section className={styles.prompt} aria-label={speak('replay.ways')}>
      {isNarrow ? null : <StepButtons course={course} />}
      <p role="status" className={styles.where}>
        <b>
          {placeName(teller, place, length)}
          {moment}
        </b>
        {' · '}
        {winner === null ? speak('analysis.toMove', { side: turn }) : speak('analysis.over', { winner })}
        {hasNext || winner !== null ? null : <span className={styles.nothing}>{speak('analysis.nothingNext')}</span>}
      </p>
      {place.variation === null ? null : (
        <button type="button" className={styles.toBattle} onClick={toBattle}>
          {speak('analysis.toBattle')}
        </button>
      )}
    </section>
  );
}
