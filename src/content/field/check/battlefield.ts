import { unknownWord } from '../../check/references';
import { quoted } from '../../json/document';
import type { ContentFile } from '../../load/contentFile';
import type { Problem } from '../../problems/problem';
import type { FieldBattlefieldFace } from '../catalog';
import { sizeOf } from '../fieldGround';
import { cellText } from '../schema/leaves';
import { LARGEST_BOARD, SMALLEST_BOARD } from '../schema/limits';
import { type KnownGround, type KnownToBattlefields, standsOnNothing } from './groundFacts';
import { problem } from './known';
import { unknownSets } from './opponents';
import { startProblems } from './starts';

type BattlefieldFile = ContentFile<FieldBattlefieldFace>;

/** Later questions need what earlier ones have settled: a cell of a ragged map is nowhere. */
export function fieldBattlefieldProblems(file: BattlefieldFile, known: KnownToBattlefields): Problem[] {
  const wrong = groundProblems(file, known);
  if (wrong.length > 0) return wrong;
  const opening = wrongOpening(file, known);
  return opening.length > 0 || standsOnNothing(file.content, known) ? opening : startProblems(file, known);
}

/** What is wrong with a map and what lies on it. */
export function groundProblems(file: BattlefieldFile, known: KnownGround): Problem[] {
  const ragged = raggedRows(file);
  return ragged.length > 0 ? ragged : [...unknownGlyphs(file, known), ...wrongObstacles(file, known), ...outside(file)];
}

function raggedRows(file: BattlefieldFile): Problem[] {
  const { rows, elevation } = file.content;
  const { width, height } = sizeOf(file.content);
  if (width < SMALLEST_BOARD) {
    return [problem(file, ['rows', 0], `a row must have ${SMALLEST_BOARD} to ${LARGEST_BOARD} glyphs`)];
  }
  const wrong = (key: string, list: readonly string[]) =>
    list.flatMap((row, index) =>
      row.length === width
        ? []
        : [problem(file, [key, index], `this row must be as long as the first of the map, ${width}`)],
    );
  if (elevation !== undefined && elevation.length !== height) {
    return [problem(file, ['elevation'], `elevation must have as many rows as the map, ${height}`)];
  }
  return [...wrong('rows', rows), ...wrong('elevation', elevation ?? [])];
}

function unknownGlyphs(file: BattlefieldFile, { glyphs, isComplete }: KnownGround): Problem[] {
  // A broken file may be the one that was meant: the battlefield is not to blame.
  if (!isComplete) return [];
  const all = [...glyphs.terrain.keys(), ...glyphs.obstacles.keys()];
  return file.content.rows.flatMap((row, index) =>
    [...new Set(row)]
      .filter((glyph) => !all.includes(glyph))
      .map((glyph) => {
        const message = `no terrain and no obstacle has the glyph ${quoted(glyph)}: use ${all.join(' ')}`;
        return problem(file, ['rows', index], message);
      }),
  );
}

function wrongObstacles(file: BattlefieldFile, { obstacleIds }: KnownGround): Problem[] {
  return (file.content.obstacles ?? []).flatMap(({ kind }, index) =>
    unknownWord(file, ['obstacles', index, 'kind'], 'obstacle', kind, obstacleIds),
  );
}

/** Cells that the file names and the board doesn't have. */
function outside(file: BattlefieldFile): Problem[] {
  const { obstacles = [], control = [], spawns, areaEffects = [] } = file.content;
  const { width, height } = sizeOf(file.content);
  const named = [
    ...obstacles.flatMap(({ positions }, index) =>
      positions.map((cell, place) => ({ cell, path: ['obstacles', index, 'positions', place] })),
    ),
    ...control.map((cell, index) => ({ cell, path: ['control', index] })),
    ...Object.entries(spawns ?? {}).flatMap(([side, cells]) =>
      cells.map((cell, index) => ({ cell, path: ['spawns', side, index] })),
    ),
    ...areaEffects.map(({ at }, index) => ({ cell: at, path: ['areaEffects', index, 'at'] })),
  ];
  return named
    .filter(({ cell }) => cell.x >= width || cell.y >= height)
    .map(({ cell, path }) => problem(file, path, `${cellText(cell)} is not on the board of ${width}x${height}`));
}

function wrongOpening(file: BattlefieldFile, { rules }: KnownToBattlefields): Problem[] {
  const { opening } = file.content;
  return typeof opening === 'object' ? unknownSets(file, 'opening', Object.keys(opening), rules) : [];
}
