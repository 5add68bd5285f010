import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useSpeak } from '../common/hooks/storeHooks';
import styles from './CreditsDialog.module.css';

const CREDITS = ['icons', 'fonts', 'sounds', 'libraries', 'game'] as const;

/** Where authors and licences are found; nothing is fetched from there. */
const PLACES: Readonly<Record<(typeof CREDITS)[number], readonly string[]>> = {
  icons: ['https://game-icons.net', 'https://creativecommons.org/licenses/by/3.0/'],
  fonts: ['https://openfontlicense.org'],
  sounds: ['https://github.com/KilledByAPixel/ZzFX'],
  libraries: [],
  game: [],
};

/** Beside the page: `build/licencesPlugin.ts` makes it. */
const LICENCES = 'licences.txt';

/** Whose work the page holds, and under which licences. */
export function CreditsDialog({ onClose }: { readonly onClose: () => void }) {
  const speak = useSpeak();
  return (
    <Dialog title={speak('credits.title')} onClose={onClose}>
      {CREDITS.map((credit) => (
        <section key={credit} className={styles.credit}>
          <h3>{speak(`credits.${credit}.title`)}</h3>
          <p>{speak(`credits.${credit}`)}</p>
          {PLACES[credit].map((place) => (
            <a key={place} href={place} target="_blank" rel="noreferrer">
              {place.replace(/^https:\/\/|\/$/g, '')}
            </a>
          ))}
        </section>
      ))}
      <a className={styles.all} href={LICENCES} target="_blank" rel="noreferrer">
        {speak('credits.all')}
      </a>
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
