import { type Book, cardIn } from '../battle/book';
import type { Card, CardId } from '../battle/card';
import { combatTypeOf } from '../battle/combatType';
import type { Observation } from '../battle/observe';
import { FACINGS } from '../battle/position';
import type { Unit } from '../battle/unit';
import { type BySide, bySide, SIDES, type Side } from '../kernel/sides';

/**
 * What crossed into a worker, in the words and lists of the code and the book that are there. A text that arrived is another
 * text with the same letters, and search, which compares words by the million, would compare them letter by letter; what a
 * card's abilities amount to is known by the identity of their list. Without this a thought takes a third longer.
 */
export function arrived(book: Book, seen: Observation): Observation {
  const named = (ids: readonly CardId[]): CardId[] => ids.map((id) => cardIn(book, id)?.id ?? id);
  const bothNamed = (both: BySide<readonly CardId[]>) => bySide((side) => named(both[side]));
  return {
    ...seen,
    side: ownSide(seen.side),
    phase: seen.phase === 'battle' ? 'battle' : 'mulligan',
    turn: ownSide(seen.turn),
    units: seen.units.map((unit) => ownUnit(unit, cardIn(book, unit.card))),
    hand: named(seen.hand),
    ownDeckSorted: named(seen.ownDeckSorted),
    discards: bothNamed(seen.discards),
  };
}

function ownSide(side: Side): Side {
  return SIDES.find((known) => known === side) ?? side;
}

/** A unit keeps its own abilities where its card was edited since. */
function ownUnit(unit: Unit, card: Card | undefined): Unit {
  const isAsPrinted = card !== undefined && JSON.stringify(card.abilities) === JSON.stringify(unit.abilities);
  return {
    ...unit,
    card: card?.id ?? unit.card,
    side: ownSide(unit.side),
    type: combatTypeOf(unit.type),
    facing: FACINGS.find((known) => known === unit.facing) ?? unit.facing,
    abilities: isAsPrinted ? card.abilities : unit.abilities,
  };
}
