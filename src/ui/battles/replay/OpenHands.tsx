import type { BattleState } from '../../../battle/model/state';
import { SIDES } from '../../../kernel/sides';
import { CardButton } from '../../common/card/CardButton';
import { useCardLook } from '../../common/card/useCardLook';
import { useSpeak } from '../../common/hooks/storeHooks';
import { EmblemIcon } from '../../common/icons/Icon';
import styles from './OpenHands.module.css';

/** With everything open: what each side held at this moment, each card to be read. */
export function OpenHands({ state }: { readonly state: BattleState }) {
  const speak = useSpeak();
  const lookOf = useCardLook();
  return (
    <section className={styles.hands} aria-label={speak('watched.sides')}>
      {SIDES.map((side) => (
        <div key={side} className={styles.hand} data-turn={state.turn === side ? '' : undefined}>
          <h2>
            {speak(`seat.${side}`)}{' '}
            <small>
              {speak('watched.hand', { count: state.hands[side].length })} ·{' '}
              {speak('watched.deck', { count: state.decks[side].length })}
            </small>
          </h2>
          <ul>
            {state.hands[side].map((card, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card differ by their place alone
              <li key={`${place} ${card}`}>
                <CardButton cards={[card]} aria-label={speak('card.read', { name: lookOf(card).name })}>
                  <EmblemIcon name={lookOf(card).emblem} className="" /> {lookOf(card).name}
                </CardButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
