import { AnimatePresence } from 'framer-motion';
import { type KeyboardEvent, useRef } from 'react';
import type { StratagemAim } from '../../battle/legality/aimsInWords';
import { hasRoom, missingSupply } from '../../battle/legality/readiness';
import { countUnits } from '../../battle/model/board';
import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { selectIsPersonsTurn, selectLegalOrders } from '../../store/view/battleSelectors';
import { selectAimsOf } from '../../store/view/stratagemSelectors';
import { useHintMarks } from '../battle/guide';
import { namesTarget } from '../battle/stratagemChosen';
import type { Input } from '../battle/useInput';
import type { Pointing } from '../battle/usePointed';
import { costOf, useCardLook } from '../common/card/useCardLook';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { HAND_PLACE } from '../stage/places';
import type { CardLock } from './CardLock';
import styles from './Hand.module.css';
import { HandCard } from './HandCard';
import { SupplyTray } from './SupplyTray';

interface HandProps {
  readonly seen: Observation;
  readonly rules: SiegeRules;
  readonly input: Input;
  readonly pointing: Pointing;
}

export function Hand({ seen, rules, input, pointing }: HandProps) {
  const speak = useSpeak();
  const lookOf = useCardLook();
  const list = useRef<HTMLUListElement>(null);
  const keys = handKeys(seen.hand);
  const held = keys.map(({ key }) => key).join(' ');
  const playable = usePlayable(seen);
  const isTurn = useAppSelector(selectIsPersonsTurn);
  const hinted = useHintMarks();
  const supply = seen.supply[seen.side];
  const { selection } = input;
  const chosenIndex = 'index' in selection ? selection.index : null;
  const aimsOf = useAppSelector(selectAimsOf);
  const price = 'index' in selection ? costOf(lookOf(selection.card)) : 0;

  const lockOf = (card: string): CardLock => {
    const look = lookOf(card);
    if (seen.phase === 'mulligan') return { type: 'none' };
    const missing = missingSupply(costOf(look), supply);
    if (missing > 0) return { type: 'dear', missing };
    if (look.stratagem !== undefined) return isTurn ? lockOfStratagem(aimsOf(card) ?? []) : { type: 'none' };
    if (!hasRoom(rules, seen, seen.side)) {
      return { type: 'full', count: countUnits(seen, seen.side), limit: rules.unitsPerSide };
    }
    return { type: isTurn && look.figures !== undefined && !playable(card) ? 'crowded' : 'none' };
  };

  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const cards = [...(list.current?.querySelectorAll<HTMLButtonElement>('li:not([inert]) button') ?? [])];
    const next = cards.indexOf(document.activeElement as HTMLButtonElement) + step;
    event.preventDefault();
    cards[Math.min(Math.max(next, 0), cards.length - 1)]?.focus();
  };

  return (
    <section className={styles.tray}>
      <SupplyTray supply={supply} cap={rules.supply.cap} price={price} deck={seen.deckCounts[seen.side]} />
      <ul ref={list} data-hand="" data-spot={HAND_PLACE} className={styles.hand} aria-label={speak('hand.title')}>
        <AnimatePresence initial={false}>
          {keys.map(({ card, key }, index) => (
            <HandCard
              key={key}
              held={held}
              card={card}
              index={index}
              chosen={chosenIndex === index}
              returning={selection.mode === 'returning' && selection.indices.includes(index)}
              hinted={hinted.cards.includes(card)}
              playable={playable(card)}
              lock={lockOf(card)}
              targets={isTurn && seen.phase === 'battle' ? targetsIn(aimsOf(card)) : null}
              onPress={(byTouch) =>
                pointing.aimOrPress({ type: 'handCard', index }, { type: 'handCard', index }, null, byTouch)
              }
              onPoint={() => pointing.point({ type: 'handCard', index })}
              onLeave={pointing.leave}
              onKeyDown={walk}
            />
          ))}
        </AnimatePresence>
        {seen.hand.length === 0 ? <li className={styles.empty}>{speak('hand.empty')}</li> : null}
      </ul>
    </section>
  );
}

/** Whether a card could be deployed or played now; before the first round no card is worse than another. */
function usePlayable(seen: Observation): (card: string) => boolean {
  const legal = useAppSelector(selectLegalOrders);
  const usable = new Set(
    legal.flatMap((order) => (order.type === 'deploy' || order.type === 'play' ? [order.card] : [])),
  );
  return (card) => seen.phase === 'mulligan' || usable.has(card);
}

/** What the rules say of every aim that could be thought of. */
function lockOfStratagem(aims: readonly StratagemAim[]): CardLock {
  if (aims.some(({ refusal }) => refusal === null)) return { type: 'none' };
  return { type: aims.some(({ refusal }) => refusal === 'order-given') ? 'given' : 'aimless' };
}

function targetsIn(aims: readonly StratagemAim[] | null): { readonly count: number; readonly isFree: boolean } | null {
  if (aims === null) return null;
  const allowed = aims.filter(({ refusal }) => refusal === null);
  return { count: allowed.length, isFree: allowed.some((aim) => !namesTarget(aim)) };
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
