import type { Reasoned } from '../../store/seats/planning';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useSpeak } from '../common/hooks/storeHooks';
import type { Weighed } from '../common/words/reasonWords';
import { useNames } from '../common/words/useNarrator';
import { whyOf } from '../common/words/whyWords';
import styles from './WhyDialog.module.css';

interface WhyDialogProps {
  readonly reasoned: Reasoned;
  readonly onFairPlay: () => void;
  readonly onClose: () => void;
}

/** Why the opponent did what it did in its last turn, in words and points. */
export function WhyDialog({ reasoned, onFairPlay, onClose }: WhyDialogProps) {
  const speak = useSpeak();
  const names = useNames();
  const why = whyOf(speak, names, reasoned);
  const isWeighed = reasoned.analysis !== null;
  const widest = Math.max(...[...why.for, ...why.against].map(({ points }) => points));
  return (
    <Dialog title={speak('why.title')} onClose={onClose}>
      <p className={styles.who}>{why.who}</p>
      <p className={styles.gist}>{why.gist}</p>
      {isWeighed ? (
        <Reasons title={speak('why.for')} reasons={why.for} none={speak('why.none')} widest={widest} />
      ) : null}
      {why.against.length > 0 ? (
        <Reasons title={speak('why.against')} reasons={why.against} none="" widest={widest} />
      ) : null}
      {why.looked === '' ? null : <p className={styles.looked}>{why.looked}</p>}
      <CloseRow onClose={onClose}>
        <button type="button" onClick={onFairPlay}>
          {speak('fair.title')}
        </button>
      </CloseRow>
    </Dialog>
  );
}

interface ReasonsProps {
  readonly title: string;
  readonly reasons: readonly Weighed[];
  readonly none: string;
  /** What weighs so many points fills the line. */
  readonly widest: number;
}

function Reasons({ title, reasons, none, widest }: ReasonsProps) {
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.reasons}>
        {reasons.length === 0 ? <li>{none}</li> : null}
        {reasons.map(({ sentence, points }) => (
          <li key={sentence}>
            {sentence}
            <span className={styles.weight} style={{ transform: `scaleX(${points / widest})` }} />
          </li>
        ))}
      </ul>
    </>
  );
}
