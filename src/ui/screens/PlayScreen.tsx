import { Link } from 'wouter';
import { hasDecks } from '../../store/start/battleSetup';
import { selectCatalog } from '../../store/view/battleSelectors';
import { MedallionDefinitions } from '../art/MedallionDefinitions';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { PATHS } from '../routes/address';
import { SettingsLink } from '../routes/SettingsLink';
import { BeginButton } from './BeginButton';
import place from './Place.module.css';
import styles from './PlayScreen.module.css';
import { QuickBattleForm } from './QuickBattleForm';
import { ScenarioDrop } from './ScenarioDrop';

/** The set-up: who fights whom, and where; the way into the battle stays in sight. */
export function PlayScreen() {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  return (
    <>
      <MedallionDefinitions />
      <ScenarioDrop />
      <div className={styles.play}>
        <nav className={styles.ways} aria-label={speak('place.ways')}>
          <Link href={PATHS.home}>{speak('place.home')}</Link>
          <SettingsLink />
        </nav>
        <main className={styles.main}>
          <h1 className={`${place.title} ${styles.title}`}>{speak('home.setUp')}</h1>
          <div className={`${place.sheet} ${styles.sheet}`}>
            <QuickBattleForm />
          </div>
          <div className={styles.begin}>
            {hasDecks(catalog) ? <BeginButton word="play.begin" /> : <p>{speak('home.noDeck')}</p>}
          </div>
        </main>
      </div>
    </>
  );
}
