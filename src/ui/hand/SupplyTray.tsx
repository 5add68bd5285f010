import { CardBack } from '../art/arms/CardBack';
import { useSpeak } from '../common/hooks/storeHooks';
import { useOwnArms } from '../common/hooks/useOwnArms';
import { Icon } from '../common/icons/Icon';
import styles from './SupplyTray.module.css';

interface SupplyTrayProps {
  readonly supply: number;
  readonly cap: number;
  /** What the chosen card would cost. */
  readonly price: number;
  readonly deck: number;
}

/** Supply as a figure and as diamonds; a chosen card hatches what it would cost. */
export function SupplyTray({ supply, cap, price, deck }: SupplyTrayProps) {
  const speak = useSpeak();
  const back = useOwnArms()?.back;
  const diamonds = Array.from({ length: cap }, (_, place) => ({ place, kind: diamond(place, supply, price) }));
  return (
    <div className={styles.tray}>
      <p className={styles.title}>{speak('hand.supply')}</p>
      <p className={styles.figure}>
        <b>{supply}</b> <span>{speak('hand.supplyOf', { cap })}</span>
      </p>
      <p className={styles.diamonds} aria-hidden="true">
        {diamonds.map(({ place, kind }) => (
          <span key={place} className={styles[kind]} />
        ))}
      </p>
      <p className={styles.deck}>
        {back === undefined ? <Icon name="stack" /> : <CardBack back={back} className={styles.back} />}{' '}
        {speak('hand.deck', { count: deck })}
      </p>
    </div>
  );
}

function diamond(place: number, supply: number, price: number): 'full' | 'priced' | 'spent' {
  if (place >= supply) return 'spent';
  return place >= supply - price ? 'priced' : 'full';
}
