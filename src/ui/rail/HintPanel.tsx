import { AnimatePresence } from 'framer-motion';
import { hintPutAway } from '../../store/advice/hintSlice';
import { hintOn } from '../battle/hint';
import { useScrollStop } from '../common/dialog/useScrollStop';
import { useAppDispatch, useAppStore, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './HintPanel.module.css';
import { Sheet } from './Sheet';
import { useHint } from './useHint';

const FURTHER = { where: 'hint.more', which: 'hint.most', plan: null } as const;

/** The hint as far as it was asked for; the next step is one press away. */
export function HintPanel() {
  const shown = useHint();
  return <AnimatePresence>{shown.hint.status === 'none' ? null : <Hint key="hint" {...shown} />}</AnimatePresence>;
}

function Hint({ hint, sentences, reasons }: ReturnType<typeof useHint>) {
  const speak = useSpeak();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const scrollStop = useScrollStop();
  const isWhole = hint.status === 'found' && hint.step === 'plan';
  const further = hint.status === 'found' ? FURTHER[hint.step] : null;
  const lines = sentences.map((text, place) => ({ text, key: `${place} ${text}` }));
  return (
    <Sheet className={styles.sheet} label={speak('hint.title')}>
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
    </Sheet>
  );
}
