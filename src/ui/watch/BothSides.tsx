import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { SIDES, type Side } from '../../kernel/sides';
import { Medallion } from '../art/Medallion';
import { useSpeak } from '../common/hooks/storeHooks';
import { useBanners } from '../common/hooks/useBanners';
import { Icon } from '../common/icons/Icon';
import { useFighters } from '../common/words/useFighters';
import styles from './BothSides.module.css';

interface BothSidesProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
}

/** Where a hand would lie: what is public of both hands, and the supply of whoever's turn it is. */
export function BothSides(props: BothSidesProps) {
  const speak = useSpeak();
  return (
    <section className={styles.sides} aria-label={speak('watched.sides')}>
      {SIDES.map((side) => (
        <OneSide key={side} side={side} {...props} />
      ))}
    </section>
  );
}

function OneSide({ side, seen, rules }: BothSidesProps & { readonly side: Side }) {
  const speak = useSpeak();
  const { name, player, faction } = useFighters()[side];
  const banner = useBanners()[side];
  const isTurn = seen.winner === null && seen.turn === side;
  const { cap } = rules.supply;
  const diamonds = Array.from({ length: cap }, (_, place) => ({ place, full: place < seen.supply[side] }));
  return (
    <div className={`${styles.side} ${isTurn ? styles.turn : ''}`}>
      <span className={`${styles.emblem} f-${banner.faction}`}>
        <Medallion faction={banner.faction} emblem={banner.emblem} />
      </span>
      <p className={styles.who}>
        <strong>{name}</strong> <span>{[player, faction].filter((word) => word !== '').join(', ')}</span>
      </p>
      <ul className={styles.counts}>
        <li>
          <Icon name="card-random" /> {speak('watched.hand', { count: seen.handCounts[side] })}
        </li>
        <li>
          <Icon name="stack" /> {speak('watched.deck', { count: seen.deckCounts[side] })}
        </li>
        {isTurn && seen.phase === 'battle' ? (
          <li className={styles.supply}>
            {speak('watched.supply', { count: seen.supply[side], cap })}
            <span className={styles.diamonds} aria-hidden="true">
              {diamonds.map(({ place, full }) => (
                <span key={place} className={full ? styles.full : styles.spent} />
              ))}
            </span>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
