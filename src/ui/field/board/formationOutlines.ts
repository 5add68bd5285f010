import { facesAlong } from '../../../core/formations/detection';
import { DIRECTIONS, type Direction } from '../../../core/geometry/direction';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import type { FieldBook } from '../../../skirmish/model/book';
import { fieldUnitAt } from '../../../skirmish/model/state';
import type { FieldObservation } from '../../../skirmish/view/observe';
import { membersOf } from '../rail/formationFacts';

/** A formation as it is drawn on the field. */
export interface FormationOutline {
  readonly id: number;
  /** Where it is meant to stand. */
  readonly cells: readonly Position[];
  readonly integrity: number;
  readonly name: string;
  readonly isOwn: boolean;
  /** Its middle, where nobody stands. */
  readonly heart: Position | null;
  /** Own members in place that must look along with it: the ways in which they may look. */
  readonly fans: readonly { readonly at: Position; readonly directions: readonly Direction[] }[];
  /** Own members that weaken it, where they stand. */
  readonly faults: readonly Position[];
  /** The cell on which its name is written: one beside it with nobody on it or next to it, where there is one. */
  readonly label: Position;
}

/** The formations that the viewer sees; what is wrong with an enemy's is not one's own to mend. */
export function formationOutlines(
  book: FieldBook,
  { field, side }: FieldObservation,
  nameOf: (id: string) => string,
): readonly FormationOutline[] {
  return field.formations.map((formation) => {
    const members = membersOf(book, field, formation);
    const isOwn = formation.side === side;
    const { id, integrity, anchor, facing } = formation;
    const standing = isOwn ? members.flatMap(({ unit, ...facts }) => placed(unit?.position ?? null, facts)) : [];
    return {
      id,
      integrity,
      isOwn,
      name: nameOf(formation.formation),
      cells: members.map(({ place }) => place),
      heart: isOwn && fieldUnitAt(field, anchor.x, anchor.y) === null ? anchor : null,
      fans: standing
        .filter(({ at, place, slot }) => slot.maximumTurn !== undefined && isSamePosition(at, place))
        .map(({ at, slot }) => ({ at, directions: DIRECTIONS.filter((way) => facesAlong(slot, way, facing)) })),
      faults: standing.filter(({ fault }) => fault !== null).map(({ at }) => at),
      label: labelOf(
        members.map(({ place }) => place),
        anchor,
        field,
      ),
    };
  });
}

function labelOf(cells: readonly Position[], anchor: Position, field: FieldObservation['field']): Position {
  const { height } = field.ground;
  const isFree = ({ x, y }: Position) =>
    y >= 0 && y < height && [x - 1, x, x + 1].every((near) => fieldUnitAt(field, near, y) === null);
  const below = cells.map(({ x, y }) => ({ x, y: y + 1 })).sort((a, b) => b.y - a.y);
  const above = cells.map(({ x, y }) => ({ x, y: y - 1 })).sort((a, b) => a.y - b.y);
  return [...below, ...above, anchor].find(isFree) ?? below[0] ?? anchor;
}

function placed<Facts>(at: Position | null, facts: Facts): (Facts & { readonly at: Position })[] {
  return at === null ? [] : [{ ...facts, at }];
}
