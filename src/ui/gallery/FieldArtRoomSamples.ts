import { catalog } from 'virtual:ninekeep/field';
import { bookOfRules } from '../../content/field/book';
import { DIRECTIONS } from '../../core/geometry/direction';
import { begin, freshUnit } from '../../skirmish/begin/begin';
import { fieldSurvey } from '../../skirmish/ground/fieldSurvey';
import type { FieldBook } from '../../skirmish/model/book';
import type { FieldGround, FieldUnit, SkirmishState } from '../../skirmish/model/state';
import { seenCells } from '../../skirmish/sight/visible';
import type { FieldObservation } from '../../skirmish/view/observe';

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

/** Two squads in the middle of a battlefield, every unit in another state, as Left sees them. */
export function sampleView(book: FieldBook, map: string): FieldObservation {
  const { preset } = book.rules.muster;
  const { state } = begin(book, { type: 'match', seed: 7, squads: { left: preset, right: preset }, map });
  const free = freeCells(book, state);
  const units = state.units.map((unit, index) => {
    const position = free[Math.floor((index * free.length) / state.units.length)] ?? null;
    const facing = DIRECTIONS[(unit.side === 'left' ? 1 + (index % 3) : 5 + (index % 3)) % 8] ?? 'north';
    const health = Math.max(1, Math.round(unit.health * (1 - (index % 4) / 4)));
    const changes = { position, facing, health, hasMoved: index % 3 === 1, isHidden: false };
    return { ...sampleUnit(book, unit.kind, unit.side === 'left', changes), id: unit.id };
  });
  const field: SkirmishState = { ...state, phase: 'battle', units };
  const lit = seenCells(book, field, 'left');
  const seen = lit.map((isLit, cell) => isLit || cell >= (lit.length * 2) / 3);
  return { side: 'left', field, seen: book.rules.fog === undefined ? null : seen, met: {} };
}

/** Cells of the middle rows on which somebody can stand. */
function freeCells(book: FieldBook, { ground }: SkirmishState): { readonly x: number; readonly y: number }[] {
  const { cells } = fieldSurvey(book, ground);
  return cells.flatMap(({ blocksMovement }, cell) => {
    const [x, y] = [cell % ground.width, Math.floor(cell / ground.width)];
    const isMiddle = Math.abs(y - ground.height / 2) < 3 && Math.abs(x - ground.width / 2) < 4;
    return isMiddle && !blocksMovement ? [{ x, y }] : [];
  });
}
