import { lookUp } from '../../../kernel/dispatch';
import type { FieldMap } from '../../../skirmish/model/book';
import { blame, blameWord, type Reading } from '../../scenario/reading';
import type { FieldBattlefieldFace, FieldCatalog } from '../catalog';
import { groundProblems } from '../check/battlefield';
import { glyphTables } from '../fieldGround';
import { mapOf } from '../maps';
import type { FieldScenarioFile } from './scenarioSchema';

/** Open ground, where a scenario draws no map. */
const OPEN_ROWS: readonly string[] = Array.from({ length: 12 }, () => '.'.repeat(12));

/** What a battlefield brings with it, so that a scenario can't draw it as well. */
const DRAWN = ['rows', 'elevation', 'obstacles', 'areaEffects'] as const;

/** The map that a scenario is played on; null when it can't be read. */
export function scenarioMap(reading: Reading<FieldScenarioFile>, catalog: FieldCatalog): FieldMap | null {
  const { battlefield, rules } = reading.scenarioFile;
  const face = battlefield === undefined ? drawnFace(reading, catalog) : namedFace(reading, catalog, battlefield);
  return face === null ? null : mapOf(catalog, face, rules);
}

function namedFace(
  reading: Reading<FieldScenarioFile>,
  { battlefields }: FieldCatalog,
  battlefield: string,
): FieldBattlefieldFace | null {
  const twice = DRAWN.find((key) => reading.scenarioFile[key] !== undefined);
  if (twice !== undefined) blame(reading, [twice], `a scenario has either "battlefield" or "${twice}"`);
  const face = lookUp(battlefields, battlefield);
  if (face === undefined) blameWord(reading, ['battlefield'], 'battlefield', battlefield, battlefields);
  return face ?? null;
}

function drawnFace(reading: Reading<FieldScenarioFile>, catalog: FieldCatalog): FieldBattlefieldFace | null {
  const { rows = OPEN_ROWS, elevation, obstacles, areaEffects } = reading.scenarioFile;
  const face: FieldBattlefieldFace = {
    id: 'scenario',
    name: 'scenario',
    scale: '',
    rows,
    ...(elevation !== undefined && { elevation }),
    ...(obstacles !== undefined && { obstacles }),
    ...(areaEffects !== undefined && { areaEffects }),
    translations: {},
  };
  const wrong = groundProblems({ document: reading.document, content: face }, knownGround(catalog));
  reading.problems.push(...wrong);
  return wrong.length === 0 ? face : null;
}

function knownGround({ terrain, obstacles }: FieldCatalog) {
  return {
    glyphs: glyphTables(Object.values(terrain), Object.values(obstacles)),
    terrainById: new Map(Object.entries(terrain)),
    obstacleById: new Map(Object.entries(obstacles)),
    obstacleIds: new Set(Object.keys(obstacles)),
    isComplete: true,
  };
}
