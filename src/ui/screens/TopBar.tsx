import { countUnits } from '../../battle/model/board';
import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { OPPONENT } from '../../kernel/sides';
import { selectIsPlayedHere } from '../../store/battle/battleSave';
import { selectIsWatched } from '../../store/seats/seatSelectors';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { selectScenario } from '../../store/view/nameSelectors';
import { selectAttrition, selectBattlefield } from '../../store/view/tableSelectors';
import { battlefieldName } from '../../words/names';
import { focusBoard } from '../board/focusBoard';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useLongThinking } from '../common/hooks/useLongThinking';
import { Icon } from '../common/icons/Icon';
import { useEnemyName } from '../common/words/useEnemyName';
import { ChanceBar } from './ChanceBar';
import { HouseRules } from './HouseRules';
import { OwnBookNote } from './OwnBookNote';
import { useResultTitle } from './ResultDialog';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly onMenu: () => void;
}

/** Whose turn it is, the round, and the clock that ends every battle. */
export function TopBar({ seen, rules, onMenu }: TopBarProps) {
  const speak = useSpeak();
  const enemy = useEnemyName();
  const thinking = useLongThinking();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const battlefield = useAppSelector(selectBattlefield);
  const scenario = useAppSelector(selectScenario);
  const isWatched = useAppSelector(selectIsWatched);
  const isPlayedHere = useAppSelector(selectIsPlayedHere);
  const result = useResultTitle(seen);
  const place = battlefield === null ? scenario : battlefieldName(catalog, language, battlefield);
  const fielded = countUnits(seen, seen.side);
  const settling = seen.phase === 'mulligan';
  const turnText = () => {
    if (seen.winner !== null) return result;
    if (!isPlayedHere) return speak('tab.short');
    if (seen.turn === seen.side) return speak(settling ? 'battle.yourHand' : 'battle.yourTurn');
    if (settling) return speak('battle.enemyHand', { player: enemy });
    return speak(thinking ? 'battle.thinking' : 'battle.enemyTurn', { player: enemy });
  };
  return (
    <header className={styles.bar}>
      <Skip />
      <div className={styles.ways}>
        <button type="button" className={styles.menu} aria-label={speak('battle.menu')} onClick={onMenu}>
          <Icon name="hamburger-menu" />
        </button>
        <HouseRules />
      </div>
      <h1 className={styles.title}>{speak('app.title')}</h1>
      <RoundTrack round={seen.round} />
      <p className={styles.turn}>
        <strong>{turnText()}</strong>
        <span>
          {place === null ? null : <span className={styles.battlefield}>{place}</span>}
          <OwnBookNote className={styles.ownBook} />
          {isWatched ? null : <span>{speak('battle.fielded', { count: fielded, limit: rules.unitsPerSide })}</span>}
        </span>
        {isWatched ? null : <EnemyCards seen={seen} />}
      </p>
      <ChanceBar />
    </header>
  );
}

/** Past the menu to the board: no link, for an address of its own would lead away. */
function Skip() {
  const speak = useSpeak();
  return (
    <button type="button" className={styles.skip} onClick={focusBoard}>
      {speak('place.skip')}
    </button>
  );
}

/** What the rail's head says of the enemy's cards, for screens without a rail. */
function EnemyCards({ seen }: { readonly seen: Observation }) {
  const speak = useSpeak();
  const enemy = OPPONENT[seen.side];
  return (
    <span className={styles.enemy}>
      <VisuallyHidden>{speak('rail.enemyCards')}</VisuallyHidden>
      <Icon name="card-random" /> {seen.handCounts[enemy]} <i>{speak('rail.opponentHand')}</i> <Icon name="stack" />{' '}
      {seen.deckCounts[enemy]} <i>{speak('rail.opponentDeck')}</i>
    </span>
  );
}

function RoundTrack({ round }: { readonly round: number }) {
  const speak = useSpeak();
  const attrition = useAppSelector(selectAttrition);
  if (attrition === null) return null;
  const last = attrition.fromRound - 1;
  const stones = Array.from({ length: last }, (_, place) => ({ place, kind: stone(place + 1, round) }));
  return (
    <div className={styles.track}>
      <p className={styles.round}>{speak('battle.round', { round })}</p>
      <span className={styles.stones} aria-hidden="true">
        {stones.map(({ place, kind }) => (
          <span key={place} className={styles[kind]} />
        ))}
      </span>
      <p className={styles.attrition}>
        <Icon name="flame" />
        <span>
          {attrition.rounds > 1 ? (
            <>
              <b>{speak('battle.attritionIn', { rounds: attrition.rounds })}</b>
              <small>{speak('battle.attritionSoon', { round: attrition.fromRound, loss: attrition.firstLoss })}</small>
            </>
          ) : (
            <b>{speak('battle.attritionNow', { loss: attrition.nextLoss })}</b>
          )}
        </span>
      </p>
    </div>
  );
}

function stone(place: number, round: number): 'past' | 'present' | 'future' {
  if (place === round) return 'present';
  return place < round ? 'past' : 'future';
}
