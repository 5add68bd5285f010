import { cellNumber, isInside } from '../../../core/geometry/grid';
import { isSamePosition } from '../../../core/geometry/position';
import { lookUp } from '../../../kernel/dispatch';
import { freshUnit } from '../../../skirmish/begin/begin';
import { fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import type { FieldBook, FieldMap } from '../../../skirmish/model/book';
import { isKnownFacing } from '../../../skirmish/model/facing';
import type { FieldGround, FieldUnit } from '../../../skirmish/model/state';
import { quoted } from '../../json/document';
import { blame, blameWord, type Reading } from '../../scenario/reading';
import { cellText } from '../schema/leaves';
import type { FieldScenarioFile } from './scenarioSchema';
import type { FieldUnitSketch } from './unitSchema';

/** The units of a scenario without the counters of their turn; those that can't be are blamed and left out. */
export function scenarioUnits(
  reading: Reading<FieldScenarioFile>,
  book: FieldBook,
  map: FieldMap,
  ground: FieldGround,
): FieldUnit[] {
  const units: FieldUnit[] = [];
  (reading.scenarioFile.units ?? []).forEach((sketch, index) => {
    if (lookUp(book.units, sketch.unit) === undefined) {
      blameWord(reading, ['units', index, 'unit'], 'unit', sketch.unit, book.units);
      return;
    }
    const unit = unitOf(book, map, sketch);
    blameUnit(reading, book, ground, units, unit, index);
    units.push(unit);
  });
  return units;
}

function unitOf(book: FieldBook, map: FieldMap, sketch: FieldUnitSketch): FieldUnit {
  const unit = freshUnit(book, sketch.id, sketch.unit, sketch.side);
  const { moved = false, attacked = false } = sketch;
  return {
    ...unit,
    position: sketch.at,
    facing: sketch.facing ?? map.facing?.[sketch.side] ?? unit.facing,
    health: sketch.health ?? unit.health,
    isHidden: sketch.hidden ?? false,
    stance: sketch.stance ?? unit.stance,
    hasMoved: moved,
    hasAttacked: attacked,
    hasBegun: moved || attacked,
    hasReaction: sketch.reaction ?? true,
    cooldowns: sketch.cooldowns ?? {},
    uses: sketch.uses ?? {},
    shaken: sketch.shaken === true ? 1 : 0,
    isExposed: sketch.exposed ?? false,
    hasWavered: sketch.wavered ?? false,
  };
}

function blameUnit(
  reading: Reading<FieldScenarioFile>,
  book: FieldBook,
  ground: FieldGround,
  others: readonly FieldUnit[],
  unit: FieldUnit,
  index: number,
): void {
  const path = ['units', index];
  const full = freshUnit(book, unit.id, unit.kind, unit.side).health;
  if (others.some(({ id }) => id === unit.id)) {
    blame(reading, [...path, 'id'], `another unit is called ${quoted(unit.id)}`);
  }
  if (unit.health > full) blame(reading, [...path, 'health'], `health must be at most ${full}, its full health`);
  const { facing, stances } = book.rules;
  if (facing !== undefined && !isKnownFacing(facing, unit.facing)) {
    blame(reading, [...path, 'facing'], `this rule set knows no ${unit.facing}`);
  }
  if (unit.stance !== 'balanced' && stances?.[unit.stance] === undefined) {
    blame(reading, [...path, 'stance'], 'this rule set knows no such stance');
  }
  blamePlace(reading, book, ground, others, unit, index);
}

function blamePlace(
  reading: Reading<FieldScenarioFile>,
  book: FieldBook,
  ground: FieldGround,
  others: readonly FieldUnit[],
  { position }: FieldUnit,
  index: number,
): void {
  if (position === null) return;
  const path = ['units', index, 'at'];
  const { x, y } = position;
  if (!isInside(ground, x, y)) {
    blame(reading, path, `${cellText(position)} is not on the board of ${ground.width}x${ground.height}`);
    return;
  }
  const other = others.find((standing) => standing.position !== null && isSamePosition(standing.position, position));
  if (other !== undefined) blame(reading, path, `the unit ${quoted(other.id)} already stands on this cell`);
  if (fieldSurvey(book, ground).cells[cellNumber(ground, x, y)]?.blocksMovement === true) {
    blame(reading, path, 'nobody can stand on this cell: it is blocked');
  }
}
