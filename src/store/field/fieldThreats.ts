import { reachOf } from '../../ai/field/scene/reach';
import { memoizePerObject } from '../../kernel/memoize';
import { opponentOf } from '../../kernel/sides';
import type { FieldBook } from '../../skirmish/model/book';
import { unitsOf } from '../../skirmish/model/state';
import type { FieldObservation } from '../../skirmish/view/observe';

const threatsIn = memoizePerObject((book: FieldBook) =>
  memoizePerObject(({ field, side }: FieldObservation): readonly number[] => {
    const reaches = unitsOf(field, opponentOf(side)).map((enemy) => reachOf(book, field, enemy).from);
    return field.ground.terrain.map((_, cell) => reaches.filter((from) => (from[cell] ?? 0) > 0).length);
  }),
);

/** How many enemies in sight could strike each cell in their next turn. */
export function threatsOn(book: FieldBook, seen: FieldObservation): readonly number[] {
  return threatsIn(book)(seen);
}
