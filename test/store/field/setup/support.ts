import fc from 'fast-check';
import type { FieldBook } from '../../../../src/skirmish/model/book';
import { generatedWord } from '../../../../src/store/field/setup/battlefieldWord';
import type { FieldSetup } from '../../../../src/store/field/setup/fieldSetup';
import { bookFor } from '../../../../src/store/field/setup/setupBook';
import { fieldCatalog } from '../../../skirmish/support/books';

export const CATALOG = fieldCatalog();

export function bookOf(rules: string, fog = false): FieldBook {
  const book = bookFor(CATALOG, { rules, victory: 'control', fog });
  if (!book.ok) throw new Error(book.refusal.message);
  return book.value;
}

const seed = fc.nat({ max: 4_294_967_295 });
const cells = fc.integer({ min: 5, max: 16 });
const ground = fc.oneof(
  fc.constantFrom(...Object.keys(CATALOG.battlefields)),
  fc.record({ seed, width: cells, height: cells }).map(generatedWord),
);
const opponent = fc
  .tuple(fc.constantFrom(...Object.keys(CATALOG.levels)), fc.constantFrom('', ...Object.keys(CATALOG.strategies)))
  .map(([level, strategy]) => (strategy === '' ? level : `${level}-${strategy}`));
const seat = fc.oneof(fc.constant('human'), opponent);

/** Any set-up of known things; its squads may be too dear. */
export const anySetup: fc.Arbitrary<FieldSetup> = fc.constantFrom(...Object.keys(CATALOG.rules)).chain((rules) => {
  const squad = fc.array(fc.constantFrom(...Object.keys(bookOf(rules).units)), { maxLength: 8 });
  return fc.record({
    seed,
    rules: fc.constant(rules),
    battlefield: ground,
    victory: fc.constantFrom('control' as const, 'last' as const),
    fog: fc.boolean(),
    squads: fc.record({ left: squad, right: squad }),
    seats: fc.record({ left: seat, right: seat }),
  });
});
