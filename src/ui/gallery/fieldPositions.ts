import { catalog } from 'virtual:ninekeep/field';
import { bookOfRules } from '../../content/field/book';
import { freshUnit } from '../../skirmish/begin/begin';
import type { FieldBook } from '../../skirmish/model/book';
import type { FieldGround, FieldUnit } from '../../skirmish/model/state';

/** The book of a rule set, as the gallery shows it. */
export function galleryBook(rules: string): FieldBook {
  const face = catalog.rules[rules];
  const book = face === undefined ? null : bookOfRules(catalog, face);
  if (book === null || !book.ok) throw new Error(`no book of ${rules}`);
  return book.value;
}

/** A piece of ground, three cells each way, of open ground and what is put on it. */
export function sampleGround(
  terrain: string,
  cells: readonly number[],
  changes: Partial<FieldGround> = {},
): FieldGround {
  return {
    width: 3,
    height: 3,
    terrain: Array.from({ length: 9 }, (_, cell) => (cells.includes(cell) ? terrain : 'normal')),
    elevation: Array.from({ length: 9 }, () => 0),
    obstacles: [],
    areas: [],
    ...changes,
  };
}

/** A unit with its whole turn before it. */
export function sampleUnit(book: FieldBook, kind: string, own: boolean, changes: Partial<FieldUnit> = {}): FieldUnit {
  const fresh = freshUnit(book, kind, kind, own ? 'left' : 'right');
  const { actions, steps } = book.rules.economy;
  const full = typeof actions === 'number' ? actions : (book.units[kind]?.stats[actions] ?? 0);
  return { ...fresh, actions: full, movement: 4, steps, attacks: 1, hasReaction: true, facing: 'north', ...changes };
}
