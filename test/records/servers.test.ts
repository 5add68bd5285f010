import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../src/records/database/address';
import { withReadRecords, withRecords } from '../../src/records/database/openRecords';
import { readOnly } from '../../src/records/read/readOnly';
import { verifySample } from '../../src/records/verify/verifySample';
import { openRecorder } from '../../src/records/write/recordAll';
import { SOAK } from '../support/gameRunner';
import { cardBattles, FIELD_SETS, fieldBattles } from './support/battles';
import { findPostgres, type PostgresServer, startPostgres } from './support/servers';

const found = SOAK ? await findPostgres() : { why: 'PostgreSQL is part of "npm run soak"' };
const missing = 'why' in found ? `: skipped, ${found.why}` : '';
const PASSWORD = 'p@ss: w/ord';

describe.skipIf('why' in found)(`PostgreSQL${missing}`, () => {
  let server: PostgresServer;
  const address = (user: string, name: string) =>
    addressOf(`postgres://${user}@127.0.0.1:${server.port}/${name}`, '.', { PGPASSWORD: PASSWORD });

  beforeAll(async () => {
    server = await startPostgres('path' in found ? found.path : '');
    server.admin(`CREATE ROLE ana LOGIN PASSWORD '${PASSWORD}'`);
    server.admin(`ALTER ROLE postgres PASSWORD '${PASSWORD}'`);
    server.admin('CREATE DATABASE records OWNER ana');
    server.admin('CREATE DATABASE mighty');
    return server.stop;
  }, 120_000);

  it.each([
    ['ana', 'records'],
    ['postgres', 'mighty'],
  ])('keeps battles of both modes for %s, and questions only read', { timeout: 300_000 }, async (user, name) => {
    const battles = [...cardBattles(16), ...FIELD_SETS.flatMap((set) => fieldBattles(set, 1))];
    await withRecords(address(user, name), async (connection) => {
      const recorder = openRecorder(connection, { withMoments: true });
      for (const battle of [...battles, ...battles]) await recorder.add(battle);
      expect(await recorder.finish()).toMatchObject({ written: battles.length, known: battles.length, refused: [] });
      expect(await verifySample(connection, null, 1, () => undefined)).toMatchObject({ found: [] });
    });
    await withReadRecords(address(user, name), async (connection) => {
      const ask = (statement: string) => readOnly(connection, statement, { rows: 10, seconds: 1 });
      expect((await ask('SELECT count(*) FROM combat_sessions')).rows).toEqual([[battles.length]]);
      for (const statement of [
        "SELECT pg_read_file('PG_VERSION')",
        'SELECT pg_sleep(20)',
        'SELECT 1; DROP TABLE books',
        "SELECT query_to_xml('DELETE FROM books', true, false, '')",
        "SELECT set_config('role', 'postgres', false), pg_ls_dir('.')",
      ]) {
        await expect(ask(statement), statement).rejects.toThrow();
      }
      expect((await ask('SELECT count(*) FROM combat_sessions')).rows).toEqual([[battles.length]]);
    });
  });

  it('tells no password when the server turns somebody away', async () => {
    const wrong = addressOf(`postgres://ana@127.0.0.1:${server.port}/records`, '.', { PGPASSWORD: 'guessed' });
    const complaint = await withRecords(wrong, async () => '').catch((error: Error) => error.message);
    expect(complaint).toMatch(/password authentication failed/);
    expect(complaint).not.toContain('guessed');
  });
});
