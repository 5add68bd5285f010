import { memoizePerObject } from '../../kernel/memoize';
import type { PackedGame } from '../../kernel/packing/packedGame';
import { SIDES } from '../../kernel/sides';
import type { SkirmishStart } from '../../skirmish/begin/begin';
import type { FieldBook } from '../../skirmish/model/book';
import type { SkirmishEvent } from '../../skirmish/model/events';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { SkirmishRefusal } from '../../skirmish/model/refusals';
import type { SkirmishState } from '../../skirmish/model/state';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import type { LessonRefusal } from '../lessons/lessonRefusal';

/** What the open field is made of, for packing. */
export interface FieldToPack {
  readonly book: FieldBook;
  readonly start: SkirmishStart;
  readonly state: SkirmishState;
  readonly order: SkirmishOrder;
  readonly event: SkirmishEvent;
  readonly refusal: SkirmishRefusal | LessonRefusal;
}

export const packedField: PackedGame<FieldToPack> = {
  gameOf: (book) => skirmishEngineFor(book).game,
  // Both sides deploy at once; afterwards an order is that of whoever's turn it is.
  legalOrders: (book, state) => {
    const { legalOrders } = skirmishEngineFor(book);
    return state.phase === 'deployment'
      ? SIDES.flatMap((side) => legalOrders(state, side))
      : legalOrders(state, state.turn);
  },
  roundOf: ({ round }) => round,
  dictionary: memoizePerObject(({ units, maps, terrains, obstacles, maneuvers, formations }: FieldBook) => [
    ...Object.keys(units).sort(),
    ...Object.keys(maps).sort(),
    ...terrains.map(({ id }) => id),
    ...obstacles.map(({ id }) => id),
    ...Object.keys(maneuvers).sort(),
    ...Object.keys(formations).sort(),
    ...['type', 'match', 'seed', 'squads', 'left', 'right', 'map', 'x', 'y', 'unit', 'path', 'to', 'move'],
  ]),
};
