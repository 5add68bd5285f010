import type { AbilityUse, Effect, EffectName, Flag } from '../../../src/battle/abilities/vocabulary';
import type { Book } from '../../../src/battle/model/book';
import type { Unit } from '../../../src/battle/model/unit';

/** What a unit's abilities say, read from their data and not from what the rules make of it. */

type Part = { readonly effect: Effect; readonly condition?: unknown };

function partsOf({ abilities }: Book, unit: Unit): readonly Part[] {
  return usesOf(unit).flatMap(({ id }) => abilities[id]?.parts ?? []);
}

/** Printed and granted. */
function usesOf({ abilities, grants = [] }: Unit): readonly AbilityUse[] {
  return [...abilities, ...grants];
}

export function hasEffect(book: Book, unit: Unit, name: EffectName): boolean {
  return partsOf(book, unit).some(({ effect }) => name in effect);
}

/** Whether a flag holds; `sometimes` when a condition decides. */
export function flagOf(book: Book, unit: Unit, flag: Flag): 'always' | 'sometimes' | 'never' {
  const parts = partsOf(book, unit).filter(({ effect }) => 'flag' in effect && effect.flag === flag);
  if (parts.length === 0) return 'never';
  return parts.some(({ condition }) => condition === undefined) ? 'always' : 'sometimes';
}

/** The numbers of one effect, the card's own number put in where the ability says "value". */
export function amountsOf(book: Book, unit: Unit, name: 'leastMove' | 'addMove' | 'reachColumns'): number[] {
  return usesOf(unit).flatMap(({ id, value }) => {
    const ability = book.abilities[id];
    return (ability?.parts ?? []).flatMap(({ effect }) => {
      const amount = name in effect ? (Reflect.get(effect, name) as number | 'value') : null;
      return amount === 'value' ? (value ?? ability?.value ?? 0) : (amount ?? []);
    });
  });
}
