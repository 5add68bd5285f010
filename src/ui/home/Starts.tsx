import { Link } from 'wouter';
import { isRunning } from '../../store/home/battleSummary';
import type { HomeMemory } from '../../store/home/homeMemory';
import { Key } from '../common/controls/Key';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { DeedKey } from '../common/keys/DeedKey';
import { PATHS } from '../routes/address';
import { PlaquePicture } from './PlaquePicture';
import { isFirstVisit, plaqueOf, QUICK_BATTLE } from './plaque';
import styles from './Starts.module.css';
import { usePlaqueWords } from './usePlaqueWords';
import { withWholePage } from './wholePage';

/** One golden plaque that leads on, and below it the other ways into a battle. */
export function Starts({ memory }: { readonly memory: HomeMemory }) {
  const speak = useSpeak();
  const plaque = plaqueOf(memory);
  const { title, note } = usePlaqueWords(plaque, memory);
  const isFirst = isFirstVisit(memory);
  return (
    <nav className={styles.starts} aria-label={speak('place.battle')}>
      <a href={`#${plaque.path}`} className={styles.plaque}>
        <PlaquePicture plaque={plaque} battle={memory.battle} />
        <span className={styles.words}>
          <strong>{title}</strong>
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
        {memory.isFieldRunning && plaque.name !== 'fieldBattle' ? (
          <Link href={PATHS.fieldBattle} className={styles.other}>
            <Icon name="horizon-road" />
            {speak('home.continueField')}
          </Link>
        ) : null}
        {isRunning(memory.battle) ? null : (
          <a href={`#${QUICK_BATTLE}`} className={styles.other}>
            <Icon name="crossed-swords" />
            {speak('home.quickBattle')}
          </a>
        )}
        {plaque.name === 'again' ? null : (
          <Link href={PATHS.play} className={styles.other}>
            <Icon name="sword-clash" />
            {speak('home.play')}
            {isFirst ? null : <DeedKey deed="setUp" />}
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
