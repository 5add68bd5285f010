import { placeOnBoard } from '../../../core/formations/placements';
import { isInRing } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import { lookUp } from '../../../kernel/dispatch';
import type { FieldBook, FieldFormation } from '../../../skirmish/model/book';
import type { ActiveFormation, FieldUnit, FormationMember } from '../../../skirmish/model/state';
import { quoted } from '../../json/document';
import { blame, blameWord, type Reading } from '../../scenario/reading';
import type { FieldScenarioFile } from './scenarioSchema';
import type { FormationSketch } from './unitSchema';

/** The formations of a scenario, whole; their integrity is reckoned when the position stands. */
export function scenarioFormations(
  reading: Reading<FieldScenarioFile>,
  book: FieldBook,
  units: readonly FieldUnit[],
): ActiveFormation[] {
  const formations: ActiveFormation[] = [];
  (reading.scenarioFile.formations ?? []).forEach((sketch, index) => {
    const definition = lookUp(book.formations, sketch.formation);
    if (definition === undefined) {
      blameWord(reading, ['formations', index, 'formation'], 'formation', sketch.formation, book.formations);
      return;
    }
    if (formations.some(({ id }) => id === sketch.id)) {
      blame(reading, ['formations', index, 'id'], `another formation is number ${sketch.id}`);
    }
    const formation = formationOf(reading, definition, sketch, index, units);
    const twice = formation?.members.find(({ unit }) =>
      formations.some(({ members }) => members.some((member) => member.unit === unit)),
    );
    if (twice !== undefined) {
      blame(reading, ['formations', index, 'members'], `${quoted(twice.unit)} stands in two formations`);
    }
    if (formation !== null) formations.push(formation);
  });
  return formations;
}

function formationOf(
  reading: Reading<FieldScenarioFile>,
  definition: FieldFormation,
  { id, formation, anchor, facing, members: ids }: FormationSketch,
  index: number,
  units: readonly FieldUnit[],
): ActiveFormation | null {
  const path = ['formations', index, 'members'];
  const { minimum, maximum } = definition;
  if (ids.length < minimum || ids.length > maximum || new Set(ids).size !== ids.length) {
    blame(reading, path, `members must be ${minimum} to ${maximum} different units`);
    return null;
  }
  const found = ids.map((unit) => units.find((candidate) => candidate.id === unit));
  const [first] = found;
  const placeOf = (slot: number): Position | null => {
    const definedSlot = definition.slots[slot];
    return definedSlot === undefined ? null : placeOnBoard(anchor, facing, definedSlot);
  };
  const members: FormationMember[] = [];
  found.forEach((unit, slot) => {
    const member = unit === undefined || unit.side !== first?.side ? null : memberOf(unit, slot, anchor, placeOf);
    if (member === null) blame(reading, [...path, slot], 'no unit of this formation and side stands there');
    else members.push(member);
  });
  if (first === undefined || members.length < ids.length) return null;
  return { id, formation, side: first.side, anchor, facing, members, integrity: 100, hasMarched: false };
}

/** A member beyond the slots keeps its place beside the first slot whose ring it stands in. */
function memberOf(
  { id, position }: FieldUnit,
  slot: number,
  anchor: Position,
  placeOf: (slot: number) => Position | null,
): FormationMember | null {
  const from = (at: Position): Position => ({ x: at.x - anchor.x, y: at.y - anchor.y });
  const place = placeOf(slot);
  if (place !== null) return { unit: id, slot, like: slot, offset: from(place) };
  if (position === null) return null;
  for (let like = 0; ; like++) {
    const near = placeOf(like);
    if (near === null) return null;
    if (isInRing(near, position)) return { unit: id, slot: null, like, offset: from(position) };
  }
}
