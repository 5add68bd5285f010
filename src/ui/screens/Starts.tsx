import { useId } from 'react';
import { Link } from 'wouter';
import { selectIsPlayedHere } from '../../store/battle/battleSave';
import { isFieldRunning } from '../../store/runningField';
import { hasDecks } from '../../store/start/battleSetup';
import { selectCatalog, selectIsUnfinished } from '../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { ownFile, useOwnFile } from '../common/notices/useOwnFile';
import { PATHS } from '../routes/address';
import { goTo } from '../routes/navigation';
import { SettingsLink } from '../routes/SettingsLink';
import { BeginButton } from './BeginButton';
import styles from './Starts.module.css';
import { useRunningSentence } from './useRunningSentence';

/** Mostly nothing lies beside the running battle. */
const shelfWays = ownFile(() => import('./ShelfWays').then((room) => room.ShelfWays));

/** Going on comes first, then a battle at once; whoever wants to choose sets it up. */
export function Starts() {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const unfinished = useAppSelector(selectIsUnfinished);
  const isShelfUsed = useAppSelector(({ shelf }) => shelf.aside !== null || shelf.replaced);
  const ShelfWays = useOwnFile(shelfWays, isShelfUsed);
  return (
    <>
      <div className={styles.starts}>
        {hasDecks(catalog) ? (
          <>
            {unfinished ? <Continue /> : null}
            <BeginButton word="home.quickBattle" isSecond={unfinished} />
          </>
        ) : (
          <p className={styles.note}>{speak('home.noDeck')}</p>
        )}
      </div>
      <nav className={styles.ways} aria-label={speak('place.ways')}>
        <Link href={PATHS.play}>{speak('home.play')}</Link>
        {isFieldRunning() ? <Link href={PATHS.fieldBattle}>{speak('home.continueField')}</Link> : null}
        <Link href={PATHS.field}>{speak('place.field')}</Link>
        <Link href={PATHS.battles}>{speak('place.battles')}</Link>
        <SettingsLink />
      </nav>
      {ShelfWays === null ? null : <ShelfWays />}
    </>
  );
}

function Continue() {
  const speak = useSpeak();
  const description = useId();
  const battle = useRunningSentence();
  const isPlayedHere = useAppSelector(selectIsPlayedHere);
  return (
    <div className={styles.start}>
      <button type="button" className={styles.main} aria-describedby={description} onClick={() => goTo(PATHS.battle)}>
        {speak(isPlayedHere ? 'home.continue' : 'home.follow')}
      </button>
      <p id={description} className={styles.note}>
        {isPlayedHere ? battle : speak('home.elsewhere', { battle })}
      </p>
    </div>
  );
}
