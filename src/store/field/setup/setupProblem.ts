import type { FieldCatalog } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import { SIDES, type Side } from '../../../kernel/sides';
import { groundOf } from '../../../skirmish/begin/begin';
import { spawnsOf } from '../../../skirmish/begin/placeSquads';
import type { FieldBook, FieldMap } from '../../../skirmish/model/book';
import { HUMAN } from '../fieldSeatsSlice';
import type { FieldSetup } from './fieldSetup';
import { bookFor, mapFor } from './setupBook';
import { costOf } from './squads';

/** Why a battle can't begin as it is set up. */
export type SetupProblem =
  | { readonly kind: 'rules'; readonly id: string; readonly message: string }
  | { readonly kind: 'battlefield'; readonly id: string }
  | { readonly kind: 'seat'; readonly side: Side; readonly seat: string }
  | {
      readonly kind: 'size';
      readonly side: Side;
      readonly least: number;
      readonly most: number;
      readonly count: number;
    }
  | { readonly kind: 'unit'; readonly side: Side; readonly unit: string }
  | { readonly kind: 'cost'; readonly side: Side; readonly cost: number; readonly credits: number }
  | { readonly kind: 'places'; readonly side: Side; readonly places: number; readonly count: number };

/** Everything that keeps a set-up from beginning; empty when it may. */
export function setupProblems(catalog: FieldCatalog, setup: FieldSetup): readonly SetupProblem[] {
  const seats = SIDES.filter((side) => !isSeat(catalog, setup.seats[side])).map(
    (side): SetupProblem => ({ kind: 'seat', side, seat: setup.seats[side] }),
  );
  const book = bookFor(catalog, setup);
  if (!book.ok) return [{ kind: 'rules', id: setup.rules, message: book.refusal.message }, ...seats];
  const squads = SIDES.flatMap((side) => squadProblem(book.value, setup.squads[side], side) ?? []);
  const map = mapFor(catalog, setup);
  if (map === null) return [{ kind: 'battlefield', id: setup.battlefield }, ...squads, ...seats];
  return [...squads, ...crowded(book.value, map, setup), ...seats];
}

/** What the engine's own question says, part by part, so that every language can tell it. */
export function squadProblem({ rules, units }: FieldBook, squad: readonly string[], side: Side): SetupProblem | null {
  const { credits, least, most } = rules.muster;
  const count = squad.length;
  if (count < least || count > most) return { kind: 'size', side, least, most, count };
  const unit = squad.find((kind) => lookUp(units, kind) === undefined);
  if (unit !== undefined) return { kind: 'unit', side, unit };
  const cost = costOf({ units }, squad);
  return cost > credits ? { kind: 'cost', side, cost, credits } : null;
}

function crowded(book: FieldBook, map: FieldMap, { squads }: FieldSetup): SetupProblem[] {
  const spawns = spawnsOf(book, map, groundOf(book, map));
  return SIDES.flatMap((side): SetupProblem[] => {
    const [places, count] = [spawns[side].length, squads[side].length];
    return places < count ? [{ kind: 'places', side, places, count }] : [];
  });
}

/** A person, or an opponent by level and strategy. */
export function isSeat({ levels, strategies }: FieldCatalog, seat: string): boolean {
  if (seat === HUMAN) return true;
  const [level = '', ...rest] = seat.split('-');
  if (lookUp(levels, level) === undefined) return false;
  return rest.length === 0 || lookUp(strategies, rest.join('-')) !== undefined;
}
