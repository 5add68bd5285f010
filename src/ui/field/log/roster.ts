import { opponentOf } from '../../../kernel/sides';
import type { FieldObservation } from '../../../skirmish/view/observe';
import type { FieldNarrator } from '../../../words/field/narrator';

/** Everybody who may be named: who is seen now, and the enemies that were met. Who was met first keeps its number. */
export function rosterOf({ side, field, met }: FieldObservation): FieldNarrator['units'] {
  const enemy = opponentOf(side);
  const known = Object.entries(met).map(([id, { kind }]) => ({ id, kind, side: enemy }));
  const isMet = (id: string) => known.some((unit) => unit.id === id);
  return [...known, ...field.units.filter(({ id }) => !isMet(id))];
}
