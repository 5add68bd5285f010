import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerLines } from '../../src/cli/records/answerText';
import { htmlReport } from '../../src/cli/records/htmlReport';
import { readQuestions } from '../../src/records/read/questions';
import { call, emptyFolder } from './support/terminal';

const HOME = resolve('.');
const TIME = { timeout: 240_000 };

describe('the commands of records', () => {
  it('record what "play --json" printed, once, and verify, export and ask it', TIME, async () => {
    const folder = emptyFolder();
    const play = await call(folder, ['play', '--seed', '3', '--json'], HOME);
    const field = await call(
      folder,
      ['play', '--mode', 'field', '--rules', 'd50', '--left', 'recruit', '--right', 'recruit', '--json'],
      HOME,
    );
    writeFileSync(join(folder, 'cards.json'), play.said);
    writeFileSync(join(folder, 'field.json'), field.said);
    const orders = [play, field].reduce((sum, { said }) => sum + JSON.parse(said).orders.length, 0);
    const first = await call(folder, ['record', '.', '--moments'], HOME);
    expect(first).toMatchObject({ exit: 0, complaints: '' });
    expect(first.said).toBe(`2 battles recorded (${orders} orders) in ${join(folder, 'ninekeep-records')}`);
    expect((await call(folder, ['record', 'cards.json'], HOME)).said).toMatch(
      /^no battles recorded \(no orders\), 1 known already/,
    );
    expect(await call(folder, ['verify'], HOME)).toMatchObject({
      exit: 0,
      said: '2 of 2 battles replayed, 0 differ from what is stored',
    });
    const csv = await call(folder, ['export-csv', 'csv', '--tables', 'combat_sessions,battle_orders'], HOME);
    expect(csv.said).toBe(`combat_sessions.csv: 2 rows\nbattle_orders.csv: ${orders} rows`);
    expect(readFileSync(join(folder, 'csv/combat_sessions.csv'), 'utf8')).toMatch(
      /^id,mode,book_hash,.*\r\n.*,(card|field),/,
    );
    expect(await call(folder, ['migrate', '--check'], HOME)).toMatchObject({
      exit: 0,
      said: expect.stringMatching(/is up to date$/),
    });
    const report = await call(folder, ['ask', 'all', '--html', 'report.html'], HOME);
    expect(report.said).toBe('report.html: 10 of 10 questions');
    expect(readFileSync(join(folder, 'report.html'), 'utf8').match(/<svg /g)?.length).toBeGreaterThanOrEqual(8);
    expect((await call(folder, ['ask', 'length', '--format', 'csv'], HOME)).said).toMatch(/^rule_set,rounds,battles/);
  });

  it('turn away what is no battle, and say why', TIME, async () => {
    const folder = emptyFolder();
    const play = JSON.parse((await call(folder, ['play', '--seed', '4', '--json'], HOME)).said);
    const write = (name: string, value: unknown) =>
      writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
    write('half.json', '{"orders": [');
    write('list.json', []);
    write('tomorrow.json', { format: 'ninekeep-save', version: 99, checksum: '', save: {} });
    write('chess.json', { format: 'ninekeep-save', version: 3, checksum: '', game: 'chess', save: {} });
    write('damaged.json', { format: 'ninekeep-save', version: 3, checksum: 'f00', save: { record: {} } });
    write('other.json', { ...play, state: '0000000000000000' });
    write('illegal.json', { ...play, orders: [{ type: 'attackCastle', unit: 'nobody' }] });
    write('moon.json', { ...play, battlefield: 'moon' });
    const { exit, complaints } = await call(folder, ['record', '.'], HOME);
    expect(exit).toBe(2);
    expect(complaints.split('\n')).toEqual([
      'chess.json: it is a save of another game',
      'damaged.json: its checksum does not fit its content',
      'half.json: it is not JSON, or not whole',
      expect.stringMatching(/^illegal\.json: order 1 of 1 is refused: /),
      'list.json: it is no battle: neither one that the page saved nor what "play --json" printed',
      'moon.json: there is no battlefield "moon" now',
      expect.stringMatching(
        /^other\.json: it ends in [0-9a-f]{16} and not in 0000000000000000: other cards or another version played it$/,
      ),
      'tomorrow.json: another version of the game wrote it',
      'there is no battle to record in these files',
    ]);
    expect(existsSync(join(folder, 'ninekeep-records'))).toBe(false);
  });

  it.each([
    [['query'], /^one statement, in quotation marks/],
    [['query', 'SELECT', '1'], /^one statement, in quotation marks/],
    [['query', 'SELECT 1', '--format', 'xml'], /^there is no format "xml"/],
    [['query', 'SELECT 1', '--database', 'postgres://ana:hush@host/x'], /^a password is no part of a command/],
    [['ask', 'opening'], /^there is no question "opening" \(did you mean "openings"\?\)/],
    [['export-csv'], /^into which folder\?/],
    [['export-csv', 'x', '--tables', 'book'], /^there is no table "book" \(did you mean "books"\?\)/],
    [['record'], /^which files\?/],
    [['record', 'x.json', '--simulate'], /^"x\.json" is one word too many/],
    [['verify', '--sample', '0'], /^the number of battles must be/],
    [['worker'], /^which queue\?/],
    [['worker', '--queue', 'redis://:hush@host'], /^a password is no part of a command/],
  ])('%j cannot run', async (words, complaint) => {
    const { exit, complaints } = await call(emptyFolder(), words, HOME);
    expect(complaints).toMatch(complaint);
    expect(complaints).not.toContain('hush');
    expect(exit).toBe(2);
  });

  it('list the ready questions', async () => {
    const { said } = await call(emptyFolder(), ['ask'], HOME);
    expect(said.split('\n')).toHaveLength(10);
  });
});

