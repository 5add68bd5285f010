import { useId, useRef } from 'react';
import { variationNamed } from '../../../match/variations';
import { selectAnalysis, variationRenamed } from '../../../store/analysis/analysisActions';
import { LONGEST_NAME } from '../../../store/archive/variationsCheck';
import type { MomentPlace } from '../../../store/replay/moments';
import { useAppDispatch, useAppSelector, useSpeak } from '../../common/hooks/storeHooks';
import { useKeyName } from '../../common/keys/keyHooks';
import styles from './Analysis.module.css';
import { variationName } from './analysisWords';
import type { AnalysisCourse } from './useAnalysis';
import { VariationTree } from './VariationTree';

interface VariationPanelProps {
  readonly course: AnalysisCourse;
  readonly places: readonly MomentPlace[];
  readonly dropped: number;
  /** A battle that isn't kept has no place for variations. */
  readonly isKept: boolean;
  /** What whoever analyses sees that nobody saw then. */
  readonly sight: string | null;
}

/** The tree, and what can be done with the variation that is looked at. */
export function VariationPanel({ course, places, dropped, isKept, sight }: VariationPanelProps) {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const { variations, beforeDeletion } = useAppSelector(selectAnalysis);
  const label = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = variationNamed(variations, course.place.variation);
  // The field may only come with the variation that is named.
  const rename = () => requestAnimationFrame(() => field.current?.select());
  return (
    <section className={styles.panel} aria-labelledby={label}>
      <h2 id={label}>{speak('analysis.variations')}</h2>
      <VariationTree course={course} places={places} onRename={rename} />
      {sight === null ? null : <p className={styles.note}>{sight}</p>}
      {variations.length === 0 ? <p className={styles.note}>{speak('analysis.none')}</p> : null}
      {shown === null ? null : (
        <div className={styles.shown}>
          <input
            ref={field}
            aria-label={speak('analysis.name')}
            maxLength={LONGEST_NAME}
            placeholder={speak('analysis.variation', { number: shown.id })}
            value={shown.name}
            onChange={({ target }) => dispatch(variationRenamed({ id: shown.id, name: target.value }))}
          />
          <button
            type="button"
            aria-label={speak('analysis.delete', { name: variationName(speak, shown) })}
            onClick={() => course.remove(shown.id)}
          >
            {speak('analysis.deleteShort')}
          </button>
        </div>
      )}
      <p role="status" className={styles.note}>
        {beforeDeletion === null ? null : (
          <>
            {speak('analysis.deleted')}{' '}
            <button type="button" className={styles.undo} onClick={course.putBack}>
              {speak('analysis.putBack')}
            </button>
          </>
        )}
        {dropped > 0 ? speak('analysis.dropped', { count: dropped }) : null}
        {isKept || variations.length === 0 ? null : speak('analysis.notKept')}
      </p>
      <details className={styles.note}>
        <summary>{speak('keys.title')}</summary>
        {speak('analysis.keys', { back: useKeyName('orderBack'), on: useKeyName('orderOn') })}
      </details>
    </section>
  );
}
