import type { Observation } from '../../battle/observe';
import { OPPONENT } from '../../battle/sides';
import { selectSeats } from '../../store/selectors';
import { useAppSelector, useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import { useEnemyName } from '../common/useEnemyName';
import styles from './Opponent.module.css';

/** Who one plays against, and what may be known of their cards: how many. */
export function Opponent({ seen }: { readonly seen: Observation }) {
  const speak = useSpeak();
  const name = useEnemyName();
  const { thinking, seats } = useAppSelector(selectSeats);
  const enemy = OPPONENT[seen.side];
  const seat = seats[enemy];
  return (
    <header className={styles.opponent}>
      <span className={styles.portrait}>
        <Icon name="visored-helm" />
      </span>
      <p className={styles.who}>
        <strong>{name}</strong>
        <span>
          {thinking
            ? speak('battle.thinking', { player: name })
            : seat === 'human'
              ? ''
              : speak(`player.${seat}.style`)}
        </span>
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
