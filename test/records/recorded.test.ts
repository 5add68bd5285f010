import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BattleRecord, idOf } from '../../src/records/battle/battleRecord';
import type { Connection } from '../../src/records/database/connection';
import { readQuestions } from '../../src/records/read/questions';
import { readOnly, USUAL_LIMITS } from '../../src/records/read/readOnly';
import { BATTLE_TABLES, TABLE_NAMES } from '../../src/records/schema/tables';
import { readStored } from '../../src/records/verify/storedBattle';
import { verifyBattle } from '../../src/records/verify/verifyBattle';
import { verifySample } from '../../src/records/verify/verifySample';
import { openRecorder } from '../../src/records/write/recordAll';
import { writeBattles } from '../../src/records/write/writeBattles';
import { cardBattles, FIELD_SETS, fieldBattles } from './support/battles';
import { oneValue, openOwn, ownFolder } from './support/folders';
import { readings } from './support/secondReader';

const folder = ownFolder();
let database: Connection;
let battles: BattleRecord[];

beforeAll(async () => {
  database = await openOwn(folder, 'records');
  battles = [...cardBattles(12), ...FIELD_SETS.flatMap((set) => fieldBattles(set, 1))];
  const recorder = openRecorder(database, { withMoments: false });
  for (const battle of battles) await recorder.add(battle);
  expect(await recorder.finish()).toMatchObject({ written: battles.length, known: 0, refused: [] });
}, 300_000);

describe('recorded battles', () => {
  it('are as a second reader counts them by the events alone', async () => {
    for (const battle of battles) {
      const stored = await readStored(database, idOf(battle));
      if (stored === null) throw new Error('a battle is missing');
      for (const [what, byEvents, byTables] of readings(battle, stored)) {
        expect(byTables, `${what} of ${battle.mode} ${stored.session.seed}`).toEqual(byEvents);
      }
    }
  });

  it('replay to what is stored', async () => {
    expect(await verifySample(database, null, 1, () => undefined)).toMatchObject({
      replayed: battles.length,
      found: [],
    });
  });

  it('are written once, however often they are recorded', async () => {
    const rows = () => Promise.all(TABLE_NAMES.map((table) => oneValue(database, `SELECT count(*) FROM ${table}`)));
    const before = await rows();
    const again = await writeBattles(database, [...battles.slice(0, 3), ...battles.slice(0, 3)], {
      withMoments: false,
    });
    expect(again).toMatchObject({ written: 0, known: 6 });
    expect(await rows()).toEqual(before);
  });

  it('get their moments when somebody asks for them later', async () => {
    const [battle] = battles;
    if (battle === undefined) throw new Error('no battle');
    await writeBattles(database, [battle], { withMoments: true });
    const moments = await oneValue(
      database,
      `SELECT count(DISTINCT order_ordinal) FROM battle_moments WHERE combat_session_id = '${idOf(battle)}'`,
    );
    expect(moments).toBeGreaterThan(battle.record.orders.length / 2);
    expect(await verifyBattle(database, idOf(battle), new Map())).toBeNull();
  });

  it('are whole or not there at all', async () => {
    const [battle] = cardBattles(2, 'greedy', 900);
    if (battle === undefined) throw new Error('no battle');
    const broken: Connection = {
      ...database,
      copy: (table, ...rest) => {
        if (table === 'battle_blows') throw new Error('the machine was switched off');
        return database.copy(table, ...rest);
      },
    };
    await expect(writeBattles(broken, [battle], { withMoments: false })).rejects.toThrow('switched off');
    expect(await readStored(database, idOf(battle))).toBeNull();
    const lost = await oneValue(
      database,
      `SELECT count(*) FROM battle_orders WHERE combat_session_id = '${idOf(battle)}'`,
    );
    expect(lost).toBe(0);
  });

  it('that can’t be replayed are refused by themselves', async () => {
    const [good, other] = cardBattles(4, 'greedy', 950);
    if (good === undefined || other === undefined) throw new Error('no battles');
    const { orders } = other.record;
    const wrong = { ...other, record: { ...other.record, orders: [...orders.slice(0, 3), ...orders.slice(4)] } };
    const foreign = { ...other, record: { ...other.record, rules: '0123456789abcdef' } };
    const { written, refused } = await writeBattles(database, [wrong, good, foreign], { withMoments: false });
    expect(written).toBe(1);
    expect(refused.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^order \d+ of \d+ is refused: /),
      'its rules are not those that its record names',
    ]);
  });
});

