import { useSpeak } from '../common/hooks/storeHooks';
import { type HomeDialog, openHomeDialog } from './dialogs';
import styles from './HomeFoot.module.css';
import { withWholePage } from './wholePage';

const WAYS = [
  ['howTo', 'home.howTo'],
  ['files', 'home.scenario.title'],
  ['fair', 'fair.title'],
  ['credits', 'credits.title'],
  ['keys', 'home.keys'],
] as const satisfies readonly (readonly [HomeDialog, string])[];

/** What is read once in a while, at the foot of the table. */
export function HomeFoot() {
  const speak = useSpeak();
  return (
    <footer className={styles.foot}>
      {WAYS.map(([dialog, word]) => (
        <button key={dialog} type="button" onClick={() => withWholePage(() => openHomeDialog(dialog))}>
          {speak(word)}
        </button>
      ))}
    </footer>
  );
}
