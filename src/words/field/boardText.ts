import type { FieldCatalog } from '../../content/field/catalog';
import { getArrow } from '../../core/geometry/direction';
import { isSamePosition, type Position } from '../../core/geometry/position';
import { obstaclesAt } from '../../skirmish/ground/obstacles';
import { fieldUnitAt, type SkirmishState, type StandingUnit } from '../../skirmish/model/state';
import type { FieldObservation } from '../../skirmish/view/observe';

/** How the glyph of a unit's class is found. */
type GlyphOf = (unit: StandingUnit) => string;

const UNKNOWN = '?';

/**
 * The board as text in document 004's manner: Left's units in capitals with their facing, Right's in small letters, terrain and
 * obstacles by the glyphs of their files, the control point in brackets, unknown ground as question marks.
 */
export function boardText(catalog: FieldCatalog, observation: FieldObservation, glyphOf: GlyphOf): string[] {
  const { field } = observation;
  const { width, height } = field.ground;
  const letters = Array.from({ length: width }, (_, x) => ` ${String.fromCharCode(65 + x)} `).join('');
  const rows = Array.from({ length: height }, (_, y) => {
    const cells = Array.from({ length: width }, (_unused, x) => cellText(catalog, observation, glyphOf, { x, y }));
    return `${String(y + 1).padStart(2)} ${cells.join('')}`;
  });
  return [`   ${letters}`, ...rows];
}

function cellText(catalog: FieldCatalog, { field, seen }: FieldObservation, glyphOf: GlyphOf, at: Position): string {
  const unit = fieldUnitAt(field, at.x, at.y);
  const isControl = field.control.some((cell) => isSamePosition(cell, at));
  const around = (text: string) => (isControl ? `[${text}]` : ` ${text} `);
  if (unit !== null) {
    const glyph = glyphOf(unit);
    const named = unit.side === 'left' ? glyph.toUpperCase() : glyph.toLowerCase();
    return `${isControl ? '[' : ' '}${named}${getArrow(unit.facing)}`;
  }
  const isKnown = seen === null || seen[at.y * field.ground.width + at.x] === true;
  return around(isKnown ? groundGlyph(catalog, field, at) : UNKNOWN);
}

function groundGlyph(catalog: FieldCatalog, { ground }: SkirmishState, at: Position): string {
  const [obstacle] = obstaclesAt(ground, at);
  if (obstacle !== undefined) return catalog.obstacles[obstacle.kind]?.glyph ?? '#';
  const terrain = ground.terrain[at.y * ground.width + at.x] ?? '';
  return catalog.terrain[terrain]?.glyph ?? '.';
}

/** Every unit that is known, one line each. */
export function rosterText(
  field: SkirmishState,
  nameOf: (id: string) => string,
  fullHealth: (kind: string) => number,
): string[] {
  return field.units
    .filter((unit): unit is StandingUnit => unit.position !== null)
    .map((unit) => {
      const { id, position, health, kind, facing, actions, movement, stance, isHidden } = unit;
      const at = `${String.fromCharCode(65 + position.x)}${position.y + 1}`;
      const own = unit.side === field.turn ? `, actions ${actions}, movement ${movement}` : '';
      const more = `${stance === 'balanced' ? '' : `, ${stance}`}${isHidden ? ', hidden' : ''}`;
      return `${at.padEnd(4)}${nameOf(id)} ${getArrow(facing)} ${health} of ${fullHealth(kind)}${own}${more}`;
    });
}
