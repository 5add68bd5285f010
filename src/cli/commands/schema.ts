import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaText } from '../../content/jsonSchemas';
import { KINDS, type Kind } from '../../content/kinds';
import { CannotRun, type Command, EXIT } from '../command';
import { locateCards } from '../locateCards';

export const schema: Command = {
  summary: 'write the JSON schemas that give editors completion and help',
  usage: 'schema [--check]',
  flags: [{ name: 'check', summary: 'write nothing, only say which schemas are out of date' }],
  takesWords: false,
  run: ({ flags }, { folder, say }) => {
    const { cardsFolder } = locateCards(folder, []);
    const stale = KINDS.filter((kind) => textOf(pathOf(cardsFolder, kind)) !== schemaText(kind));
    const checking = flags.has('check');
    if (!checking) for (const kind of stale) write(cardsFolder, kind);
    for (const kind of stale) say(`cards/schema/${kind}.json ${checking ? 'is out of date' : 'written'}`);
    if (stale.length === 0) say('all schemas are up to date');
    return checking && stale.length > 0 ? EXIT.findings : EXIT.fine;
  },
};

function write(cardsFolder: string, kind: Kind): void {
  try {
    mkdirSync(join(cardsFolder, 'schema'), { recursive: true });
    writeFileSync(pathOf(cardsFolder, kind), schemaText(kind));
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

function pathOf(cardsFolder: string, kind: Kind): string {
  return join(cardsFolder, 'schema', `${kind}.json`);
}
