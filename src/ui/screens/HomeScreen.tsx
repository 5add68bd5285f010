import { useState } from 'react';
import { PLAYER_NAMES, type PlayerName } from '../../ai/players';
import { battleOpened } from '../../store/screenSlice';
import { selectBattle, selectCatalog } from '../../store/selectors';
import { TitleArt } from '../art/TitleArt';
import { Choice } from '../common/Choice';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks';
import styles from './HomeScreen.module.css';
import { SettingsForm } from './SettingsForm';
import { SIDE_CHOICES, type SideChoice, startBattle } from './startBattle';

const LESSONS = ['home.howTo.goal', 'home.howTo.turn', 'home.howTo.zones', 'home.howTo.screens'] as const;

/** The start page: one press and the battle begins. */
export function HomeScreen() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const catalog = useAppSelector(selectCatalog);
  const unfinished = useAppSelector((state) => selectBattle(state)?.truth.winner === null);
  const [side, setSide] = useState<SideChoice>('left');
  const [opponent, setOpponent] = useState<PlayerName>('greedy');
  return (
    <main className={styles.home}>
      <TitleArt />
      <h1 className={styles.title}>{speak('app.title')}</h1>
      <p className={styles.tagline}>{speak('app.tagline')}</p>
      <div className={styles.starts}>
        {unfinished ? (
          <button type="button" className={styles.start} onClick={() => dispatch(battleOpened())}>
            {speak('home.continue')}
          </button>
        ) : null}
        <button
          type="button"
          className={unfinished ? styles.other : styles.start}
          onClick={() => startBattle(dispatch, catalog, opponent, side)}
        >
          {speak('home.quickBattle')}
        </button>
      </div>
      <div className={styles.columns}>
        <section className={styles.sheet}>
          <Choice
            label={speak('home.side')}
            options={SIDE_CHOICES}
            value={side}
            nameOf={(option) => speak(`home.side.${option}`)}
            onChoose={setSide}
          />
          <Choice
            label={speak('home.opponent')}
            options={PLAYER_NAMES}
            value={opponent}
            nameOf={(option) => `${speak(`player.${option}`)}, ${speak(`player.${option}.style`)}`}
            onChoose={setOpponent}
          />
        </section>
        <section className={styles.sheet}>
          <h2>{speak('home.howTo')}</h2>
          <ul>
            {LESSONS.map((lesson) => (
              <li key={lesson}>{speak(lesson)}</li>
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
