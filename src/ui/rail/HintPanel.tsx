import { hintPutAway } from '../../store/hintSlice';
import { useAppDispatch, useAppStore, useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import { useScrollStop } from '../common/useScrollStop';
import { hintOn } from '../input/hint';
import styles from './HintPanel.module.css';
import { useHint } from './useHint';

const FURTHER = { where: 'hint.more', which: 'hint.most', plan: null } as const;

/** The hint as far as it was asked for; the next step is one press away. */
export function HintPanel() {
  const speak = useSpeak();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { hint, sentences, reasons } = useHint();
  const scrollStop = useScrollStop();
  if (hint.status === 'none') return null;
  const isWhole = hint.status === 'found' && hint.step === 'plan';
  const further = hint.status === 'found' ? FURTHER[hint.step] : null;
  const lines = sentences.map((text, place) => ({ text, key: `${place} ${text}` }));
  return (
    <section className={styles.sheet} aria-label={speak('hint.title')}>
      <h2 className={styles.title}>
        <Icon name="lantern-flame" /> {speak(isWhole ? 'hint.plan' : 'hint.title')}
      </h2>
      <div className={styles.text} {...scrollStop}>
        {isWhole ? (
          <ol>
            {lines.map(({ text, key }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        ) : (
          lines.map(({ text, key }) => <p key={key}>{text}</p>)
        )}
        {reasons.length === 0 ? null : (
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.buttons}>
        {further === null ? null : (
          <button type="button" className={styles.more} onClick={() => hintOn(store)}>
            {speak(further)}
          </button>
        )}
        <button type="button" onClick={() => dispatch(hintPutAway())}>
          {speak('hint.close')}
        </button>
      </div>
    </section>
  );
}
