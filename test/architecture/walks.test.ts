import { describe, expect, it } from 'vitest';
import { importGraph } from './support/imports';
import { sources } from './support/sources';
import { misjudged } from './support/tables';

const LONGEST_FILE = 300;
const PAGE = sources('docs').find(({ path }) => path === 'docs/walks.md')?.text ?? '';
const CODE = sources('src').filter(({ path }) => /\.tsx?$/.test(path));
const LINES = new Map(CODE.map(({ path, text }) => [path, text.split('\n').length - 1]));
const IMPORTS = importGraph(CODE);

/** "## An attack (at most 20 files)", then "1. `path`: text", at its end "(meet in `path`)" or "(back to 3)". */
const HEADING = /^## (.+) \(at most (\d+) files\)$/;
const ROW = /^(\d+)\. `([^`]+)`: .*?(?:\(meet in `([^`]+)`\)|\(back to (\d+)\))?$/;

interface Row {
  readonly number: number;
  readonly path: string;
  readonly meeting: string | null;
  readonly back: number | null;
}

interface Walk {
  readonly title: string;
  readonly limit: number;
  readonly rows: readonly Row[];
}

function walksIn(page: string): Walk[] {
  const walks: { title: string; limit: number; rows: Row[] }[] = [];
  for (const line of page.split('\n')) {
    const [, title, limit] = HEADING.exec(line) ?? [];
    if (title !== undefined) walks.push({ title, limit: Number(limit), rows: [] });
    const [, number, path, meeting, back] = ROW.exec(line) ?? [];
    if (path === undefined) continue;
    walks.at(-1)?.rows.push({
      number: Number(number),
      path,
      meeting: meeting ?? null,
      back: back === undefined ? null : Number(back),
    });
  }
  return walks;
}

const imports = (one: string, other: string): boolean => IMPORTS.get(one)?.has(other) === true;
const areLinked = (one: string, other: string): boolean => imports(one, other) || imports(other, one);

function leadsTo(walk: Walk, before: Row, row: Row): boolean {
  if (row.meeting !== null) return imports(before.path, row.meeting) && imports(row.path, row.meeting);
  if (row.back === null) return areLinked(before.path, row.path);
  const caller = walk.rows.find(({ number }) => number === row.back);
  return caller !== undefined && caller.number < before.number && areLinked(caller.path, row.path);
}

/** What is wrong with a walk, row by row. */
function faultsOf(walk: Walk): string[] {
  const { rows, limit } = walk;
  const faults = rows.length > limit ? [`${rows.length} files, at most ${limit}`] : [];
  for (const [index, row] of rows.entries()) {
    const lines = LINES.get(row.path);
    const before = rows[index - 1];
    if (row.number !== index + 1) faults.push(`${row.number} stands in place ${index + 1}`);
    if (rows.some(({ path, number }) => path === row.path && number < row.number)) faults.push(`${row.path}: twice`);
    if (lines === undefined) faults.push(`${row.path}: no such file`);
    else if (lines > LONGEST_FILE) faults.push(`${row.path}: ${lines} lines`);
    if (before !== undefined && !leadsTo(walk, before, row)) faults.push(`${before.path} does not lead to ${row.path}`);
  }
  return faults;
}

const WALKS = walksIn(PAGE);

describe('docs/walks.md', () => {
  it('has four walks, and every numbered line is read', () => {
    expect(WALKS.map(({ limit }) => limit)).toEqual([20, 10, 20, 20]);
    const numbered = PAGE.split('\n').filter((line) => /^\d+\. /.test(line));
    expect(WALKS.flatMap(({ rows }) => rows)).toHaveLength(numbered.length);
    expect(WALKS.every(({ rows }) => rows.length >= 8)).toBe(true);
  });

  it.each(WALKS)('each file leads to the next: $title', (walk) => {
    expect(faultsOf(walk)).toEqual([]);
  });
});

describe('a fault in a walk is found', () => {
  const ATTACK = 'src/battle/resolve/attack.ts';
  const DAMAGE = 'src/battle/damage/blowAtCard.ts';
  const page = (...rows: readonly string[]): string =>
    ['## Planted (at most 4 files)', '', ...rows.map((row, index) => `${index + 1}. ${row}`)].join('\n');
  const sound = page(
    '`src/battle/resolve/table.ts`: rules',
    `\`${ATTACK}\`: attack`,
    `\`${DAMAGE}\`: damage`,
    '`src/battle/resolve/emit/blows.ts`: event (back to 2)',
  );
  const PLANTED: Readonly<Record<string, string>> = {
    'a file left out': sound.replace(/^2\. .*\n/m, ''),
    'a gap between two files': page('`src/battle/resolve/table.ts`: rules', `\`${DAMAGE}\`: damage`),
    'a file that does not exist': sound.replace(DAMAGE, 'src/battle/damage/nothing.ts'),
    'a file named twice': sound.replace('src/battle/resolve/emit/blows.ts', ATTACK),
    'a file too many': `${sound}\n5. \`src/battle/model/fighter.ts\`: fighter`,
    'a return to a file that does not lead there': sound.replace('back to 2', 'back to 1'),
    'a return to a later file': sound.replace('back to 2', 'back to 4'),
    'a meeting in a module that one of them does not import': sound.replace(
      '(back to 2)',
      '(meet in `src/battle/damage/angle.ts`)',
    ),
  };

  it('a sound walk has none', () => {
    expect(walksIn(sound).map(faultsOf)).toEqual([[]]);
  });

  it('whatever it is', () => {
    const isFound = ([, text]: [string, string]) => walksIn(text).flatMap(faultsOf).length > 0;
    expect(misjudged(Object.entries(PLANTED), ([what]) => what, isFound)).toEqual([]);
  });

  it('a row taken out of the real walks', () => {
    const isFound = (walk: Walk) =>
      walk.rows.slice(1, -1).some((row) => {
        const rows = walk.rows.filter(({ number }) => number !== row.number);
        return faultsOf({ ...walk, rows }).some((fault) => fault.includes('does not lead to'));
      });
    expect(misjudged(WALKS, ({ title }) => title, isFound)).toEqual([]);
  });
});
