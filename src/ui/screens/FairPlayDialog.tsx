import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useSpeak } from '../common/hooks/storeHooks';
import styles from './FairPlayDialog.module.css';

const CHAPTERS = ['sees', 'hidden', 'same', 'levels', 'hint'] as const;

/** What whoever doubts can run. */
const COMMANDS: Readonly<Partial<Record<(typeof CHAPTERS)[number], string>>> = {
  hidden: 'npm run -s ninekeep -- prove fairness',
};

/** How one knows that the opponents don't cheat. */
export function FairPlayDialog({ onClose }: { readonly onClose: () => void }) {
  const speak = useSpeak();
  return (
    <Dialog title={speak('fair.title')} onClose={onClose}>
      <p className={styles.lead}>{speak('fair.lead')}</p>
      {CHAPTERS.map((chapter) => (
        <section key={chapter} className={styles.chapter}>
          <h3>{speak(`fair.${chapter}.title`)}</h3>
          <p>{speak(`fair.${chapter}`)}</p>
          {COMMANDS[chapter] === undefined ? null : <code>{COMMANDS[chapter]}</code>}
        </section>
      ))}
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
