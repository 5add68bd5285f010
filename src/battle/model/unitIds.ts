import type { CardId } from './card';
import type { Unit, UnitId } from './unit';

/** A card's first unit has the card's name, the next ones a number behind it. */
export function numbered(card: CardId, number: number): UnitId {
  return number === 1 ? card : `${card}-${number}`;
}

/** An id is never used twice in a battle, also not by another card whose name ends in a number. */
export function nextUnitId(used: readonly UnitId[], card: CardId): UnitId {
  let number = 1;
  while (used.includes(numbered(card, number))) number++;
  return numbered(card, number);
}

/**
 * The ids that are gone where a battle starts with units on the board. They count for their cards whatever they are called:
 * the next sword after one is `sword-2`.
 */
export function idsUsedBy(units: readonly Pick<Unit, 'id' | 'card'>[]): UnitId[] {
  const used = new Set<UnitId>();
  const counts = new Map<CardId, number>();
  for (const { id, card } of units) {
    const count = (counts.get(card) ?? 0) + 1;
    counts.set(card, count);
    used.add(id).add(numbered(card, count));
  }
  return [...used];
}
