import type { CoverTable } from '../../core/cover/coverTable';
import { COVER_QUALITIES } from '../../core/cover/quality';
import { lookUp } from '../../kernel/dispatch';
import { accepted, type Result, refused } from '../../kernel/result';
import type { FieldBook, FieldFormation } from '../../skirmish/model/book';
import type { Maneuver } from '../../skirmish/model/maneuver';
import type { FieldRuleSet } from '../../skirmish/model/rules';
import type { UnitKind, Weapon } from '../../skirmish/model/unitKind';
import type { FormationFace, ObstacleFace, TerrainFace } from '../catalog';
import {
  type FieldCatalog,
  type FieldRulesFace,
  type FieldUnitFace,
  type ManeuverFace,
  rosterOf,
  type WeaponFace,
} from './catalog';
import { mapsOf } from './maps';

/** Why there is no book: in a change of the rules the pointer says where. */
export interface BookProblem {
  readonly pointer: string;
  readonly message: string;
  readonly suggestion?: string;
}

/** Only what the rules know: new words must not change the book's hash. */
export function bookOfRules(catalog: FieldCatalog, face: FieldRulesFace): Result<FieldBook, BookProblem> {
  const roster = rosterOf(face);
  const weapons = mapped(catalog.weapons[roster] ?? {}, weaponOf);
  const maneuvers = mapped(picked(catalog.maneuvers, face.maneuvers ?? []), maneuverOf);
  const armed = Object.entries(catalog.units[roster] ?? {}).filter(([, unit]) => isArmed(unit, weapons));
  const units = mapped(Object.fromEntries(armed), (unit) => unitOf(unit, maneuvers));
  const missing = face.muster.preset.find((id) => !Object.hasOwn(units, id));
  if (missing !== undefined) {
    const message = `the unit ${missing} of ${roster} can't be played: its file or that of its weapon is wrong or gone`;
    return refused({ pointer: '/muster/preset', message });
  }
  const formations = mapped(picked(catalog.formations, face.formations?.ids ?? []), formationOf);
  return accepted({
    rules: ruleSetOf(face, Object.keys(maneuvers), Object.keys(formations)),
    units,
    weapons,
    maneuvers,
    formations,
    maps: mapsOf(catalog, face.id),
    terrains: Object.values(catalog.terrain).map(terrainOf),
    obstacles: Object.values(catalog.obstacles).map(obstacleOf),
  });
}

/** Without what a broken file has left out. */
function ruleSetOf(
  face: FieldRulesFace,
  maneuverIds: readonly string[],
  formationIds: readonly string[],
): FieldRuleSet {
  const {
    name: _name,
    description: _description,
    translations: _words,
    stats: _stats,
    roster: _roster,
    ...rules
  } = face;
  const { cover, flanking, maneuvers, formations } = rules;
  return {
    ...rules,
    ...(cover === undefined ? {} : { cover: wordlessCover(cover) }),
    ...(flanking === undefined ? {} : { flanking: withoutDescription(flanking) }),
    ...(maneuvers === undefined ? {} : { maneuvers: maneuvers.filter((id) => maneuverIds.includes(id)) }),
    ...(formations === undefined
      ? {}
      : { formations: { ...formations, ids: formations.ids.filter((id) => formationIds.includes(id)) } }),
  };
}

function wordlessCover(cover: CoverTable): CoverTable {
  const levels = COVER_QUALITIES.map((level) => [level, { ...cover[level], name: level }] as const);
  return Object.fromEntries(levels) as unknown as CoverTable;
}

function withoutDescription<Part extends { readonly description?: string }>({ description: _words, ...part }: Part) {
  return part;
}

function isArmed({ weapon, sidearm }: FieldUnitFace, weapons: Readonly<Record<string, Weapon>>): boolean {
  return Object.hasOwn(weapons, weapon) && (sidearm === undefined || Object.hasOwn(weapons, sidearm));
}

function weaponOf({ name: _name, translations: _words, rules: _rules, ...weapon }: WeaponFace): Weapon {
  return weapon;
}

function maneuverOf({ name: _name, description: _description, translations: _words, ...rest }: ManeuverFace): Maneuver {
  return rest;
}

function unitOf(face: FieldUnitFace, known: Readonly<Record<string, Maneuver>>): UnitKind {
  const { name: _name, translations: _words, rules: _rules, glyph: _glyph, maneuvers, ...unit } = face;
  if (maneuvers === undefined) return unit;
  return { ...unit, maneuvers: maneuvers.filter((id) => Object.hasOwn(known, id)) };
}

function formationOf({ translations: _words, ...formation }: FormationFace): FieldFormation {
  return { ...formation, name: formation.id, description: '' };
}

function terrainOf({ translations: _words, ...terrain }: TerrainFace) {
  return { ...terrain, name: terrain.id };
}

function obstacleOf({ translations: _words, glyph: _glyph, ...obstacle }: ObstacleFace) {
  return { ...obstacle, name: obstacle.id };
}

function picked<Face>(table: Readonly<Record<string, Face>>, ids: readonly string[]): Record<string, Face> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const face = lookUp(table, id);
      return face === undefined ? [] : [[id, face] as const];
    }),
  );
}

function mapped<Face, Part>(table: Readonly<Record<string, Face>>, part: (face: Face) => Part): Record<string, Part> {
  return Object.fromEntries(Object.entries(table).map(([id, face]) => [id, part(face)]));
}
