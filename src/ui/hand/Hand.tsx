import { AnimatePresence } from 'framer-motion';
import { type KeyboardEvent, useRef } from 'react';
import type { Observation } from '../../battle/observe';
import { hasRoom, missingSupply } from '../../battle/readiness';
import type { SiegeRules } from '../../battle/rules';
import { countUnits } from '../../battle/state';
import { selectLegalOrders } from '../../store/selectors';
import { useAppSelector, useSpeak } from '../common/hooks';
import { useCardLook } from '../common/useCards';
import type { Input } from '../input/useInput';
import styles from './Hand.module.css';
import { type CardLock, HandCard } from './HandCard';
import { SupplyTray } from './SupplyTray';

interface HandProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly input: Input;
}

export function Hand({ seen, rules, input }: HandProps) {
  const speak = useSpeak();
  const lookOf = useCardLook();
  const list = useRef<HTMLUListElement>(null);
  const legal = useAppSelector(selectLegalOrders);
  const playable = new Set(legal.flatMap((order) => (order.type === 'deploy' ? [order.card] : [])));
  const supply = seen.supply[seen.side];
  const chosenCard = input.selection.mode === 'cardChosen' ? input.selection : null;

  const lockOf = (card: string): CardLock => {
    const { figures } = lookOf(card);
    const missing = figures === undefined ? 0 : missingSupply(figures, supply);
    if (missing > 0) return { type: 'dear', missing };
    if (hasRoom(rules, seen, seen.side)) return { type: 'none' };
    return { type: 'full', count: countUnits(seen, seen.side), limit: rules.unitsPerSide };
  };

  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const cards = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = cards.indexOf(document.activeElement as HTMLButtonElement) + step;
    event.preventDefault();
    cards[Math.min(Math.max(next, 0), cards.length - 1)]?.focus();
  };

  return (
    <section className={styles.tray}>
      <SupplyTray
        supply={supply}
        cap={rules.supply.cap}
        price={chosenCard === null ? 0 : (lookOf(chosenCard.card).figures?.cost ?? 0)}
        deck={seen.deckCounts[seen.side]}
      />
      <ul ref={list} className={styles.hand} aria-label={speak('hand.title')}>
        <AnimatePresence initial={false}>
          {handKeys(seen.hand).map(({ card, key }, index) => (
            <HandCard
              key={key}
              card={card}
              index={index}
              chosen={chosenCard?.index === index}
              playable={playable.has(card)}
              lock={lockOf(card)}
              onPress={() => input.press({ type: 'handCard', index })}
              onKeyDown={walk}
            />
          ))}
        </AnimatePresence>
        {seen.hand.length === 0 ? <li className={styles.empty}>{speak('hand.empty')}</li> : null}
      </ul>
    </section>
  );
}

/** Two copies of a card need two keys, and the same keys after another card has left. */
function handKeys(hand: readonly string[]): { readonly card: string; readonly key: string }[] {
  const copies = new Map<string, number>();
  return hand.map((card) => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    return { card, key: `${card}#${copy}` };
  });
}
