import { type Book, cardIn } from '../../battle/model/book';
import type { Card, CardId } from '../../battle/model/card';
import { combatTypeOf } from '../../battle/model/combatType';
import { FACINGS } from '../../battle/model/position';
import type { Unit } from '../../battle/model/unit';
import { heldCard } from '../../battle/model/unitProfile';
import type { Observation } from '../../battle/view/observe';
import { type BySide, bySide, SIDES, type Side } from '../../kernel/sides';

/**
 * Interns an observation that crossed into a worker: replaces cloned strings and lists by the instances of the code and of the
 * book. Search compares strings by the million, and equal strings of different identity are compared letter by letter; caches
 * of abilities are keyed by the identity of the list. Without this a decision takes a third longer.
 */
export function internObservation(book: Book, seen: Observation): Observation {
  const named = (ids: readonly CardId[]): CardId[] => ids.map((id) => heldCard(book, id).card);
  const bothNamed = (both: BySide<readonly CardId[]>) => bySide((side) => named(both[side]));
  return {
    ...seen,
    side: internSide(seen.side),
    phase: seen.phase === 'battle' ? 'battle' : 'mulligan',
    turn: internSide(seen.turn),
    units: seen.units.map((unit) => internUnit(unit, cardIn(book, unit.card))),
    hand: named(seen.hand),
    ownDeckSorted: named(seen.ownDeckSorted),
    discards: bothNamed(seen.discards),
  };
}

function internSide(side: Side): Side {
  return SIDES.find((known) => known === side) ?? side;
}

/** A unit whose card was edited since keeps its own list of abilities. */
function internUnit(unit: Unit, card: Card | undefined): Unit {
  const isAsPrinted = card !== undefined && JSON.stringify(card.abilities) === JSON.stringify(unit.abilities);
  return {
    ...unit,
    card: card?.id ?? unit.card,
    side: internSide(unit.side),
    type: combatTypeOf(unit.type),
    facing: FACINGS.find((known) => known === unit.facing) ?? unit.facing,
    abilities: isAsPrinted ? card.abilities : unit.abilities,
  };
}
