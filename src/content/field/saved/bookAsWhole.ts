import { WALL } from '../../../skirmish/ground/obstacles';
import type { FieldBook } from '../../../skirmish/model/book';
import { hasAbility } from '../../../skirmish/model/profile';
import type { FormationFace, TerrainFace } from '../../catalog';
import { formationProblems } from '../../check/formation';
import { terrainProblems } from '../../check/terrain';
import { contentFile, type Found, firstFound } from '../../saved/asFile';
import { type Fault, fault, within } from '../../saved/fault';
import type { FieldRulesFace, FieldUnitFace, ManeuverFace, WeaponFace } from '../catalog';
import { maneuverProblems } from '../check/maneuver';
import { fieldRulesProblems, presetProblems } from '../check/rules';
import { unitProblems } from '../check/unit';
import { weaponProblems } from '../check/weapon';
import { OPEN_GROUND } from '../fieldGround';
import { mapFault } from './map';

/** What is wrong with a book whose parts are right by themselves: the checks of content files, and what the engine needs. */
export function faultInFieldBook(book: FieldBook): Fault | null {
  return twiceIn(book) ?? missingGround(book) ?? firstFound(problemsIn(book)) ?? firstMap(book);
}

/** Ground is found by its id, the first that has it. */
function twiceIn(book: FieldBook): Fault | null {
  for (const key of ['terrains', 'obstacles'] as const) {
    const ids = book[key].map(({ id }) => id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice >= 0) return fault([key, twice, 'id'], 'must be an id of its own');
  }
  return null;
}

/** What the engine itself puts onto the board: walls that are built, open ground where nobody has looked. */
function missingGround({ rules, units, terrains, obstacles }: FieldBook): Fault | null {
  const builds = Object.values(units).some((unit) => hasAbility(unit, 'build'));
  if (builds && !obstacles.some(({ id }) => id === WALL)) return fault(['obstacles'], `must have a ${WALL} to build`);
  if (rules.fog !== undefined && !terrains.some(({ id }) => id === OPEN_GROUND)) {
    return fault(['terrains'], `must have ${OPEN_GROUND}: what is unseen is taken for it`);
  }
  return null;
}

/** The folder of files that never were: units and weapons ask for the one of their rule set. */
const SET = 'saved';
const inFolder = (id: string) => `cards/parts/${SET}/${id}.json`;

function* problemsIn(book: FieldBook): Generator<Found> {
  const { rules, units, weapons, maneuvers, formations } = book;
  const sets = new Set([SET]);
  const known = { rules: sets, maneuvers: idsOf(maneuvers), formations: idsOf(formations) };
  const face = { ...rules, stats: statsOf(book) } as unknown as FieldRulesFace;
  const faces = new Map(Object.entries(units) as unknown as [string, FieldUnitFace][]);
  const file = contentFile<FieldRulesFace>(face);
  yield [['rules'], fieldRulesProblems(file, known, undefined)];
  yield [['rules'], presetProblems(file, idsOf(units), faces)];
  for (const [id, weapon] of Object.entries(weapons)) {
    yield [['weapons', id], weaponProblems(partOf<WeaponFace>(id, weapon), sets, face)];
  }
  for (const [id, unit] of Object.entries(units)) {
    yield [['units', id], unitProblems(partOf<FieldUnitFace>(id, unit), [], known, idsOf(weapons), face)];
  }
  for (const [id, maneuver] of Object.entries(maneuvers)) {
    yield [['maneuvers', id], maneuverProblems(contentFile<ManeuverFace>(maneuver))];
  }
  for (const [id, formation] of Object.entries(formations)) {
    yield [['formations', id], formationProblems(contentFile<FormationFace>(formation))];
  }
  const grounds = book.terrains.map((terrain) => contentFile<TerrainFace>(terrain));
  for (const [index, terrain] of grounds.entries()) {
    yield [['terrains', index], terrainProblems(terrain, grounds.slice(0, index))];
  }
}

const idsOf = (table: object): ReadonlySet<string> => new Set(Object.keys(table));

function partOf<Content>(id: string, part: object) {
  return contentFile<Content>({ ...part, rules: SET }, inFolder(id));
}

/** The names of the stats are words, so the book has none: whatever one unit has, all of them must have. */
function statsOf({ units }: FieldBook): Readonly<Record<string, string>> {
  const names = Object.values(units).flatMap(({ stats }) => Object.keys(stats));
  return Object.fromEntries(names.map((stat) => [stat, stat]));
}

function firstMap(book: FieldBook): Fault | null {
  for (const [id, map] of Object.entries(book.maps)) {
    const found = mapFault(book, map);
    if (found !== null) return within('maps', within(id, found));
  }
  return null;
}
