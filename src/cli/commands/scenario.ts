import { join, resolve } from 'node:path';
import type { Catalog } from '../../content/catalog';
import type { FieldCatalog } from '../../content/field/catalog';
import { isFieldScenario, readFieldScenario } from '../../content/field/scenario/readFieldScenario';
import { type JsonDocument, problemAtValue } from '../../content/json/document';
import { type Problem, problemLine } from '../../content/problems/problem';
import { readScenario } from '../../content/scenario/readScenario';
import { CannotRun, type Command, EXIT, type Exit, type Terminal } from '../command';
import { catalogFor, fieldCatalogFor } from '../disk/catalogFor';
import { isFolder, jsonFilesIn } from '../disk/jsonFiles';
import { scenarioOfLink } from '../disk/packedMoments';
import { readStart } from '../disk/readCards';
import { pluralize } from '../report/pluralize';
import { runFieldScenario } from '../scenario/field/runFieldScenario';
import { runScenario } from '../scenario/runScenario';

const RESULTS = ['ok', 'failed', 'unreadable'] as const;
type Outcome = (typeof RESULTS)[number];

interface Case {
  readonly file: string;
  /** Null when the file can't be read. */
  readonly name: string | null;
  readonly result: Outcome;
  readonly problems: readonly Problem[];
}

export const scenario: Command = {
  summary: 'run rule cases: positions, orders, and what must come of them',
  usage: 'scenario <files, folders or links> [--mode siege|field] [--json]',
  flags: [
    {
      name: 'mode',
      takes: ['MODE'],
      summary: 'field: all are cases of the open field; each file says so itself if left out',
    },
    { name: 'json', summary: 'print { scenarios, ok, failed, unreadable } as JSON' },
  ],
  takesWords: true,
  run: async ({ words, flags, values }, terminal) => {
    if (words.length === 0) throw new CannotRun(`which files? ${scenario.usage}`);
    const isField = isFieldMode(values.get('mode'));
    const catalogs = catalogsOf(terminal);
    const files = words.flatMap((word) => filesAt(terminal.folder, word));
    if (files.length === 0) throw new CannotRun(`nothing to run in ${words.join(', ')}`);
    const cases: Case[] = [];
    for (const file of files) {
      const text = (await scenarioOfLink(file, terminal)) ?? readStart(resolve(terminal.folder, file));
      cases.push(runText(file, text, catalogs, isField));
    }
    if (flags.has('json')) terminal.say(JSON.stringify({ scenarios: cases, ...sums(cases) }, null, 2));
    else print(cases, terminal);
    return exitOf(cases);
  },
};

const MODES = ['siege', 'field'];

function isFieldMode([mode]: readonly string[] = []): boolean {
  if (mode !== undefined && !MODES.includes(mode)) throw new CannotRun(`--mode is one of ${MODES.join(', ')}`);
  return mode === 'field';
}

/** Each is read when the first case asks for it. */
interface Catalogs {
  readonly cards: () => Catalog;
  readonly field: () => FieldCatalog;
}

function catalogsOf(terminal: Terminal): Catalogs {
  let cards: Catalog | undefined;
  let field: FieldCatalog | undefined;
  return {
    cards: () => {
      cards ??= catalogFor(terminal);
      return cards;
    },
    field: () => {
      field ??= fieldCatalogFor(terminal);
      return field;
    },
  };
}

/** A file by its name, whether it is there or not; of a folder all that lie in it. */
function filesAt(folder: string, word: string): string[] {
  const path = resolve(folder, word);
  return isFolder(path) ? jsonFilesIn(path).map((file) => join(word, file)) : [word];
}

function runText(file: string, text: string | null, catalogs: Catalogs, isField: boolean): Case {
  return isField || isFieldScenario(file, text)
    ? runRead(file, readFieldScenario(file, text, catalogs.field()), runFieldScenario)
    : runRead(file, readScenario(file, text, catalogs.cards()), runScenario);
}

interface Read<Scenario> {
  readonly scenario: Scenario | null;
  readonly problems: readonly Problem[];
}

function runRead<Scenario extends { readonly name: string; readonly document: JsonDocument }>(
  file: string,
  { scenario: read, problems }: Read<Scenario>,
  run: (scenario: Scenario) => readonly Problem[],
): Case {
  if (read === null) return { file, name: null, result: 'unreadable', problems };
  const { name } = read;
  try {
    const found = run(read);
    return { file, name, result: found.length === 0 ? 'ok' : 'failed', problems: found };
  } catch (error) {
    // A mistake in the rules must not keep the other cases from being run.
    const message = `the rules broke down: ${error instanceof Error ? error.message : String(error)}`;
    return { file, name, result: 'unreadable', problems: [problemAtValue(read.document, [], { message })] };
  }
}

function sums(cases: readonly Case[]): Readonly<Record<Outcome, number>> {
  const count = (wanted: Outcome): number => cases.filter(({ result }) => result === wanted).length;
  return { ok: count('ok'), failed: count('failed'), unreadable: count('unreadable') };
}

const TITLES: Readonly<Record<Outcome, string>> = { ok: 'ok', failed: 'FAILED', unreadable: "CAN'T RUN" };

function print(cases: readonly Case[], { say }: Terminal): void {
  for (const { file, name, result, problems } of cases) {
    say(`${TITLES[result]} ${name ?? file}`);
    for (const problem of problems) say(`  ${problemLine(problem)}`);
  }
  const { ok, failed, unreadable } = sums(cases);
  const sum = [`${ok} ok`, `${failed} failed`, ...(unreadable > 0 ? [`${unreadable} can't run`] : [])];
  say(`${pluralize(cases.length, 'scenario')}: ${sum.join(', ')}`);
}

/** A scenario that can't run is worse than one that doesn't hold: nobody knows what it would say. */
function exitOf(cases: readonly Case[]): Exit {
  const { failed, unreadable } = sums(cases);
  if (unreadable > 0) return EXIT.cannotRun;
  return failed > 0 ? EXIT.findings : EXIT.fine;
}
