import { formationProblems } from '../check/formation';
import type { Ids } from '../check/references';
import { terrainProblems } from '../check/terrain';
import { catalogTable } from '../load/catalogTable';
import type { ContentFile } from '../load/contentFile';
import { deepFreeze } from '../load/deepFreeze';
import { byPlace, type CardFiles, filesByKind, isJson, warningsOf } from '../load/loadCatalog';
import type { Problem } from '../problems/problem';
import { type FieldCatalog, type FieldRulesFace, rosterOf } from './catalog';
import { fieldBattlefieldProblems } from './check/battlefield';
import type { KnownIds } from './check/known';
import { maneuverProblems } from './check/maneuver';
import { obstacleProblems } from './check/obstacle';
import { generatorProblems, levelProblems, strategyProblems } from './check/opponents';
import { fieldRulesProblems, presetProblems } from './check/rules';
import { symmetryWarnings } from './check/symmetry';
import { unitProblems } from './check/unit';
import { weaponProblems } from './check/weapon';
import { glyphTables } from './fieldGround';
import { fieldReader, tablesBySet } from './readAll';

export interface LoadedFieldCatalog {
  readonly catalog: FieldCatalog;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Reads the files of the open field and leaves out, by name and place, each that is wrong. Nothing is half-loaded. */
export function loadFieldCatalog(files: CardFiles): LoadedFieldCatalog {
  const problems: Problem[] = [];
  const { read, readShared } = fieldReader(files, filesByKind([...files.keys()].filter(isJson).sort()), problems);
  const terrain = readShared('terrain');
  const obstacles = readShared('obstacle');
  const formations = readShared('formation');
  const rules = read('field-rules');
  const weapons = read('weapon');
  const units = read('field-unit');
  const maneuvers = read('maneuver');
  const battlefields = read('field-battlefield');
  const known: KnownIds = { rules: rules.claims, maneuvers: maneuvers.claims, formations: formations.claims };

  const rightRules = rightRuleSets(rules.contentFiles, known);
  const rulesOf = (set: string): FieldRulesFace | undefined => rightRules.get(set);
  const weaponTables = tablesBySet(weapons, problems, (file) =>
    weaponProblems(file, known.rules, rulesOf(file.content.rules)),
  );
  const unitTables = tablesBySet(units, problems, (file, kept) => {
    const { rules: set } = file.content;
    return unitProblems(file, kept, known, weaponTables.claimsOf(set), rulesOf(set));
  });
  const rulesTable = catalogTable(rules.contentFiles, problems, (file) => {
    const roster = rosterOf(file.content);
    const wrong = rulesProblemsOf(file, known, rules.contentFiles);
    const squad = presetProblems(file, unitTables.claimsOf(roster), unitTables.tableOf(roster));
    return wrong.length > 0 ? wrong : squad;
  });

  const terrainTable = catalogTable(terrain.contentFiles, problems, terrainProblems);
  const rightTerrain = terrain.contentFiles.filter(({ content }) => terrainTable.get(content.id) === content);
  const obstacleTable = catalogTable(obstacles.contentFiles, problems, (file, kept) =>
    obstacleProblems(file, kept, rightTerrain),
  );
  const ground = {
    glyphs: glyphTables(terrainTable.values(), obstacleTable.values()),
    terrainById: terrainTable,
    obstacleById: obstacleTable,
    obstacleIds: obstacles.claims,
    isComplete: isComplete(terrain.claims, terrainTable) && isComplete(obstacles.claims, obstacleTable),
    rules: rules.claims,
    largestSquad: Math.max(1, ...[...rulesTable.values()].map(({ muster }) => muster.most)),
  };
  const battlefieldTable = catalogTable(battlefields.contentFiles, problems, (file) =>
    fieldBattlefieldProblems(file, ground),
  );
  const generators = catalogTable(read('field-generator').contentFiles, problems, generatorProblems);
  const [generator] = [...generators.values()].map(({ id: _id, ...numbers }) => numbers);

  const catalog: FieldCatalog = {
    rules: Object.fromEntries(rulesTable),
    units: unitTables.asObject(),
    weapons: weaponTables.asObject(),
    maneuvers: Object.fromEntries(catalogTable(maneuvers.contentFiles, problems, maneuverProblems)),
    formations: Object.fromEntries(catalogTable(formations.contentFiles, problems, formationProblems)),
    strategies: Object.fromEntries(
      catalogTable(read('strategy').contentFiles, problems, (file) => strategyProblems(file, known)),
    ),
    levels: Object.fromEntries(
      catalogTable(read('field-level').contentFiles, problems, (file) => levelProblems(file, known)),
    ),
    battlefields: Object.fromEntries(battlefieldTable),
    terrain: Object.fromEntries(terrainTable),
    obstacles: Object.fromEntries(obstacleTable),
    generator: generator ?? null,
  };
  const warnings = warningsOf(battlefields.contentFiles, battlefieldTable, symmetryWarnings);
  return deepFreeze({ catalog, problems: problems.sort(byPlace), warnings: warnings.sort(byPlace) });
}

function isComplete(claims: Ids, right: ReadonlyMap<string, unknown>): boolean {
  return [...claims].every((id) => right.has(id));
}

type RulesFiles = readonly ContentFile<FieldRulesFace>[];

function rulesProblemsOf(file: ContentFile<FieldRulesFace>, known: KnownIds, all: RulesFiles): Problem[] {
  const { roster } = file.content;
  const lender = roster === undefined ? undefined : all.find(({ content }) => content.id === roster)?.content;
  return fieldRulesProblems(file, known, lender);
}

/** Rule sets by which units and weapons can be judged; whether a set's own squad is right is asked of them later. */
function rightRuleSets(files: RulesFiles, known: KnownIds): ReadonlyMap<string, FieldRulesFace> {
  const right = files.filter((file) => rulesProblemsOf(file, known, files).length === 0);
  return new Map(right.map(({ content }) => [content.id, content]));
}
