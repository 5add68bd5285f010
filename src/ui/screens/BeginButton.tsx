import { useId, useState } from 'react';
import { withDeckContents } from '../../store/decks/battleDecks';
import { type BattleSetup, setupOf } from '../../store/start/battleSetup';
import { beginBattle } from '../../store/start/beginBattle';
import { DEFAULT_QUICK_BATTLE } from '../../store/start/quickBattle';
import { selectCatalog, selectIsUnfinished, selectSettings } from '../../store/view/battleSelectors';
import { freshSeed } from '../common/boot/freshSeed';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useOwnDecks } from '../common/hooks/useOwnDecks';
import { useRules } from '../common/hooks/useRules';
import { useSetupSentence } from '../common/words/useSetupSentence';
import styles from './BeginButton.module.css';

interface BeginButtonProps {
  readonly word: 'home.quickBattle' | 'play.begin';
  /** Only one thing on a screen is golden. */
  readonly isSecond?: boolean;
  /** The element that tells of the battle already; without one the button does. */
  readonly toldBy?: string;
}

/** Begins a battle: as it is set up, or on the start page the quick one, which is always the same. It takes the place of an unfinished one only when asked twice. */
export function BeginButton({ word, isSecond = false, toldBy }: BeginButtonProps) {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const catalog = useAppSelector(selectCatalog);
  const isQuick = word === 'home.quickBattle';
  const { quickBattle: chosen } = useAppSelector(selectSettings);
  const setUp = isQuick ? DEFAULT_QUICK_BATTLE : chosen;
  const unfinished = useAppSelector(selectIsUnfinished);
  const [sure, setSure] = useState(false);
  const description = useId();
  const sentenceOf = useSetupSentence();
  // Which side a lot would draw is not told before it is drawn: the sentence begins with the person.
  const side = setUp.side === 'lot' ? 'left' : setUp.side;
  const own = useOwnDecks();
  const filled = (setup: BattleSetup) => withDeckContents(setup, catalog, own);
  const withRules = useRules();
  const begin = () => withRules(() => beginBattle(dispatch, catalog, filled(setupOf(setUp, freshSeed()))));
  const fighters = sentenceOf(filled(setupOf({ ...setUp, side }, 0)));
  return (
    <div className={styles.start}>
      <button
        type="button"
        className={isSecond ? styles.other : styles.main}
        aria-describedby={toldBy ?? description}
        onClick={unfinished && !sure ? () => setSure(true) : begin}
      >
        {speak(unfinished && sure ? 'home.quickBattle.sure' : word)}
      </button>
      {toldBy === undefined ? (
        <p id={description} className={styles.note}>
          {isQuick ? speak('home.quickBattle.note', { fighters }) : fighters}
        </p>
      ) : null}
    </div>
  );
}
