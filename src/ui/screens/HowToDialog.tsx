import { selectCatalog } from '../../store/view/battleSelectors';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import styles from './HowToDialog.module.css';

const SENTENCES = [
  'home.howTo.goal',
  'home.howTo.turn',
  'home.howTo.zones',
  'home.howTo.facing',
  'home.howTo.formations',
  'home.howTo.screens',
  'home.howTo.ground',
] as const;

/** How to play, in as many sentences as one reads before a battle or in the middle of one. */
export function HowToDialog({ onClose }: { readonly onClose: () => void }) {
  const speak = useSpeak();
  const { rules } = useAppSelector(selectCatalog);
  const numbers = { screen: rules.screen, flank: rules.angles.side - 100, rear: rules.angles.rear - 100 };
  return (
    <Dialog title={speak('home.howTo')} onClose={onClose}>
      <ul className={styles.sentences}>
        {SENTENCES.map((sentence) => (
          <li key={sentence}>{speak(sentence, numbers)}</li>
        ))}
      </ul>
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
