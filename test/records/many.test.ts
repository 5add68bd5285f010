import { afterAll, describe, expect, it } from 'vitest';
import { idOf } from '../../src/records/battle/battleRecord';
import { addressOf } from '../../src/records/database/address';
import type { Connection } from '../../src/records/database/connection';
import { withRecords } from '../../src/records/database/openRecords';
import { TABLE_NAMES } from '../../src/records/schema/tables';
import { readStored } from '../../src/records/verify/storedBattle';
import { verifyBattle } from '../../src/records/verify/verifyBattle';
import { verifySample } from '../../src/records/verify/verifySample';
import { openRecorder } from '../../src/records/write/recordAll';
import { SOAK } from '../support/gameRunner';
import { cardBattles, FIELD_SETS, fieldBattles } from './support/battles';
import { call, start } from './support/calls';
import { openOwn, ownFolder } from './support/folders';
import { readings } from './support/secondReader';
import { findPostgres, startPostgres } from './support/servers';

const found = SOAK ? await findPostgres() : { why: 'a soak starts it' };
const postgres = 'path' in found ? await startPostgres(found.path) : null;
const TIME = { timeout: 3_600_000 };
const PASSWORD = 'of the superuser';
const folder = ownFolder();
/** Written in three transactions. */
const KILLED = 96;
afterAll(() => postgres?.stop());

/** A database that nobody has used. */
const DATABASES: Readonly<Record<string, (name: string) => string>> = {
  PGlite: (name) => `${folder}/${name}`,
  ...(postgres !== null && {
    PostgreSQL: (name) => {
      postgres.admin(`CREATE DATABASE ${name}`);
      return `postgres://postgres@127.0.0.1:${postgres.port}/${name}`;
    },
  }),
};

describe.skipIf(!SOAK)('many battles', () => {
  it('read the same by a second reader, replay to the same ends, and a planted change is found', TIME, async () => {
    const database = await openOwn(folder, 'many');
    const recorder = openRecorder(database, { withMoments: false });
    const battles = [...cardBattles(1000), ...FIELD_SETS.flatMap((set) => fieldBattles(set, 200))];
    for (const battle of battles) await recorder.add(battle);
    expect(await recorder.finish()).toMatchObject({ written: 2000, known: 0, refused: [] });
    for (const battle of battles) {
      const stored = await readStored(database, idOf(battle));
      if (stored === null) throw new Error('a battle is missing');
      for (const [what, byEvents, byTables] of readings(battle, stored)) {
        expect(byTables, `${what} of ${battle.mode} ${stored.session.seed}`).toEqual(byEvents);
      }
    }
    const verified = await verifySample(database, null, 1, () => undefined);
    expect(verified).toMatchObject({ battles: 2000, replayed: 2000, found: [] });
    const { rows } = await database.run(
      'SELECT ctid::text, combat_session_id::text FROM battle_blows OFFSET 12345 LIMIT 1',
    );
    const [place, battle] = rows[0] ?? [];
    await database.run(`UPDATE battle_blows SET damage = damage + 1 WHERE ctid = '${place}'`);
    const changed = await verifyBattle(database, String(battle), new Map());
    expect(changed).toMatchObject({ battle, table: 'battle_blows', what: expect.stringContaining('damage') });
  });

  it.each(Object.keys(DATABASES))(
    'are completed in %s after a process was killed at 20 random moments',
    TIME,
    async (kind) => {
      const environment = { PGPASSWORD: PASSWORD };
      const words = (name: string) => [
        ...[
          'record',
          '--simulate',
          '--left',
          'greedy',
          '--right',
          'greedy',
          '--games',
          String(KILLED),
          '--workers',
          '1',
        ],
        ...['--database', name],
      ];
      const [whole, killed] = ['whole', 'killed'].map((name) => DATABASES[kind]?.(`${name}_battles`) ?? '');
      const begun = Date.now();
      const { complaints } = await call(words(whole ?? ''), environment);
      expect(complaints).toContain(`${KILLED} battles recorded`);
      const length = Date.now() - begun;
      const counts: unknown[] = [];
      for (let kills = 0; kills < 20; kills++) {
        const { child, ended } = await start(words(killed ?? ''), environment);
        setTimeout(() => child.kill('SIGKILL'), length * (0.2 + 0.8 * Math.random()));
        counts.push((await ended).complaints.trim());
      }
      expect((await call(words(killed ?? ''), environment)).complaints).toMatch(/battles recorded/);
      const rowsOf = (name: string) =>
        withRecords(addressOf(name, '.', environment), async (connection) => ({
          counts: await Promise.all(TABLE_NAMES.map((table) => count(connection, table))),
          hashes: (await connection.run('SELECT id::text, final_hash FROM combat_sessions ORDER BY 1')).rows,
          verified: await verifySample(connection, null, 1, () => undefined),
        }));
      const [all, after] = [await rowsOf(whole ?? ''), await rowsOf(killed ?? '')];
      expect(all.verified).toMatchObject({ battles: KILLED, found: [] });
      expect(after, counts.join('; ')).toEqual(all);
    },
  );
});

async function count({ run }: Connection, table: string): Promise<unknown> {
  return (await run(`SELECT count(*) FROM ${table}`)).rows[0];
}
