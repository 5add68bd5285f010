import type { CardId } from '../../../battle/model/card';
import { useSpeak } from '../hooks/storeHooks';
import { CardButton } from './CardButton';
import { CardEmblem } from './CardEmblem';
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
            {look.figures === undefined && look.stratagem === undefined ? (
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

/** What it costs and what kind of card it is. */
function Kind({ look: { figures, stratagem } }: { readonly look: CardLook }) {
  const speak = useSpeak();
  if (stratagem !== undefined) return <small>{speak('cards.stratagem', { cost: stratagem.cost })}</small>;
  if (figures === undefined) return null;
  return <small>{speak('cards.figures', { cost: figures.cost, type: speak(`type.${figures.type}`) })}</small>;
}

function Row({ look, copies }: { readonly look: CardLook; readonly copies: number }) {
  return (
    <>
      <span className={styles.emblem} aria-hidden="true">
        <CardEmblem look={look} />
      </span>
      <span>
        {look.name} <Kind look={look} />
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
