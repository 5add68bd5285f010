import { selectFieldWhy } from '../../../store/field/fieldWhy';
import { capital } from '../../../words/capital';
import { ENGLISH_WHY } from '../../../words/field/en/why';
import { tellReason } from '../../../words/field/tellReason';
import { CloseRow } from '../../common/controls/CloseRow';
import { Dialog } from '../../common/dialog/Dialog';
import { useFieldSelector, useFieldSpeak } from '../common/fieldHooks';
import { LaterWords } from '../common/LaterWords';
import styles from './FieldWhy.module.css';
import { useSidedNarrator } from './useFieldLog';

interface WhyProps {
  readonly onClose: () => void;
}

/** Why the opponent gave its last order: the deed first, the numbers behind it after, nothing that is hidden. */
export function FieldWhy(props: WhyProps) {
  return (
    <LaterWords english={ENGLISH_WHY}>
      <WordedFieldWhy {...props} />
    </LaterWords>
  );
}

function WordedFieldWhy({ onClose }: WhyProps) {
  const speak = useFieldSpeak();
  const narrator = useSidedNarrator();
  const why = useFieldSelector(selectFieldWhy);
  const [deed, ...numbers] = why === null ? [speak('stage.why.nothing')] : tellReason(narrator, why.reason);
  return (
    <Dialog title={speak('stage.why')} onClose={onClose}>
      <p className={styles.deed}>{capital(deed ?? '')}</p>
      {why === null || !why.hasNumbers ? null : numbers.map((line) => <p key={line}>{line}</p>)}
      {why !== null && !why.hasNumbers ? <p className={styles.hidden}>{speak('stage.why.hidden')}</p> : null}
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
