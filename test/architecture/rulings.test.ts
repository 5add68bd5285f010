import { describe, expect, it } from 'vitest';
import { hasLiveTest } from './support/liveTests';
import { sources } from './support/sources';

const TESTS = new Map(sources('test').map(({ path, text }) => [path, text]));
const PAGE = sources('docs').find(({ path }) => path === 'docs/rulings.md')?.text ?? '';
/** A row: number, what it is about, the ruling, and the test by file and title. */
const ROW = /^\| (\d+) \| ([^|]+) \| ([^|]+) \| `([^`]+)` ([^|]+) \|$/;

interface Ruling {
  readonly number: number;
  readonly file: string;
  readonly title: string;
}

function rulingsIn(page: string): Ruling[] {
  return page.split('\n').flatMap((line) => {
    const [, number, , , file, title] = ROW.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), file: file ?? '', title: (title ?? '').trim() }];
  });
}

/** The numbers in "ruling 8" and "rulings 25 and 33". */
function citedIn(text: string): number[] {
  return [...text.matchAll(/\brulings? (\d+)(?: and (\d+))?/gi)].flatMap(([, one, other]) =>
    [one, other].flatMap((number) => (number === undefined ? [] : [Number(number)])),
  );
}

const RULINGS = rulingsIn(PAGE);
const NUMBERS = RULINGS.map(({ number }) => number);

describe('every ruling has its test', () => {
  it.each(RULINGS)('$number: $file, $title', ({ file, title }) => {
    expect(hasLiveTest(TESTS, file, title)).toBe(true);
  });

  it('every line of a table is read, and no number stands twice', () => {
    const lines = PAGE.split('\n').filter((line) => /^\| \d/.test(line));
    expect(lines).toHaveLength(RULINGS.length);
    expect(RULINGS.length).toBeGreaterThan(50);
    expect(new Set(NUMBERS).size).toBe(NUMBERS.length);
  });

  it.each([
    ['a test', "it('is', () => { expect(1).toBe(1); });", true],
    ['the beginning of its title', "it('is so', () => { expect(1).toBe(1); });", true],
    ['a title with a value', `it(\`is \${1}\`, () => { expect(1).toBe(1); });`, true],
    ['a test of many rows', "it.each([[1]])('is %i', () => { expect(1).toBe(1); });", true],
    ['a row', "it.each([['is', 1]])('%s', () => { expect(1).toBe(1); });", true],
    ['a row of a constant', "const ROWS = [['is', 1]];\nit.each(ROWS)('%s', () => { expect(1).toBe(1); });", true],
    ['a group', "describe('is', () => { it('so', () => { expect(1).toBe(1); }); });", true],
    ['a function that asserts', "function check() { expect(1).toBe(1); }\nit('is', () => check());", true],
    ['a function elsewhere', "import { judge } from './support/judge';\nit('is', () => judge());", true],
    ['another title', "it('was', () => { expect(1).toBe(1); });", false],
    ['a comment', "// it('is', () => { expect(1).toBe(1); });", false],
    ['a comment of many lines', "/* it('is', () => { expect(1).toBe(1); }); */", false],
    ['an expectation', "it('was', () => { expect('is').toBe('is'); });", false],
    ['a list', "const ROWS = [['is', 1]];\nit('was', () => { expect(ROWS).toEqual([]); });", false],
    ['a skipped test', "it.skip('is', () => { expect(1).toBe(1); });", false],
    ['a test that is skipped at times', "it.skipIf(true)('is', () => { expect(1).toBe(1); });", false],
    ['a test to be written', "it.todo('is');", false],
    ['a test in a skipped group', "describe.skip('all', () => { it('is', () => { expect(1).toBe(1); }); });", false],
    ['an empty test', "it('is', () => {});", false],
    ['a test that asserts nothing', "it('is', () => { play(); });", false],
    ['an empty group', "describe('is', () => {});", false],
    ['a group of skipped tests', "describe('is', () => { it.skip('so', () => { expect(1).toBe(1); }); });", false],
  ])('%s: %s', (_what, text, isLive) => {
    const files = new Map([
      ['test/a.test.ts', text],
      ['test/support/judge.ts', 'export function judge() { expect(1).toBe(1); }'],
    ]);
    expect(hasLiveTest(files, 'test/a.test.ts', 'is')).toBe(isLive);
    expect(hasLiveTest(files, 'test/b.test.ts', 'is')).toBe(false);
  });

  it('a file that is no test has none', () => {
    const files = new Map([['test/a.ts', "it('is', () => { expect(1).toBe(1); });"]]);
    expect(hasLiveTest(files, 'test/a.ts', 'is')).toBe(false);
  });
});

describe('every ruling that code or a test names', () => {
  const cited = [...sources('src'), ...sources('test')].flatMap(({ path, text }) =>
    citedIn(text).map((number) => ({ path, number })),
  );

  it('is on the page', () => {
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ number }) => !NUMBERS.includes(number))).toEqual([]);
  });
});
