import { lookUp } from '../../kernel/dispatch';
import type { Book } from './book';
import { type BattleState, cloneState } from './state';
import type { Unit } from './unit';

/**
 * A battle goes on under an edited book: units take their card's new figures and keep their wounds; a unit whose card is
 * gone keeps its own. Cards in hand and deck are ids and need nothing.
 */
export function rebook(state: BattleState, book: Book): BattleState {
  const next = cloneState(state);
  for (const [index, unit] of next.units.entries()) next.units[index] = withNewFigures(unit, book);
  return next;
}

function withNewFigures(unit: Unit, book: Book): Unit {
  const card = lookUp(book.cards, unit.card);
  if (card === undefined) return unit;
  const wounds = unit.fullHealth - unit.health;
  return {
    ...unit,
    type: card.type,
    cost: card.cost,
    attack: card.attack,
    defense: card.defense,
    fullHealth: card.health,
    abilities: card.abilities,
    health: Math.max(1, card.health - wounds),
  };
}
