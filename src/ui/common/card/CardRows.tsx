import type { CardId } from '../../../battle/model/card';
import { Medallion } from '../../art/Medallion';
import { useSpeak } from '../hooks/storeHooks';
import { CardButton } from './CardButton';
import styles from './CardRows.module.css';
import { type CardLook, useCardLook } from './useCardLook';

/** A pile of cards, each once with its copies; each opens to be read. */
export function CardRows({ cards }: { readonly cards: readonly CardId[] }) {
  const lookOf = useCardLook();
  return (
    <ul className={styles.cards}>
      {counted(cards).map(([card, copies]) => {
        const look = lookOf(card);
        const row = <Row look={look} copies={copies} />;
        const className = `${styles.card} f-${look.faction}`;
        return (
          <li key={card}>
            {look.figures === undefined ? (
              <span className={className}>{row}</span>
            ) : (
              <CardButton cards={[card]} className={className}>
                {row}
              </CardButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Row({ look, copies }: { readonly look: CardLook; readonly copies: number }) {
  const speak = useSpeak();
  return (
    <>
      <span className={styles.emblem} aria-hidden="true">
        <Medallion faction={look.faction} emblem={look.emblem} />
      </span>
      <span>
        {look.name}{' '}
        {look.figures === undefined ? null : (
          <small>{speak('cards.figures', { cost: look.figures.cost, type: speak(`type.${look.figures.type}`) })}</small>
        )}
      </span>
      {copies === 1 ? null : <b> × {copies}</b>}
    </>
  );
}

function counted(cards: readonly CardId[]): [CardId, number][] {
  const copies = new Map<CardId, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies];
}
