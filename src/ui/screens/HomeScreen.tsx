import { useState } from 'react';
import { battleOpened } from '../../store/screenSlice';
import { selectCatalog, selectIsUnfinished, selectSettings } from '../../store/selectors';
import { TitleArt } from '../art/TitleArt';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks';
import styles from './HomeScreen.module.css';
import { QuickBattleForm } from './QuickBattleForm';
import { SettingsForm } from './SettingsForm';
import { hasDecks, startBattle } from './startBattle';

const LESSONS = [
  'home.howTo.goal',
  'home.howTo.turn',
  'home.howTo.zones',
  'home.howTo.facing',
  'home.howTo.formations',
  'home.howTo.screens',
  'home.howTo.ground',
] as const;

/** The start page: one press and the battle begins. */
export function HomeScreen() {
  const speak = useSpeak();
  const { rules } = useAppSelector(selectCatalog);
  return (
    <main className={styles.home}>
      <TitleArt />
      <h1 className={styles.title}>{speak('app.title')}</h1>
      <p className={styles.tagline}>{speak('app.tagline')}</p>
      <Starts />
      <section className={`${styles.sheet} ${styles.wide}`}>
        <QuickBattleForm />
      </section>
      <div className={styles.columns}>
        <section className={styles.sheet}>
          <h2>{speak('home.howTo')}</h2>
          <ul>
            {LESSONS.map((lesson) => (
              <li key={lesson}>
                {speak(lesson, {
                  screen: rules.screen,
                  flank: rules.angles.side - 100,
                  rear: rules.angles.rear - 100,
                })}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.sheet}>
          <SettingsForm />
        </section>
      </div>
    </main>
  );
}

/** Going on comes first; a new battle takes the place of an unfinished one only when asked twice. */
function Starts() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const catalog = useAppSelector(selectCatalog);
  const { quickBattle } = useAppSelector(selectSettings);
  const unfinished = useAppSelector(selectIsUnfinished);
  const [sure, setSure] = useState(false);
  if (!hasDecks(catalog)) return <p className={styles.tagline}>{speak('home.noDeck')}</p>;
  const begin = () => startBattle(dispatch, catalog, quickBattle);
  return (
    <div className={styles.starts}>
      {unfinished ? (
        <button type="button" className={styles.start} onClick={() => dispatch(battleOpened())}>
          {speak('home.continue')}
        </button>
      ) : null}
      <button
        type="button"
        className={unfinished ? styles.other : styles.start}
        onClick={unfinished && !sure ? () => setSure(true) : begin}
      >
        {speak(unfinished && sure ? 'home.quickBattle.sure' : 'home.quickBattle')}
      </button>
    </div>
  );
}