describe('answers', () => {
  const answer = { columns: ['name', 'n', 'n'], rows: [['a,"b"\n\u001b[31m', 1, null]], isCut: false };

  it('are tables, CSV or JSON', () => {
    expect(answerLines(answer, 'csv')).toEqual(['name,n,n', '"a,""b""\n\u001b[31m",1,']);
    expect(JSON.parse(answerLines(answer, 'json').join(''))).toEqual([{ name: 'a,"b"\n\u001b[31m', n: 1, n_3: null }]);
    expect(answerLines(answer, 'table').join('\n')).not.toContain('\u001b');
  });

  it('are text on a page, whatever they hold', () => {
    const [question] = readQuestions();
    if (question === undefined) throw new Error('no question');
    const rows = [['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 3, 50]];
    const page = htmlReport('<b>', [
      { question, answer: { columns: ['rule_set', 'opening', 'sides', 'win_percent'], rows, isCut: false } },
    ]);
    expect(page).not.toMatch(/<script|<img|<b>/);
    expect(page).toContain('&lt;script&gt;');
  });
});

/** Packages that only databases and queues need. */
const HEAVY = /^(@electric-sql|drizzle-orm|postgres|bullmq|ioredis)(\/|$)/;

it('no other command loads a database or a queue: nothing of them is imported where the command begins', () => {
  const seen = new Set<string>();
  const heavy: string[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    // Types are gone when the command runs; `import(…)` waits until it is called.
    for (const [, source = ''] of text.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gm)) {
      if (HEAVY.test(source)) heavy.push(`${path}: ${source}`);
      if (!source.startsWith('.')) continue;
      const file = join(dirname(path), source);
      const found = [`${file}.ts`, `${file}.tsx`, file].find((each) => existsSync(each));
      if (found !== undefined && /\.tsx?$/.test(found)) visit(found);
    }
  };
  visit('src/cli/main.ts');
  expect(seen.size).toBeGreaterThan(100);
  expect(heavy).toEqual([]);
});
