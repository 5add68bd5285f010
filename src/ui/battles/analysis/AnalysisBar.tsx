import { Link } from 'wouter';
import { selectAnalysis } from '../../../store/analysis/analysisActions';
import type { MomentPlace } from '../../../store/replay/moments';
import { momentName } from '../../../store/replay/moments';
import { useAppSelector, useSpeak } from '../../common/hooks/storeHooks';
import { IS_NARROW, useMedia } from '../../common/hooks/useMedia';
import { Icon } from '../../common/icons/Icon';
import { SettingsLink } from '../../routes/SettingsLink';
import { headline } from '../battleWords';
import { addressOf, type Loaded } from '../replay/loadReplay';
import styles from './Analysis.module.css';
import { StepButtons } from './StepButtons';
import type { AnalysisCourse } from './useAnalysis';

interface AnalysisBarProps {
  readonly loaded: Loaded;
  readonly course: AnalysisCourse;
  readonly places: readonly MomentPlace[];
  readonly onVariations: () => void;
}

/** Which battle it is, and the way back to its replay; where the rail has no room, the steps and the tree too. */
export function AnalysisBar({ loaded, course, places, onVariations }: AnalysisBarProps) {
  const speak = useSpeak();
  const { variations } = useAppSelector(selectAnalysis);
  const isNarrow = useMedia(IS_NARROW);
  const { kept } = loaded;
  const battle = kept === null ? speak('replay.title') : headline({ speak }, kept);
  const moment = course.place.variation === null ? places[course.place.orders] : undefined;
  const replay = addressOf(loaded);
  return (
    <header className={styles.bar}>
      <Link
        className={styles.leave ?? ''}
        href={moment === undefined ? replay : `${replay}/${momentName(moment)}`}
        aria-label={speak('analysis.leave')}
      >
        <Icon name="return-arrow" />
      </Link>
      <h1 className={styles.title}>{speak('analysis.title', { battle })}</h1>
      {isNarrow ? (
        <>
          <StepButtons course={course} />
          <button
            type="button"
            className={styles.list}
            aria-label={speak('analysis.variationsCount', { count: variations.length })}
            onClick={onVariations}
          >
            <Icon name="stack" /> {variations.length}
          </button>
        </>
      ) : null}
      <span className={styles.settings}>
        <SettingsLink />
      </span>
    </header>
  );
}
