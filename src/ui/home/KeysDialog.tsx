import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useSpeak } from '../common/hooks/storeHooks';
import styles from './KeysDialog.module.css';
import { homePlaces } from './places';

/** The keys of the start page. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const speak = useSpeak();
  const rows = [
    ['Enter', speak('home.keys.enter')],
    ['N', speak('home.play')],
    ['G P', speak('place.play')],
    ...homePlaces().map(({ key, title }) => [`G ${key.toUpperCase()}`, speak(title)] as const),
    [',', speak('settings.title')],
    ['?', speak('keys.title')],
  ] as const;
  return (
    <Dialog title={speak('keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
