import type { FieldCatalog } from '../../../content/field/catalog';
import { type BySide, bySide, OPPONENT } from '../../../kernel/sides';
import type { SkirmishStart } from '../../../skirmish/begin/begin';
import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishState } from '../../../skirmish/model/state';
import { type FieldSeat, fieldSeatsTaken } from '../fieldSeatsSlice';
import { selectFieldMatch } from '../fieldSelectors';
import { type FieldMatch, fieldBegun } from '../fieldSlice';
import type { FieldStore } from '../openField';
import { isGeneratedWord } from './battlefieldWord';
import type { FieldSetup } from './fieldSetup';
import { bookFor, mapFor } from './setupBook';
import { type SetupProblem, setupProblems } from './setupProblem';

type Doors = Pick<FieldStore, 'dispatch'>;

/** Begins the battle of a set-up; what keeps it from beginning is answered, and then nothing has changed. */
export function beginField({ dispatch }: Doors, catalog: FieldCatalog, setup: FieldSetup): readonly SetupProblem[] {
  const problems = setupProblems(catalog, setup);
  const book = bookFor(catalog, setup);
  const map = mapFor(catalog, setup);
  if (problems.length > 0 || !book.ok || map === null) return problems;
  const { seed, seats, squads, battlefield } = setup;
  dispatch(fieldSeatsTaken({ seats, seed }));
  const start: SkirmishStart = { type: 'match', seed, squads, map: isGeneratedWord(battlefield) ? map : battlefield };
  dispatch(fieldBegun({ book: book.value, start }));
  return [];
}

/** A position on the board, as a scenario file has it. */
export interface FieldPosition {
  readonly name: string;
  readonly book: FieldBook;
  readonly state: SkirmishState;
}

export function beginPosition({ dispatch }: Doors, position: FieldPosition, seats: BySide<FieldSeat>, seed: number) {
  const { name, book, state } = position;
  dispatch(fieldSeatsTaken({ seats, seed }));
  dispatch(fieldBegun({ book, start: { type: 'position', state }, scenario: name }));
}

/** Whether everybody fights from the side of before. */
export type FieldRematchSides = 'same' | 'swapped';

/** The same players on the same ground with other dice; a position from its beginning. False where there is nothing to begin again. */
export function rematchField(
  { dispatch, getState }: Pick<FieldStore, 'dispatch' | 'getState'>,
  seed: number,
  sides: FieldRematchSides,
): boolean {
  const match = selectFieldMatch(getState());
  const start = match === null ? null : startAgain(match, seed, sides);
  if (match === null || start === null) return false;
  const { seats } = getState().fieldSeats;
  const { book, scenario } = match;
  dispatch(fieldSeatsTaken({ seats: sides === 'same' ? seats : swapped(seats), seed }));
  dispatch(fieldBegun({ book, start, ...(scenario === null ? {} : { scenario }) }));
  return true;
}

/** Where sides are swapped, so are the squads of a match; of a position the seats alone. */
function startAgain({ record: { start }, scenario }: FieldMatch, seed: number, sides: FieldRematchSides) {
  if (start.type === 'position') return scenario === null ? null : start;
  const { squads, map } = start;
  return { type: 'match', seed, map, squads: sides === 'same' ? squads : swapped(squads) } as const;
}

function swapped<Part>(parts: BySide<Part>): BySide<Part> {
  return bySide((side) => parts[OPPONENT[side]]);
}
