import { placeOf } from '../../../skirmish/formations/bonuses';
import type { FieldObservation } from '../../../skirmish/view/observe';
import type { FormationOutline } from './MarksLayer';

/** Where the formations that the viewer sees are meant to stand. */
export function formationOutlines(
  { field, side }: FieldObservation,
  nameOf: (id: string) => string,
): readonly FormationOutline[] {
  return field.formations.map((formation) => ({
    id: formation.id,
    cells: formation.members.map((member) => placeOf(formation, member)),
    integrity: formation.integrity,
    name: nameOf(formation.formation),
    isOwn: formation.side === side,
  }));
}
