import type { ReactNode, RefObject } from 'react';
import { SIDES, type Side } from '../../../kernel/sides';
import { useSpeak } from '../../common/hooks/storeHooks';
import styles from './Replay.module.css';

interface FightOnProps {
  /** The side that the person played; null where nobody or both did. */
  readonly own: Side | null;
  readonly onFight: (side: Side) => void;
  /** Against whom. */
  readonly children: ReactNode;
  /** Where a key leads to. */
  readonly first: RefObject<HTMLButtonElement | null>;
}

/** The battle goes on from the moment that is looked at, by either side, against anybody. The running battle gives way and is kept. */
export function FightOn({ own, onFight, children, first }: FightOnProps) {
  const speak = useSpeak();
  return (
    <section className={styles.fightOn} aria-label={speak('replay.fightOn')}>
      <h2>{speak('replay.fightOn')}</h2>
      <div className={styles.sides}>
        {SIDES.map((side) => {
          const isOwn = side === (own ?? 'left');
          return (
            <button
              key={side}
              ref={isOwn ? first : null}
              type="button"
              data-own={isOwn ? '' : undefined}
              onClick={() => onFight(side)}
            >
              {own === null ? speak(`replay.as.${side}`) : speak(side === own ? 'replay.as.own' : 'replay.as.enemy')}
            </button>
          );
        })}
      </div>
      <div className={styles.against}>{children}</div>
    </section>
  );
}
