import { useSpeak } from '../../common/hooks/storeHooks';
import { StepSign } from '../replay/StepSign';
import styles from './Analysis.module.css';
import type { AnalysisCourse } from './useAnalysis';

/** One order back, one on. They keep the focus at the ends of a line. */
export function StepButtons({ course: { hasBack, hasNext, back, next } }: { readonly course: AnalysisCourse }) {
  const speak = useSpeak();
  return (
    <span className={styles.steps}>
      <button
        type="button"
        aria-label={speak('analysis.back')}
        title={`${speak('analysis.back')} (I)`}
        aria-disabled={!hasBack}
        onClick={back}
      >
        <StepSign shape="back" />
      </button>
      <button
        type="button"
        aria-label={speak('analysis.next')}
        title={`${speak('analysis.next')} (O)`}
        aria-disabled={!hasNext}
        onClick={next}
      >
        <StepSign shape="play" />
      </button>
    </span>
  );
}
