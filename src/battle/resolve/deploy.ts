import { lookUp } from '../../kernel/dispatch';
import { fire } from '../abilities/fire';
import { occasion } from '../abilities/occasion';
import { unitById } from '../board';
import type { CardId } from '../card';
import { muster } from '../muster';
import type { Order } from '../orders';
import type { BattlePlay } from '../play';
import type { BattleState } from '../state';
import type { UnitId } from '../unit';
import { burn } from './burn';

/** R3: the card is fresh and faces the enemy castle; a hazard hurts at once; then what its deployment sets off. */
export function deploy(play: BattlePlay, order: Extract<Order, { type: 'deploy' }>): void {
  const { state, book, emit } = play;
  const card = lookUp(book.cards, order.card);
  if (card === undefined) throw new Error(`the card ${order.card} was judged deployable but is not in the book`);
  const id = nextUnitId(state, card.id);
  emit({ type: 'deployed', unit: muster(card, id, state.turn, order.at) });
  const unit = unitById(state, id);
  if (unit === undefined) throw new Error(`the unit ${id} was deployed but is not on the board`);
  burn(play, unit);
  if (unit.health > 0) fire(play, 'onDeploy', occasion(unit, null, order.palisadeAt ?? null));
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
