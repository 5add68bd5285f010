import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stableHash } from '../../src/kernel/hash';
import { addressOf, shownAddress, withoutSecrets } from '../../src/records/database/address';
import type { Connection } from '../../src/records/database/connection';
import { migrateSchema } from '../../src/records/database/migrations';
import { openConnection } from '../../src/records/database/openConnection';
import { withReadRecords, withRecords } from '../../src/records/database/openRecords';
import { readOnly } from '../../src/records/read/readOnly';
import { TABLE_NAMES } from '../../src/records/schema/tables';
import { writeBattles } from '../../src/records/write/writeBattles';
import { cardBattles } from './support/battles';
import { inFolder, layEmptyDatabase, oneValue, openOwn, ownFolder } from './support/folders';

const folder = ownFolder();
const LIMITS = { rows: 100, seconds: 5 };
let database: Connection;

beforeAll(async () => {
  database = await openOwn(folder, 'hostile');
}, 120_000);

describe('a question of somebody else’s', () => {
  const rows = () => Promise.all(TABLE_NAMES.map((table) => oneValue(database, `SELECT count(*) FROM ${table}`)));

  it.each([
    ["INSERT INTO books VALUES ('x', 'card', 'siege', '{}')", /"INSERT" is no question/],
    ['/* SELECT */ DROP TABLE books', /"DROP" is no question/],
    ['-- SELECT\nDELETE FROM books', /"DELETE" is no question/],
    ['WITH gone AS (DELETE FROM books RETURNING *) SELECT * FROM gone', /data-modifying/],
    ["SELECT 1; INSERT INTO books VALUES ('x', 'card', 'siege', '{}')", /multiple commands/],
    ['SELECT 1 INTO stolen', /INTO/],
    ["SELECT pg_read_file('PG_VERSION')", /permission denied/],
    ["SELECT pg_ls_dir('.')", /permission denied/],
    ["SELECT lo_import('/etc/passwd')", /permission denied/],
    ["SELECT set_config('role', 'postgres', false)", /permission denied/],
    ["SELECT query_to_xml('SELECT set_config(''role'', ''postgres'', false)', true, false, '')", /permission denied/],
    ["SELECT query_to_xml('DELETE FROM books', true, false, '')", /not allowed|permission denied/],
    ['SELECT * FROM books FOR UPDATE', /read-only|permission denied/],
    ["SELECT nextval('ninekeep.migrations_id_seq')", /permission denied/],
    ['', /there is no statement/],
    ['SELECT', /./],
  ])('is refused where it does more than read: %s', async (statement, complaint) => {
    const before = await rows();
    const asked = Promise.resolve().then(() => readOnly(database, statement, LIMITS));
    if (statement !== 'SELECT') await expect(asked).rejects.toThrow(complaint);
    else await asked.catch(() => undefined);
    expect(await rows()).toEqual(before);
    // The next one finds the connection as it was.
    expect((await readOnly(database, 'SELECT current_user', LIMITS)).rows).toEqual([['ninekeep_reader']]);
  });

  it('is answered up to its limit of rows, numbers as numbers', async () => {
    const {
      columns,
      rows: answer,
      isCut,
    } = await readOnly(
      database,
      'SELECT n, n / 4.0 AS quarter, 9007199254740993::bigint AS large FROM generate_series(1, 500) n;',
      { rows: 2, seconds: 5 },
    );
    expect(columns).toEqual(['n', 'quarter', 'large']);
    expect(answer).toEqual([
      [1, 0.25, '9007199254740993'],
      [2, 0.5, '9007199254740993'],
    ]);
    expect(isCut).toBe(true);
  });
});

