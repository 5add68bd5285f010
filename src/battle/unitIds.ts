import type { CardId } from './card';
import type { Unit, UnitId } from './unit';

/** A card's first unit has the card's name, the next ones a number behind it. */
export function numbered(card: CardId, number: number): UnitId {
  return number === 1 ? card : `${card}-${number}`;
}

/** The second units, which are common: a text that is put together anew is compared with others letter by letter. */
const SECOND = new Map<CardId, UnitId>();

function secondOf(card: CardId): UnitId {
  const known = SECOND.get(card);
  if (known !== undefined) return known;
  const second = numbered(card, 2);
  SECOND.set(card, second);
  return second;
}

/** An id is never used twice in a battle, also not by another card whose name ends in a number. */
export function nextUnitId(used: readonly UnitId[], card: CardId): UnitId {
  if (!isUsed(used, card)) return card;
  const second = secondOf(card);
  if (!isUsed(used, second)) return second;
  let number = 3;
  while (isUsed(used, numbered(card, number))) number++;
  return numbered(card, number);
}

function isUsed(used: readonly UnitId[], id: UnitId): boolean {
  for (let index = 0; index < used.length; index++) if (used[index] === id) return true;
  return false;
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
