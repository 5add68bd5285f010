import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasLiveTest } from './support/liveTests';
import { HOUSE } from './support/plantedHouse';
import { sources } from './support/sources';
import { misjudged } from './support/tables';

const DOCUMENTS = ['000', '001', '002', '004'] as const;
const STATES = ['met', 'ruled', 'screen', 'out of scope', 'open'] as const;
const PAGES = new Map(sources('docs').map(({ path, text }) => [path, text]));
const PAGE = PAGES.get('docs/documents.md') ?? '';
const FILES = sources('test');
const TESTS = new Map(FILES.map(({ path, text }) => [path, text]));

/** Every case in `test/scenarios` is run by its folder's test. */
const SCENARIOS: ReadonlySet<unknown> = new Set(
  FILES.filter(({ path }) => /^test\/scenarios\/.*\.json$/.test(path)).map(({ text }) => JSON.parse(text).name),
);
const RULINGS = new Set(
  [...(PAGES.get('docs/rulings.md') ?? '').matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number)),
);

interface Row {
  readonly document: string;
  readonly line: string;
  readonly state: string;
  readonly where: string;
  readonly shownBy: string;
}

/** Lines such as "15–16", "78, 80" and "868, 891–893". */
const LINES = /^\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*$/;

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function rowsOf(page: string): Row[] {
  return page.split(/^## Document /m).flatMap((section, index) => {
    if (index === 0) return [];
    const rows = section.split('\n').filter((line) => /^\| (?!line |---)/.test(line));
    return rows.map((text) => {
      const [line = '', , state = '', where = '', shownBy = ''] = cellsOf(text);
      return { document: section.slice(0, 3), line, state, where, shownBy };
    });
  });
}

function isRun(title: string): boolean {
  if (SCENARIOS.has(title)) return true;
  const written = [`'${title}'`, `"${title}"`, `\`${title}\``];
  return FILES.some(
    ({ path, text }) =>
      path.endsWith('.test.ts') && written.some((word) => text.includes(word)) && hasLiveTest(TESTS, path, title),
  );
}

/** What is wrong with a row; nothing if it is as it should be. */
function faultsOf({ document, line, state, where, shownBy }: Row): string[] {
  const faults: string[] = [];
  if (!DOCUMENTS.some((known) => known === document)) faults.push(`no document ${document}`);
  if (!LINES.test(line)) faults.push(`no line "${line}"`);
  if (!STATES.some((known) => known === state)) faults.push(`no state "${state}"`);
  const paths = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  faults.push(...paths.filter((path) => !existsSync(join(HOUSE, path))).map((path) => `no file ${path}`));
  const numbers = [...where.matchAll(/\bruling (\d+)/g)].map(([, number]) => Number(number));
  faults.push(...numbers.filter((number) => !RULINGS.has(number)).map((number) => `no ruling ${number}`));
  if (state === 'met' && paths.length === 0) faults.push('no place');
  if (state === 'ruled' && numbers.length === 0) faults.push('no ruling');
  const [, title] = /^"(.+)"$/.exec(shownBy) ?? [];
  if (state === 'met' || state === 'ruled') {
    if (title === undefined || !isRun(title)) faults.push(`nothing is run that is called ${shownBy}`);
  } else if (where.length < 5 || shownBy !== '–') faults.push('a reason instead of a case');
  return faults;
}

/** The table of counts at the top: a row for each document, and their sum. */
function countsIn(page: string): string[][] {
  return page
    .split('\n')
    .filter((line) => /^\| (?:\d{3}|all) \|/.test(line))
    .slice(0, DOCUMENTS.length + 1)
    .map(cellsOf);
}

function counted(rows: readonly Row[]): string[][] {
  const count = (document: string | null) =>
    STATES.map((state) => {
      const alike = rows.filter((row) => row.state === state && (document === null || row.document === document));
      return String(alike.length);
    });
  return [...DOCUMENTS.map((document) => [document, ...count(document)]), ['all', ...count(null)]];
}

const ROWS = rowsOf(PAGE);

describe('the documents of the open field', () => {
  it('have no row that names what is not there', () => {
    expect(ROWS.length).toBeGreaterThan(250);
    expect(ROWS.flatMap((row) => faultsOf(row).map((fault) => `${row.document}:${row.line}: ${fault}`))).toEqual([]);
  });

  it('are counted at the top as they are', () => {
    expect(countsIn(PAGE)).toEqual(counted(ROWS));
  });
});

describe('a row', () => {
  const judge = (row: string): string[] =>
    rowsOf(
      `# Page\n\n## Document 004: x\n\n| line | item | state | where | shown by |\n| --- | --- |\n${row}\n`,
    ).flatMap(faultsOf);

  it('that is wrong is found', () => {
    const planted = [
      '| 83 | x | met | `src/skirmish/nothing.ts` | "T2: a Dagger from behind" |',
      '| 83 | x | met | everywhere | "T2: a Dagger from behind" |',
      '| 83 | x | met | `src/skirmish/apply.ts` | "T2: a Dagger" |',
      '| 83 | x | met | `src/skirmish/apply.ts` | "names a blow from behind" |',
      '| 83 | x | met | `src/skirmish/apply.ts` | T2: a Dagger from behind |',
      '| 83 | x | met | `src/skirmish/apply.ts` | – |',
      '| 83 | x | done | `src/skirmish/apply.ts` | "T2: a Dagger from behind" |',
      `| 83 | x | ruled | ruling ${Math.max(...RULINGS) + 1} | "T2: a Dagger from behind" |`,
      '| 83 | x | ruled | `src/skirmish/apply.ts` | "T2: a Dagger from behind" |',
      '| 83 | x | screen | – | – |',
      '| 83 | x | open | a reason | "T2: a Dagger from behind" |',
      '| some | x | met | `src/skirmish/apply.ts` | "T2: a Dagger from behind" |',
    ];
    expect(misjudged(planted, String, (row) => judge(row).length > 0)).toEqual([]);
  });

  it('that is right is not', () => {
    const fine = [
      '| 83 | x | met | `src/skirmish/apply.ts` | "T2: a Dagger from behind" |',
      '| 83–84, 90 | x | met | `cards/rules/2d6.json` | "names a blow from behind with its attack and its damage" |',
      '| 83 | x | ruled | ruling 9, `src/skirmish/apply.ts` | "T2: a Dagger from behind" |',
      '| 83 | x | out of scope | a reason | – |',
    ];
    expect(misjudged(fine, String, (row) => judge(row).length === 0)).toEqual([]);
  });

  it('that was added changes the counts', () => {
    const [first, ...others] = counted(rowsOf('# Page\n## Document 000: x\n| 1 | x | open | a reason | – |\n'));
    expect(first).toEqual(['000', '0', '0', '0', '0', '1']);
    expect(others.at(-1)).toEqual(['all', '0', '0', '0', '0', '1']);
  });
});
