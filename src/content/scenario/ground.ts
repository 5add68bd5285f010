import type { JSONPath } from 'jsonc-parser';
import type { Book, TerrainId } from '../../battle/model/book';
import { cellIndex, POSITIONS } from '../../battle/model/position';
import { OPEN_TERRAIN, type Wall } from '../../battle/model/state';
import type { Terrain } from '../../core/ground/terrain';
import { lookUp } from '../../kernel/dispatch';
import { quoted } from '../json/document';
import { blame, blameWord, type Reading } from './reading';

/** How a wall that an ability has raised is drawn. */
const WALL_GLYPH = '#';

export interface ScenarioGround {
  readonly ground: readonly TerrainId[];
  readonly walls: readonly Wall[];
  readonly secondSupplyRounds: number;
}

/** The battlefield with its walls standing. */
export function scenarioGround(reading: Reading, book: Book): ScenarioGround {
  const { ground: bare, secondSupplyRounds } = bareGround(reading, book);
  const ground = [...bare];
  const walls = (reading.scenarioFile.walls ?? []).map(({ at, health, under }, index): Wall => {
    const cell = cellIndex(at.row, at.col);
    const path = ['walls', index];
    if (ground[cell] !== bare[cell]) blame(reading, [...path, 'at'], 'another wall stands on this cell');
    ground[cell] = terrainOf(book, WALL_GLYPH)?.id ?? OPEN_TERRAIN;
    const terrain = under === undefined ? bare[cell] : namedTerrain(reading, book, [...path, 'under'], under);
    return { ...at, health, under: terrain === ground[cell] ? OPEN_TERRAIN : (terrain ?? OPEN_TERRAIN) };
  });
  return { ground, walls, secondSupplyRounds };
}

function bareGround(reading: Reading, book: Book): Pick<ScenarioGround, 'ground' | 'secondSupplyRounds'> {
  const { battlefield } = reading.scenarioFile;
  const { secondBonusRounds: secondSupplyRounds } = book.rules.supply;
  if (Array.isArray(battlefield)) {
    return { ground: groundOfRows(reading, book, ['battlefield'], battlefield), secondSupplyRounds };
  }
  const found = battlefield === undefined ? undefined : lookUp(book.battlefields, battlefield);
  if (found !== undefined) return found;
  if (battlefield !== undefined) {
    blameWord(reading, ['battlefield'], 'battlefield', battlefield, book.battlefields);
  }
  return { ground: POSITIONS.map(() => OPEN_TERRAIN), secondSupplyRounds };
}

/** Three rows of glyphs as the nine cells, row by row. */
export function groundOfRows(reading: Reading, book: Book, path: JSONPath, rows: readonly string[]): TerrainId[] {
  return rows.flatMap((row, index) =>
    [...row].map((glyph) => namedTerrain(reading, book, [...path, index], glyph) ?? OPEN_TERRAIN),
  );
}

/** The nine cells as rows of glyphs. */
export function rowsOf({ terrains }: Book, ground: readonly TerrainId[]): string[] {
  const glyphs = ground.map((id) => terrains.find((terrain) => terrain.id === id)?.glyph ?? '?').join('');
  return [glyphs.slice(0, 3), glyphs.slice(3, 6), glyphs.slice(6)];
}

export function isBlocked({ terrains }: Book, terrain: TerrainId | undefined): boolean {
  return terrains.some(({ id, blocksMovement }) => id === terrain && blocksMovement === true);
}

function terrainOf({ terrains }: Book, glyph: string): Terrain | undefined {
  return terrains.find((terrain) => terrain.glyph === glyph);
}

function namedTerrain(reading: Reading, book: Book, path: JSONPath, glyph: string): TerrainId | undefined {
  const found = terrainOf(book, glyph);
  const glyphs = book.terrains.map((terrain) => terrain.glyph).join(' ');
  if (found === undefined) blame(reading, path, `no terrain has the glyph ${quoted(glyph)}: use ${glyphs}`);
  return found?.id;
}