describe('verify', () => {
  it.each(BATTLE_TABLES.filter((table) => table !== 'battle_moments' && table !== 'combat_obstacles'))(
    'finds a planted change of one row of %s',
    async (table) => {
      const { columns } = await database.run(`SELECT * FROM ${table} LIMIT 0`);
      const { rows } = await database.run(`SELECT ctid::text, combat_session_id::text FROM ${table} LIMIT 1`);
      const [place, battle] = rows[0] ?? [];
      const column = [
        'damage',
        'amount',
        'health',
        'position_y',
        'integrity_score',
        'movement_cost',
        'distance',
        'width',
        'left_units',
        'round',
      ].find((name) => columns.includes(name));
      await database.run('BEGIN');
      await database.run(`UPDATE ${table} SET ${column} = coalesce(${column}, 0) + 1 WHERE ctid = '${place}'`);
      const found = await verifyBattle(database, String(battle), new Map());
      await database.run('ROLLBACK');
      expect(found).toMatchObject({ battle });
      expect(found?.what).toMatch(column === 'round' ? /round|refused/ : new RegExp(String(column)));
    },
  );

  it('finds a row that is gone, an order that was changed and another book', async () => {
    const [battle] = battles;
    const id = battle === undefined ? '' : idOf(battle);
    for (const change of [
      `DELETE FROM battle_events WHERE combat_session_id = '${id}' AND ordinal = 7`,
      `UPDATE battle_orders SET detail = '{"type": "concede"}' WHERE combat_session_id = '${id}' AND ordinal = 4`,
      `UPDATE books SET content = jsonb_set(content, '{rules,castleHealth}', '1')`,
      `UPDATE combat_sessions SET final_hash = 'ffffffffffffffff' WHERE id = '${id}'`,
    ]) {
      await database.run('BEGIN');
      await database.run(change);
      const found = await verifyBattle(database, id, new Map());
      await database.run('ROLLBACK');
      expect(found, change).not.toBeNull();
    }
    expect(await verifyBattle(database, id, new Map())).toBeNull();
  });
});

describe('the ready questions', () => {
  it('are ten, and each has an answer', async () => {
    const questions = readQuestions();
    expect(questions).toHaveLength(10);
    for (const { name, statement, chart } of questions) {
      const { rows, columns } = await readOnly(database, statement, USUAL_LIMITS);
      const named = Object.values(chart.columns).flatMap((list) => list.split(','));
      expect(columns, name).toEqual(expect.arrayContaining(named));
      if (!['openings', 'pairs'].includes(name)) expect(rows.length, name).toBeGreaterThan(0);
    }
  });

  it('count what the events tell', async () => {
    const falls = readQuestions().find(({ name }) => name === 'falls')?.statement ?? '';
    const { rows } = await readOnly(database, falls, USUAL_LIMITS);
    const sum = rows.reduce((all, [, , , count]) => all + Number(count), 0);
    expect(sum).toBe(await oneValue(database, 'SELECT count(*) FROM characters WHERE fell_round IS NOT NULL'));
  });
});

describe('document 000', () => {
  const TABLES = [
    'combat_grids',
    'combat_obstacles',
    'character_positions',
    'active_formations',
    'tactical_maneuvers_log',
    'cover_calculations',
  ];
  const COLUMNS = `SELECT table_name, ordinal_position, column_name, data_type, character_maximum_length, numeric_precision, numeric_scale, is_nullable, replace(column_default, '::numeric', '')
    FROM information_schema.columns WHERE table_schema = $1 AND table_name = ANY (string_to_array($2, ' ')) ORDER BY 1, 2`;
  const INDEXES = `SELECT indexname, replace(indexdef, $1 || '.', '') FROM pg_indexes
    WHERE schemaname = $1 AND indexname LIKE 'idx%' AND tablename = ANY (string_to_array($2, ' ')) ORDER BY 1`;
  const KEYS = `SELECT conrelid::regclass::text, contype, replace(pg_get_constraintdef(oid), 'seed.', '') FROM pg_constraint
    WHERE connamespace = $1::regnamespace AND contype IN ('p', 'f', 'u') AND replace(conrelid::regclass::text, 'seed.', '') = ANY (string_to_array($2, ' ')) ORDER BY 1, 2, 3`;

  it('has its six tables and ten indexes, column for column', async () => {
    const document = readFileSync('test/records/support/document000.sql', 'utf8');
    await database.run('BEGIN');
    await database.run('CREATE SCHEMA seed');
    await database.run('SET LOCAL search_path = seed');
    await database.run('CREATE TABLE combat_sessions (id UUID PRIMARY KEY)');
    await database.run('CREATE TABLE characters (id UUID PRIMARY KEY)');
    for (const statement of document
      .replace(/--.*$/gm, '')
      .split(';')
      .filter((each) => each.trim() !== ''))
      await database.run(statement);
    await database.run('SET LOCAL search_path = public');
    const names = TABLES.join(' ');
    const plain = (rows: readonly (readonly unknown[])[]) =>
      rows.map((row) => row.map((value) => String(value).replaceAll('seed.', '')));
    const [theirs, ours] = [
      await database.run(COLUMNS, ['seed', names]),
      await database.run(COLUMNS, ['public', names]),
    ];
    const [theirIndexes, ourIndexes] = [
      await database.run(INDEXES, ['seed', names]),
      await database.run(INDEXES, ['public', names]),
    ];
    const [theirKeys, ourKeys] = [
      await database.run(KEYS, ['seed', names]),
      await database.run(KEYS, ['public', names]),
    ];
    await database.run('ROLLBACK');
    expect(theirs.rows).toHaveLength(81);
    expect(plain(ours.rows)).toEqual(plain(theirs.rows));
    expect(theirIndexes.rows).toHaveLength(10);
    expect(plain(ourIndexes.rows)).toEqual(plain(theirIndexes.rows));
    expect(plain(ourKeys.rows)).toEqual(plain(theirKeys.rows));
  });
});
