import type { Observation } from '../../battle/view/observe';
import { SIDES } from '../../kernel/sides';
import { useSpeak } from '../common/hooks/storeHooks';
import { useLongThinking } from '../common/hooks/useLongThinking';
import { Icon } from '../common/icons/Icon';
import { useFighters } from '../common/words/useFighters';
import styles from './WatchedPlayers.module.css';

/** The two opponents by name, and which of them is thinking. */
export function WatchedPlayers({ seen }: { readonly seen: Observation }) {
  const speak = useSpeak();
  const fighters = useFighters();
  const thinking = useLongThinking();
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
