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
  const number = nextNumber(state, card.id);
  const id = unitId(card.id, number);
  emit({ type: 'deployed', unit: muster(card, id, state.turn, order.at), number });
  const unit = unitById(state, id);
  if (unit === undefined) throw new Error(`the unit ${id} was deployed but is not on the board`);
  burn(play, unit);
  if (unit.health > 0) fire(play, 'onDeploy', occasion(unit, null, order.palisadeAt ?? null));
}

/** Counting every unit ever present: an id is never used twice in a battle. */
function nextNumber(state: BattleState, card: CardId): number {
  let number = (lookUp(state.fielded, card) ?? 0) + 1;
  while (isTaken(state, card, unitId(card, number))) number++;
  return number;
}

function unitId(card: CardId, number: number): UnitId {
  return number === 1 ? card : `${card}-${number}`;
}

/** The second `sword` and the first unit of a card called `sword-2` would share an id, and scenarios name units as they like. */
function isTaken(state: BattleState, card: CardId, id: UnitId): boolean {
  if (unitById(state, id) !== undefined) return true;
  if (id !== card && Object.hasOwn(state.fielded, id)) return true;
  const [, other, number] = NUMBERED.exec(id) ?? [];
  return other !== undefined && other !== card && Number(number) <= (lookUp(state.fielded, other) ?? 0);
}

const NUMBERED = /^(.+)-([1-9]\d*)$/;
