import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useSpeak } from '../common/hooks/storeHooks';
import type { Why } from '../common/words/whyWords';
import styles from './WhyDialog.module.css';

interface WhyDialogProps {
  readonly why: Why;
  readonly onFairPlay: () => void;
  readonly onClose: () => void;
}

/** Why the opponent did what it did in its last turn: in one sentence, how the bar moved, and deed by deed. */
export function WhyDialog({ why, onFairPlay, onClose }: WhyDialogProps) {
  const speak = useSpeak();
  return (
    <Dialog title={speak('why.title')} onClose={onClose}>
      <p className={styles.who}>{why.who}</p>
      <p className={styles.gist}>{why.gist}</p>
      {why.chance === '' ? null : <p className={styles.chance}>{why.chance}</p>}
      <Deeds title={speak('why.did')} lines={why.did} />
      <Deeds title={speak('why.cost')} lines={why.cost} />
      {why.looked === '' ? null : <p className={styles.looked}>{why.looked}</p>}
      <CloseRow onClose={onClose}>
        <button type="button" onClick={onFairPlay}>
          {speak('fair.title')}
        </button>
      </CloseRow>
    </Dialog>
  );
}

interface DeedsProps {
  readonly title: string;
  readonly lines: readonly string[];
}

function Deeds({ title, lines }: DeedsProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.reasons}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
