import type { FieldMap, PlacedArea } from '../../skirmish/model/book';
import type { AreaEffect, FieldBattlefieldFace, FieldCatalog } from './catalog';
import { glyphTables, OPEN_GROUND, obstaclesOn, sizeOf } from './fieldGround';

/** The battlefields whose ground is all known, as one rule set plays on them. */
export function mapsOf(catalog: FieldCatalog, rules: string): Readonly<Record<string, FieldMap>> {
  const maps = Object.values(catalog.battlefields).flatMap((face) => mapOf(catalog, face, rules) ?? []);
  return Object.fromEntries(maps.map((map) => [map.id, map]));
}

/** Null while the file of some of its ground is broken. */
export function mapOf(catalog: FieldCatalog, face: FieldBattlefieldFace, rules: string): FieldMap | null {
  const glyphs = glyphTables(Object.values(catalog.terrain), Object.values(catalog.obstacles));
  const { width, height } = sizeOf(face);
  const cells = [...face.rows.join('')];
  const terrain = cells.flatMap((glyph) => {
    return glyphs.terrain.get(glyph)?.id ?? (glyphs.obstacles.has(glyph) ? OPEN_GROUND : []);
  });
  const obstacles = obstaclesOn(face, glyphs);
  if (terrain.length !== cells.length || obstacles.some(({ kind }) => !Object.hasOwn(catalog.obstacles, kind)))
    return null;
  if (obstacles.length > 0 && !Object.hasOwn(catalog.terrain, OPEN_GROUND)) return null;
  const opening = openingOf(face, rules);
  return {
    id: face.id,
    width,
    height,
    terrain,
    elevation: face.elevation === undefined ? cells.map(() => 0) : [...face.elevation.join('')].map(Number),
    obstacles,
    ...(face.control === undefined ? {} : { control: face.control }),
    ...(face.spawns === undefined ? {} : { spawns: face.spawns }),
    ...(face.facing === undefined ? {} : { facing: face.facing }),
    areas: (face.areaEffects ?? []).map(areaOf),
    ...(opening === undefined ? {} : { opening }),
  };
}

function openingOf({ opening }: FieldBattlefieldFace, rules: string): number | undefined {
  if (typeof opening !== 'object') return opening;
  return Object.hasOwn(opening, rules) ? opening[rules] : undefined;
}

function areaOf({ area, at, effect, rounds }: AreaEffect): PlacedArea {
  return { ...area, ...effect, at, rounds };
}
