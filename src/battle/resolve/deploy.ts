import { lookUp } from '../../kernel/dispatch';
import type { CardId } from '../card';
import type { Order } from '../orders';
import type { BattlePlay } from '../play';
import { TOWARDS_ENEMY_CASTLE } from '../position';
import type { BattleState } from '../state';
import type { Unit, UnitId } from '../unit';

/** R3: the card is fresh and faces the enemy castle. */
export function deploy({ state, book, emit }: BattlePlay, order: Extract<Order, { type: 'deploy' }>): void {
  const card = lookUp(book.cards, order.card);
  if (card === undefined) throw new Error(`the card ${order.card} was judged deployable but is not in the book`);
  const unit: Unit = {
    id: nextUnitId(state, card.id),
    card: card.id,
    side: state.turn,
    row: order.at.row,
    col: order.at.col,
    type: card.type,
    cost: card.cost,
    attack: card.attack,
    defense: card.defense,
    fullHealth: card.health,
    health: card.health,
    facing: TOWARDS_ENEMY_CASTLE[state.turn],
    fresh: true,
    moved: false,
    attacked: false,
  };
  emit({ type: 'deployed', unit });
}

const ENDS_IN_NUMBER = /-\d+$/;

/**
 * The card's id, then `-2`, `-3`…, counting every unit ever present: an id is never used twice in a battle. A card called
 * `sword-2` has numbers from `-1` on, or its first unit would be taken for the second `sword`.
 */
function nextUnitId(state: BattleState, card: CardId): UnitId {
  const earlier = lookUp(state.fielded, card) ?? 0;
  return earlier === 0 && !ENDS_IN_NUMBER.test(card) ? card : `${card}-${earlier + 1}`;
}
