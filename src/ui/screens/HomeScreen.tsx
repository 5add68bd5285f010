import { useState } from 'react';
import { PLAYER_NAMES, type PlayerName } from '../../ai/players';
import { battleOpened } from '../../store/screenSlice';
import { selectCatalog, selectIsUnfinished } from '../../store/selectors';
import { TitleArt } from '../art/TitleArt';
import { Choice } from '../common/Choice';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks';
import styles from './HomeScreen.module.css';
import { SettingsForm } from './SettingsForm';
import { SIDE_CHOICES, type SideChoice, startBattle, starterDeck } from './startBattle';

const LESSONS = ['home.howTo.goal', 'home.howTo.turn', 'home.howTo.zones', 'home.howTo.screens'] as const;

/** The start page: one press and the battle begins. */
export function HomeScreen() {
  const speak = useSpeak();
  const { rules } = useAppSelector(selectCatalog);
  const [side, setSide] = useState<SideChoice>('left');
  const [opponent, setOpponent] = useState<PlayerName>('greedy');
  return (
    <main className={styles.home}>
      <TitleArt />
      <h1 className={styles.title}>{speak('app.title')}</h1>
      <p className={styles.tagline}>{speak('app.tagline')}</p>
      <Starts opponent={opponent} side={side} />
      <div className={styles.columns}>
        <section className={styles.sheet}>
          <Choice
            label={speak('home.side')}
            options={SIDE_CHOICES}
            value={side}
            nameOf={(option) => speak(`home.side.${option}`, { bonus: rules.supply.secondBonus })}
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
              <li key={lesson}>{speak(lesson, { screen: rules.screen })}</li>
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
function Starts({ opponent, side }: { readonly opponent: PlayerName; readonly side: SideChoice }) {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const catalog = useAppSelector(selectCatalog);
  const unfinished = useAppSelector(selectIsUnfinished);
  const [sure, setSure] = useState(false);
  const starter = starterDeck(catalog);
  if (starter === undefined) return <p className={styles.tagline}>{speak('home.noDeck')}</p>;
  const begin = () => startBattle(dispatch, catalog, starter, opponent, side);
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
