import { join, resolve } from 'node:path';
import type { Catalog } from '../../content/catalog';
import { problemAtValue } from '../../content/json/document';
import { type Problem, problemLine } from '../../content/problems/problem';
import { readScenario } from '../../content/scenario/readScenario';
import { CannotRun, type Command, EXIT, type Exit, type Terminal } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { isFolder, jsonFilesIn } from '../disk/jsonFiles';
import { readStart } from '../disk/readCards';
import { pluralize } from '../report/pluralize';
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
  usage: 'scenario <files or folders> [--json]',
  flags: [{ name: 'json', summary: 'print { scenarios, ok, failed, unreadable } as JSON' }],
  takesWords: true,
  run: ({ words, flags }, terminal) => {
    if (words.length === 0) throw new CannotRun(`which files? ${scenario.usage}`);
    const catalog = catalogFor(terminal);
    const files = words.flatMap((word) => filesAt(terminal.folder, word));
    if (files.length === 0) throw new CannotRun(`nothing to run in ${words.join(', ')}`);
    const cases = files.map((file) => runFile(terminal.folder, file, catalog));
    if (flags.has('json')) terminal.say(JSON.stringify({ scenarios: cases, ...sums(cases) }, null, 2));
    else print(cases, terminal);
    return exitOf(cases);
  },
};

/** A file by its name, whether it is there or not; of a folder all that lie in it. */
function filesAt(folder: string, word: string): string[] {
  const path = resolve(folder, word);
  return isFolder(path) ? jsonFilesIn(path).map((file) => join(word, file)) : [word];
}

function runFile(folder: string, file: string, catalog: Catalog): Case {
  const { scenario: read, problems } = readScenario(file, readStart(resolve(folder, file)), catalog);
  if (read === null) return { file, name: null, result: 'unreadable', problems };
  const { name } = read;
  try {
    const found = runScenario(read);
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
