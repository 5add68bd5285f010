import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { campaignSchemaText } from '../../content/campaign/loadCampaign';
import { fieldSchemaText } from '../../content/field/kinds';
import { fieldScenarioSchemaText } from '../../content/field/scenario/scenarioJsonSchema';
import { fieldLessonSchemaText, lessonSchemaText } from '../../content/lessons/kinds';
import { CONTENT_KINDS, FIELD_KINDS } from '../../content/load/kinds';
import { scenarioSchemaText } from '../../content/scenario/scenarioJsonSchema';
import { schemaText } from '../../content/schema/jsonSchemas';
import { CannotRun, type Command, EXIT } from '../command';
import { locateCards } from '../disk/locateCards';

/** Every schema by the name of its file: one for each kind of content, and the one of scenarios, which lie elsewhere. */
const SCHEMAS: ReadonlyMap<string, () => string> = new Map([
  ...CONTENT_KINDS.map((kind) => [kind, () => schemaText(kind)] as const),
  ...FIELD_KINDS.map((kind) => [kind, () => fieldSchemaText(kind)] as const),
  ['lesson', lessonSchemaText] as const,
  ['field-lesson', fieldLessonSchemaText] as const,
  ['campaign', campaignSchemaText] as const,
  ['scenario', scenarioSchemaText] as const,
  ['field-scenario', fieldScenarioSchemaText] as const,
]);

export const schema: Command = {
  summary: 'write the JSON schemas that give editors completion and help',
  usage: 'schema [--check]',
  flags: [{ name: 'check', summary: 'write nothing, only say which schemas are out of date' }],
  takesWords: false,
  run: ({ flags }, { folder, say }) => {
    const { cardsFolder } = locateCards(folder, []);
    const stale = [...SCHEMAS].filter(([name, text]) => textOf(pathOf(cardsFolder, name)) !== text());
    const checking = flags.has('check');
    if (!checking) for (const [name, text] of stale) write(cardsFolder, name, text());
    for (const [name] of stale) say(`cards/schema/${name}.json ${checking ? 'is out of date' : 'written'}`);
    if (stale.length === 0) say('all schemas are up to date');
    return checking && stale.length > 0 ? EXIT.findings : EXIT.fine;
  },
};

function write(cardsFolder: string, name: string, text: string): void {
  try {
    mkdirSync(join(cardsFolder, 'schema'), { recursive: true });
    writeFileSync(pathOf(cardsFolder, name), text);
  } catch (error) {
    throw new CannotRun(`cards/schema can't be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function pathOf(cardsFolder: string, name: string): string {
  return join(cardsFolder, 'schema', `${name}.json`);
}
