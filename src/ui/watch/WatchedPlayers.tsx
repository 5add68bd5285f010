import type { Observation } from '../../battle/observe';
import { SIDES } from '../../kernel/sides';
import { useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import { useFighters } from '../common/useFighters';
import { useLongThought } from '../common/useLongThought';
import styles from './WatchedPlayers.module.css';

/** The two opponents by name, and which of them is thinking. */
export function WatchedPlayers({ seen }: { readonly seen: Observation }) {
  const speak = useSpeak();
  const fighters = useFighters();
  const thinking = useLongThought();
  return (
    <header className={styles.players}>
      {SIDES.map((side) => {
        const { name, player } = fighters[side];
        const isThinking = thinking && seen.turn === side && seen.winner === null;
        return (
          <p key={side} className={seen.turn === side ? styles.turn : styles.player}>
            <span className={styles.portrait}>
              <Icon name="visored-helm" />
            </span>
            <span className={styles.who}>
              <strong>{player}</strong>
              <small>{isThinking ? speak('battle.thinking', { player: name }) : name}</small>
            </span>
          </p>
        );
      })}
    </header>
  );
}
