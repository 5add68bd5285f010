import type { Observation } from '../../battle/view/observe';
import { OPPONENT } from '../../kernel/sides';
import { selectCatalog, selectLanguage, selectSeats } from '../../store/view/battleSelectors';
import { factionName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useLongThinking } from '../common/hooks/useLongThinking';
import { Icon } from '../common/icons/Icon';
import { fondnessName } from '../common/words/playerNames';
import { useEnemyName } from '../common/words/useEnemyName';
import styles from './Opponent.module.css';

/** Who one plays against, and what may be known of their cards: of which factions, and how many. */
export function Opponent({ seen }: { readonly seen: Observation }) {
  const speak = useSpeak();
  const name = useEnemyName();
  const thinking = useLongThinking();
  const { seats } = useAppSelector(selectSeats);
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const enemy = OPPONENT[seen.side];
  const fondness = fondnessName(speak, seats[enemy]);
  const origins = seen.factions[enemy].map((faction) => factionName(catalog, language, faction));
  const known = [...(fondness === '' ? [] : [fondness]), ...origins];
  return (
    <header className={styles.opponent}>
      <span className={styles.portrait}>
        <Icon name="visored-helm" />
      </span>
      <p className={styles.who}>
        <strong>{name}</strong>
        <span>{thinking ? speak('battle.thinking', { player: name }) : known.join(', ')}</span>
      </p>
      <p className={styles.count}>
        <Icon name="card-random" />
        <b>{seen.handCounts[enemy]}</b> {speak('rail.opponentHand')}
      </p>
      <p className={styles.count}>
        <Icon name="stack" />
        <b>{seen.deckCounts[enemy]}</b> {speak('rail.opponentDeck')}
      </p>
    </header>
  );
}
