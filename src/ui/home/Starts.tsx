import { Link } from 'wouter';
import type { HomeMemory } from '../../store/home/homeMemory';
import { Key } from '../common/controls/Key';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { PATHS } from '../routes/address';
import { PlaquePicture } from './PlaquePicture';
import { isFirstVisit, plaqueOf, QUICK_BATTLE } from './plaque';
import styles from './Starts.module.css';
import { usePlaqueNote } from './usePlaqueNote';
import { withWholePage } from './wholePage';

/** One golden plaque that leads on, and below it the other ways into a battle. */
export function Starts({ memory }: { readonly memory: HomeMemory }) {
  const speak = useSpeak();
  const plaque = plaqueOf(memory);
  const note = usePlaqueNote(plaque, memory);
  const isRunning = plaque.name === 'battle' || plaque.name === 'fieldBattle';
  const isFirst = isFirstVisit(memory);
  return (
    <nav className={styles.starts} aria-label={speak('place.battle')}>
      <a href={`#${plaque.path}`} className={styles.plaque}>
        <PlaquePicture plaque={plaque} battle={memory.battle} />
        <span className={styles.words}>
          <strong>{speak(plaque.title)}</strong>
          {note === '' ? null : (
            <>
              <VisuallyHidden>: </VisuallyHidden>
              <span>{note}</span>
            </>
          )}
        </span>
        <Key className={styles.key ?? ''}>Enter</Key>
      </a>
      <div className={styles.others}>
        {isRunning ? null : (
          <a href={`#${QUICK_BATTLE}`} className={styles.other}>
            <Icon name="crossed-swords" />
            {speak('home.quickBattle')}
          </a>
        )}
        {plaque.name === 'again' ? null : (
          <Link href={PATHS.play} className={styles.other}>
            <Icon name="sword-clash" />
            {speak('home.play')}
            {isFirst ? null : <Key>N</Key>}
          </Link>
        )}
        <Link
          href={PATHS.play}
          className={styles.other}
          onClick={() => withWholePage((page) => page.chooseBattle({ mode: 'shared' }))}
        >
          <Icon name="two-shadows" />
          {speak('home.two')}
        </Link>
      </div>
    </nav>
  );
}
