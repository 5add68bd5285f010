import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../src/cli/queue/packed';
import { redisAddress } from '../../src/cli/queue/redisAddress';
import { call, hears, start } from '../records/support/calls';
import { findRedis, startRedis } from '../records/support/servers';
import { SOAK } from '../support/gameRunner';

/** Whole series in processes of their own take minutes: a soak plays them. */
const found = SOAK ? await findRedis() : { why: 'a soak plays it' };
const redis = 'path' in found ? await startRedis(found.path) : null;
const url = redis?.url ?? '';
const missing = 'why' in found ? `: skipped, ${found.why}` : '';
const TIME = { timeout: 300_000 };

const worker = async (): Promise<Awaited<ReturnType<typeof start>>> => {
  const started = await start(['worker', '--queue', url, '--workers', '1']);
  await hears(started.child, /plays parts/);
  return started;
};

describe.skipIf(redis === null)(`a series on a queue${missing}`, () => {
  const WORDS = ['simulate', '--left', 'greedy', '--right', 'random', '--games', '64', '--seed', '11', '--json'];
  const DUEL = ['arena', 'greedy', 'random', '--games', '24', '--seed', '3', '--json'];
  const FIELD = [
    'simulate',
    '--mode',
    'field',
    '--left',
    'recruit',
    '--right',
    'recruit',
    '--battlefield',
    'pinfold',
    '--games',
    '8',
    '--json',
  ];
  const LESSON = ['tune', '--games', '32', '--rounds', '1', '--from-nothing'];

  it('prints the same bytes as a local run, a worker killed in the middle or not', TIME, async () => {
    const local = await Promise.all([WORDS, DUEL].map((words) => call([...words, '--workers', '1'])));
    const first = await worker();
    const series = call([...WORDS, '--queue', url]);
    await new Promise((done) => setTimeout(done, 400));
    first.child.kill('SIGKILL');
    const second = await worker();
    expect(await series).toEqual(local[0]);
    expect(await call([...DUEL, '--queue', url])).toEqual(local[1]);
    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0, said: expect.stringMatching(/\d+ parts played/) });
  });

  it('plays the open field and lessons, too', TIME, async () => {
    const { child } = await worker();
    for (const words of [FIELD, LESSON]) {
      expect(await call([...words, '--queue', url])).toEqual(await call([...words, '--workers', '1']));
    }
    child.kill('SIGKILL');
  });

  it('says when nobody works there, and takes its parts away when it is cancelled', TIME, async () => {
    const { child, ended } = await start([...WORDS, '--queue', url]);
    await new Promise<void>((done) => {
      child.stderr?.on('data', (data) => {
        if (String(data).includes('nobody works')) done();
      });
    });
    child.kill('SIGINT');
    const { code, complaints } = await ended;
    expect(code).toBe(2);
    expect(complaints).toMatch(/nobody works at redis:.*start "ninekeep worker/s);
    expect(complaints).toMatch(/cancelled: its parts are taken from the queue/);
  });
});

it('says in a line when there is no server', TIME, async () => {
  const words = ['simulate', '--games', '2', '--queue', 'redis://127.0.0.1:1'];
  const { code, complaints } = await call(words, { REDISCLI_AUTH: 'hush-hush' });
  expect(code).toBe(2);
  expect(complaints).toMatch(/^no Redis at redis:.*127\.0\.0\.1:1: (nothing answers there|it does not answer)\n$/);
});

describe('what crosses the queue', () => {
  it('keeps every bit of its numbers', () => {
    const sample = { width: 2, rows: Float64Array.from([-0, 0.1 + 0.2, Number.NaN, -Infinity, 5e-324]) };
    const back = unpacked(packed(sample)) as typeof sample;
    expect([...new Uint8Array(back.rows.buffer)]).toEqual([...new Uint8Array(sample.rows.buffer)]);
    expect(back.width).toBe(2);
  });

  it.each([
    ['http://host', /can’t be read/],
    ['redis:', /can’t be read/],
    ['redis://:secret@host', /a password is no part of a command/],
  ])('%s is no address', (text, complaint) => {
    expect(() => redisAddress(text, undefined)).toThrow(complaint);
    expect(() => redisAddress(text, undefined)).not.toThrow(/secret/);
  });

  it('knows ports, databases and encryption', () => {
    expect(redisAddress('rediss://ana@[::1]:7000/3', 'p')).toEqual({
      host: '::1',
      port: 7000,
      db: 3,
      username: 'ana',
      password: 'p',
      tls: {},
    });
    expect(redisAddress('redis://host', undefined)).toEqual({ host: 'host', port: 6379, db: 0 });
  });
});
