import type { JSONPath } from 'jsonc-parser';
import { lookUp } from '../../kernel/dispatch';
import { bySide, SIDES } from '../../kernel/sides';
import type { Catalog } from '../catalog';
import { problemAtValue } from '../json/document';
import { type ContentFile, type Reader, readFile } from '../load/contentFile';
import { deepFreeze } from '../load/deepFreeze';
import { contentKindOf } from '../load/kinds';
import type { CardFiles } from '../load/loadCatalog';
import type { Problem } from '../problems/problem';
import { scenarioBook } from '../scenario/book';
import { scenarioPosition } from '../scenario/position';
import { blame, blameWord, type Reading } from '../scenario/reading';
import { edited, scenarioParts } from '../scenario/scenarioJsonSchema';
import { type JsonSchema, jsonSchemaOf, textOfSchema } from '../schema/jsonSchema';
import { ARMS_VALUES, type ArmsPiece, isArmsPiece } from './arms';
import type { CampaignBattle } from './campaignBattle';
import { type CampaignFile, campaignSchema } from './schema';

/** The battles of the campaign, along its road. */
export interface CampaignCatalog {
  readonly battles: readonly CampaignBattle[];
}

export interface LoadedCampaign {
  readonly catalog: CampaignCatalog;
  readonly problems: readonly Problem[];
}

export const NO_CAMPAIGN: LoadedCampaign = { catalog: { battles: [] }, problems: [] };

const JSON_SCHEMA: JsonSchema = edited(jsonSchemaOf(campaignSchema), scenarioParts(''));

export function campaignSchemaText(): string {
  return textOfSchema(JSON_SCHEMA);
}

const READER: Reader<CampaignFile> = { kind: 'campaign', schema: campaignSchema, jsonSchema: JSON_SCHEMA };

/** Reads every battle and leaves out, by name and place, each that is wrong. Beside cards that are broken only its own form is judged. */
export function loadCampaign(files: CardFiles, catalog: Catalog, isWhole = true): LoadedCampaign {
  const problems: Problem[] = [];
  const battles: CampaignBattle[] = [];
  for (const file of [...files.keys()].sort()) {
    if (!file.endsWith('.json') || contentKindOf(file) !== 'campaign') continue;
    const { contentFile, problems: found } = readFile(READER, file, files.get(file) ?? null);
    problems.push(...found);
    if (contentFile === null) continue;
    const taken = battles.find(({ number }) => number === contentFile.content.number);
    if (taken !== undefined) {
      const message = `another battle has this number: "${taken.id}"`;
      problems.push(problemAtValue(contentFile.document, ['number'], { message }));
      continue;
    }
    const { part, value } = contentFile.content.arms;
    const winner = battles.find(({ arms }) => arms.part === part && arms.value === value);
    if (winner !== undefined) {
      const message = `another battle brings this piece of the arms: "${winner.id}"`;
      problems.push(problemAtValue(contentFile.document, ['arms', 'value'], { message }));
    }
    const read = readBattle(contentFile, catalog);
    if (isWhole) problems.push(...read.problems);
    if (read.problems.length === 0) battles.push(read.battle);
  }
  return deepFreeze({ catalog: { battles: battles.sort((one, other) => one.number - other.number) }, problems });
}

function readBattle({ document, content }: ContentFile<CampaignFile>, catalog: Catalog) {
  const { rules, units = [], castles, goals = [], decks, battlefield, ...face } = content;
  const scenarioFile = { name: content.name, battlefield, units, ...(rules === undefined ? {} : { rules }) };
  const reading: Reading = { document, scenarioFile, problems: [] };
  const book = scenarioBook(reading, catalog);
  const state = scenarioPosition(reading, book);
  for (const side of SIDES) {
    const path: JSONPath = ['decks', side];
    if (lookUp(catalog.decks, decks[side]) === undefined) blameWord(reading, path, 'deck', decks[side], catalog.decks);
  }
  const pieces = Object.fromEntries(ARMS_VALUES[face.arms.part].map((value) => [value, value]));
  if (!isArmsPiece(face.arms)) blameWord(reading, ['arms', 'value'], 'piece', face.arms.value, pieces);
  goals.forEach((goal, index) => {
    if (goal.type !== 'fell') return;
    const unit = state.units.find(({ id }) => id === goal.unit);
    const path = ['goals', index, 'unit'];
    const ids = Object.fromEntries(state.units.map(({ id }) => [id, id]));
    if (unit === undefined) blameWord(reading, path, 'unit', goal.unit, ids);
    else if (unit.side === goal.side) blame(reading, path, 'this card is of the side that would win by its fall');
  });
  const full = book.rules.castleHealth;
  const battle: CampaignBattle = {
    ...face,
    decks,
    battlefield,
    goals,
    arms: face.arms as ArmsPiece,
    rules: rules === undefined ? null : book.rules,
    castles: castles === undefined ? null : bySide((side) => castles[side] ?? full),
    units: state.units,
  };
  return { battle, problems: reading.problems };
}
