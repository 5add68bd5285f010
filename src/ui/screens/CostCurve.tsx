import { useSpeak } from '../common/hooks/storeHooks';
import styles from './CostCurve.module.css';

/** How many cards of a deck cost how much: a bar for each cost, told in words too. */
export function CostCurve({ costs }: { readonly costs: readonly number[] }) {
  const speak = useSpeak();
  const dearest = Math.max(1, ...costs);
  const bars = Array.from({ length: dearest }, (_, index) => {
    const cost = index + 1;
    return { cost, cards: costs.filter((each) => each === cost).length };
  });
  const most = Math.max(1, ...bars.map(({ cards }) => cards));
  return (
    <figure className={styles.figure}>
      <figcaption>{speak('deck.curve')}</figcaption>
      <ul className={styles.curve}>
        {bars.map(({ cost, cards }) => (
          <li key={cost} aria-label={speak('deck.curve.bar', { cards, cost })}>
            <b aria-hidden="true">{cards}</b>
            <span className={styles.bar} style={{ blockSize: `${(cards / most) * 56}px` }} aria-hidden="true" />
            <span aria-hidden="true">{cost}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