describe('words of cards', () => {
  const NASTY = `x'); DROP TABLE books; -- \\N\t"\u2028é\\`;

  it('are data, whatever they say', async () => {
    const [plain] = cardBattles(2, 'greedy', 77);
    if (plain === undefined || plain.record.start.type !== 'match') throw new Error('no battle');
    const replaced = (text: string): string =>
      JSON.stringify(JSON.parse(text), (_key, value) => (value === 'militia' ? NASTY : value));
    const renamed = JSON.parse(replaced(JSON.stringify(plain)));
    const { militia, ...cards } = renamed.book.cards;
    const card = militia ?? Object.values(cards)[0];
    const book = { ...renamed.book, cards: { ...renamed.book.cards, [NASTY]: { ...(card as object), id: NASTY } } };
    const players = { left: NASTY, right: "Robert'; --" };
    const battle = { ...renamed, book, players, record: { ...renamed.record, rules: stableHash(book), orders: [] } };
    expect(await writeBattles(database, [battle], { withMoments: true })).toMatchObject({ written: 1, refused: [] });
    expect(
      await oneValue(database, `SELECT left_player FROM combat_sessions WHERE right_player = 'Robert''; --'`),
    ).toBe(NASTY);
    const stored = await database.run('SELECT content FROM books WHERE hash = $1', [stableHash(book)]);
    expect(stableHash(stored.rows[0]?.[0])).toBe(stableHash(book));
  });
});

describe('a database that isn’t ours', () => {
  it('is told and left unchanged when it has tables of somebody else', { timeout: 120_000 }, async () => {
    const address = inFolder(folder, 'foreign');
    await layEmptyDatabase(join(folder, 'foreign'));
    const foreign = await openConnection(address);
    await foreign.run('CREATE TABLE characters (id integer PRIMARY KEY, secret text)');
    await foreign.run("INSERT INTO characters VALUES (1, 'kept')");
    await expect(migrateSchema(foreign)).rejects.toThrow(
      /holds tables that are not Ninekeep’s \(public\.characters\): nothing was changed/,
    );
    expect(
      await oneValue(
        foreign,
        "SELECT string_agg(table_schema || '.' || table_name, ' ') FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')",
      ),
    ).toBe('public.characters');
    expect(await oneValue(foreign, 'SELECT secret FROM characters')).toBe('kept');
    await foreign.run('DROP TABLE characters');
    await migrateSchema(foreign);
    await foreign.run("INSERT INTO ninekeep.migrations (hash, created_at) VALUES ('of tomorrow', 99999999999999)");
    await expect(migrateSchema(foreign)).rejects.toThrow(
      /was written by another version of Ninekeep \(migration 2 is unknown here\): nothing was changed/,
    );
    await foreign.close();
  });

  it('is no folder with something else in it', async () => {
    const path = join(folder, 'letters');
    mkdirSync(path);
    writeFileSync(join(path, 'letter.txt'), 'Dear …');
    await expect(withRecords({ type: 'embedded', folder: path }, async () => undefined)).rejects.toThrow(
      /holds something else than a database/,
    );
    await expect(
      withRecords({ type: 'embedded', folder: join(path, 'letter.txt') }, async () => undefined),
    ).rejects.toThrow(/is a file/);
  });

  it('is not opened twice at once', async () => {
    await expect(openConnection(inFolder(folder, 'hostile'))).rejects.toThrow(`is in use by process ${process.pid}`);
  });

  it('that is empty answers no questions', async () => {
    await expect(withReadRecords(inFolder(folder, 'empty'), async () => undefined)).rejects.toThrow(
      /holds no battles yet/,
    );
  });
});

describe('passwords', () => {
  const address = addressOf('postgres://ana@127.0.0.1:1/records', '.', { PGPASSWORD: 'p@ss: w/ord' });
  afterAll(() => undefined);

  it('come from the environment and from no command', () => {
    expect(() => addressOf('postgres://ana:secret@host/records', '.', {})).toThrow(
      /a password is no part of a command/,
    );
    expect(() => addressOf('postgres://', '.', {})).toThrow(/can’t be read/);
    const whole = addressOf(undefined, '.', { NINEKEEP_DATABASE: 'postgres://ana:secret@host/records' });
    expect(shownAddress(whole)).toBe('postgres://host/records');
  });

  it('are never told, neither plain nor encoded', async () => {
    expect(shownAddress(address)).toBe('postgres://127.0.0.1:1/records');
    const told = 'FATAL: p@ss: w/ord, p%40ss%3A%20w%2Ford';
    expect(withoutSecrets(address, told)).toBe('FATAL: ***, ***');
    await expect(openConnection(address)).rejects.toThrow(
      /^postgres:\/\/127\.0\.0\.1:1\/records can’t be opened: .*ECONNREFUSED/,
    );
  });
});
