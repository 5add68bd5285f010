import { MedallionDefinitions } from '../art/MedallionDefinitions';
import { useSpeak } from '../common/hooks/storeHooks';
import { WarTable } from './art/WarTable';
import { Corner } from './Corner';
import { HomeFoot } from './HomeFoot';
import styles from './HomeScreen.module.css';
import { PlaceLinks } from './PlaceLinks';
import { homePlaces } from './places';
import { isFirstVisit } from './plaque';
import { Starts } from './Starts';
import { SHELF_PLACE } from './shelfPlace';
import { useHomeMemory, useLoading } from './useHome';
import { useHomeKeys } from './useHomeKeys';

/** The war table: the last battle on it, what leads on, and every place as an object. It needs nothing of the game itself. */
export function HomeScreen() {
  const speak = useSpeak();
  const memory = useHomeMemory();
  const { hasFailed } = useLoading();
  const places = homePlaces();
  useHomeKeys(memory);
  return (
    <main className={styles.home} data-first={isFirstVisit(memory) ? '' : undefined}>
      <MedallionDefinitions />
      <header className={styles.head}>
        <h1 className={styles.title}>{speak('app.title')}</h1>
        <p className={styles.tagline}>{speak('app.tagline')}</p>
      </header>
      <WarTable battle={memory.battle} className={styles.table} />
      <div className={styles.starts}>
        <Starts memory={memory} />
        <div id={SHELF_PLACE} className={styles.shelf} />
        {hasFailed ? (
          <p role="alert" className={styles.failed}>
            {speak('home.failed')}
          </p>
        ) : null}
      </div>
      <PlaceLinks places={places} memory={memory} />
      <Corner />
      <HomeFoot />
    </main>
  );
}
