import { TitleArt } from '../art/TitleArt';
import { useSpeak } from '../common/hooks/storeHooks';
import { Credits } from './Credits';
import { FairPlay } from './FairPlay';
import styles from './HomeScreen.module.css';
import { Lessons } from './Lessons';
import { ScenarioDrop } from './ScenarioDrop';
import { ScenarioOpener } from './ScenarioOpener';
import { Starts } from './Starts';

/** The start page: one press and the battle begins. */
export function HomeScreen() {
  const speak = useSpeak();
  return (
    <>
      <ScenarioDrop />
      <main className={styles.home}>
        <header className={styles.hero}>
          <TitleArt />
          <h1 className={styles.title}>{speak('app.title')}</h1>
          <p className={styles.tagline}>{speak('app.tagline')}</p>
          <Starts />
        </header>
        <section className={styles.sheet}>
          <h2>{speak('home.howTo')}</h2>
          <Lessons />
          <FairPlay />
        </section>
        <section className={styles.sheet}>
          <h2>{speak('home.scenario.title')}</h2>
          <ScenarioOpener />
        </section>
        <Credits />
      </main>
    </>
  );
}
