import { useId, useState } from 'react';
import { hasDecks, setupOf } from '../../store/battleSetup';
import { beginBattle } from '../../store/beginBattle';
import { selectIsPlayedHere } from '../../store/saveSelectors';
import { battleOpened } from '../../store/screenSlice';
import { selectCatalog, selectIsUnfinished, selectSeen, selectSettings } from '../../store/selectors';
import { selectScenario } from '../../store/tableSelectors';
import { freshSeed } from '../common/freshSeed';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks';
import { useFightersSentence } from '../common/useFighters';
import { useSetupSentence } from '../common/useSetupSentence';
import styles from './Starts.module.css';

/** Going on comes first; a new battle takes the place of an unfinished one only when asked twice. */
export function Starts() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const catalog = useAppSelector(selectCatalog);
  const { quickBattle } = useAppSelector(selectSettings);
  const unfinished = useAppSelector(selectIsUnfinished);
  const [sure, setSure] = useState(false);
  const description = useId();
  const sentenceOf = useSetupSentence();
  if (!hasDecks(catalog)) return <p className={styles.note}>{speak('home.noDeck')}</p>;
  // Which side a lot would draw is not told before it is drawn: the sentence begins with the person.
  const side = quickBattle.side === 'lot' ? 'left' : quickBattle.side;
  const begin = () => beginBattle(dispatch, catalog, setupOf(quickBattle, freshSeed()));
  return (
    <div className={styles.starts}>
      {unfinished ? <Continue /> : null}
      <div className={styles.start}>
        <button
          type="button"
          className={unfinished ? styles.other : styles.main}
          aria-describedby={description}
          onClick={unfinished && !sure ? () => setSure(true) : begin}
        >
          {speak(unfinished && sure ? 'home.quickBattle.sure' : 'home.quickBattle')}
        </button>
        <p id={description} className={styles.note}>
          {sentenceOf(setupOf({ ...quickBattle, side }, 0))}
        </p>
      </div>
    </div>
  );
}

function Continue() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const description = useId();
  const battle = useRunningSentence();
  const isPlayedHere = useAppSelector(selectIsPlayedHere);
  return (
    <div className={styles.start}>
      <button
        type="button"
        className={styles.main}
        aria-describedby={description}
        onClick={() => dispatch(battleOpened())}
      >
        {speak(isPlayedHere ? 'home.continue' : 'home.follow')}
      </button>
      <p id={description} className={styles.note}>
        {isPlayedHere ? battle : speak('home.elsewhere', { battle })}
      </p>
    </div>
  );
}

/** Who fights whom in the unfinished battle, in which round. */
export function useRunningSentence(): string {
  const speak = useSpeak();
  const fighters = useFightersSentence();
  const scenario = useAppSelector(selectScenario);
  const seen = useAppSelector(selectSeen);
  if (seen === null) return '';
  const when = seen.phase === 'mulligan' ? speak('home.atHands') : speak('home.atRound', { round: seen.round });
  return [scenario, fighters, when].filter((part) => part !== null).join(', ');
}
