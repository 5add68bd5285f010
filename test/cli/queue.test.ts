import { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../src/cli/queue/packed';
import { redisAddress } from '../../src/cli/queue/redisAddress';
import { call, complains, hears, start } from '../records/support/calls';
import { findRedis, startRedis, until } from '../records/support/servers';
import { SOAK } from '../support/gameRunner';

/** Whole series in processes of their own take minutes: a soak plays them. */
const found = SOAK ? await findRedis() : { why: 'a soak plays it' };
const path = 'path' in found ? found.path : '';
const redis = path === '' ? null : await startRedis(path);
const url = redis?.url ?? '';
const missing = 'why' in found ? `: skipped, ${found.why}` : '';
const TIME = { timeout: 300_000 };

type Ended = Awaited<ReturnType<typeof call>>;
/** What must be the same whoever plays: that nobody worked for a moment is said, too. */
const answer = ({ code, said }: Pick<Ended, 'code' | 'said'>) => ({ code, said });

const worker = async (): Promise<Awaited<ReturnType<typeof start>>> => {
  const started = await start(['worker', '--queue', url, '--workers', '1']);
  await hears(started.child, /plays parts/);
  return started;
};

async function ask<Answer>(server: string, question: (client: Redis) => Promise<Answer>): Promise<Answer> {
  const client = new Redis(server);
  try {
    return await question(client);
  } finally {
    client.disconnect();
  }
}

/** Waits until so many parts are in the hands of workers. */
const untilPlaying = (parts: number, server = url): Promise<void> =>
  until(() =>
    ask(server, async (client) => {
      const [active = ''] = await client.keys('ninekeep:*:active');
      return active !== '' && (await client.llen(active)) >= parts;
    }),
  );

const untilKeys = (server: string, pattern: string, count: number): Promise<void> =>
  until(() => ask(server, async (client) => (await client.keys(pattern)).length === count));

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
    const local = [await call([...WORDS, '--workers', '1']), await call([...DUEL, '--workers', '1'])] as const;
    const first = await worker();
    const series = call([...WORDS, '--queue', url]);
    await untilPlaying(1);
    first.child.kill('SIGKILL');
    const second = await worker();
    expect(answer(await series)).toEqual(answer(local[0]));
    expect(answer(await call([...DUEL, '--queue', url]))).toEqual(answer(local[1]));
    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0, said: expect.stringMatching(/\d+ parts played/) });
  });

  it('prints the same bytes when three of six workers are killed in the middle', TIME, async () => {
    const words = ['simulate', '--left', 'greedy', '--right', 'greedy', '--games', '768', '--seed', '5', '--json'];
    const local = await call([...words, '--workers', '2']);
    const workers = await Promise.all(Array.from({ length: 6 }, worker));
    let isOver = false;
    const series = call([...words, '--queue', url]).finally(() => {
      isOver = true;
    });
    await untilPlaying(6);
    for (const { child } of workers.slice(0, 3)) child.kill('SIGKILL');
    expect(isOver).toBe(false);
    expect(answer(await series)).toEqual(answer(local));
    for (const { child, ended } of workers.slice(3)) {
      child.kill('SIGTERM');
      expect(await ended).toMatchObject({ code: 0 });
    }
  });

  it(
    'waits for a server that is away for a moment, and hands everything in again that it has forgotten',
    TIME,
    async () => {
      const local = await call([...WORDS, '--workers', '1']);
      const other = await startRedis(path);
      const there = await start(['worker', '--queue', other.url, '--workers', '1']);
      await hears(there.child, /plays parts/);
      const series = call([...WORDS, '--queue', other.url]);
      await untilPlaying(1, other.url);
      await other.stop();
      const again = await startRedis(path, Number(new URL(other.url).port));
      const { complaints, ...rest } = await series;
      expect(rest).toEqual(answer(local));
      expect(complaints).toMatch(/is away: waiting for it\n(.*\n)*Redis at .* is back\n/);
      there.child.kill('SIGKILL');
      await again.stop();
    },
  );

  it('gives up in a line when the server stays away, and a worker stops all the same', TIME, async () => {
    const other = await startRedis(path);
    const { child, ended } = await start([...WORDS, '--queue', other.url]);
    await complains(child, /nobody works/);
    const there = await start(['worker', '--queue', other.url, '--workers', '1']);
    await hears(there.child, /plays parts/);
    await other.stop();
    const { code, complaints } = await ended;
    there.child.kill('SIGTERM');
    expect(await there.ended).toMatchObject({ code: 0, complaints: expect.stringMatching(/is away: waiting for it/) });
    expect(code).toBe(2);
    expect(complaints).toMatch(
      /is away: waiting for it\nRedis at redis:.* has been away for 30 s: start it and try again\n$/,
    );
  });

  it('plays the open field and lessons, too', TIME, async () => {
    const { child } = await worker();
    for (const words of [FIELD, LESSON]) {
      expect(answer(await call([...words, '--queue', url]))).toEqual(answer(await call([...words, '--workers', '1'])));
    }
    child.kill('SIGKILL');
  });

  it('says when nobody works there, and takes its parts away when it is cancelled', TIME, async () => {
    const { child, ended } = await start([...WORDS, '--queue', url]);
    await complains(child, /nobody works/);
    child.kill('SIGINT');
    const { code, complaints } = await ended;
    expect(code).toBe(2);
    expect(complaints).toMatch(/nobody works at redis:.*start "ninekeep worker/s);
    expect(complaints).toMatch(/cancelled: its parts are taken from the queue/);
    expect(await ask(url, (client) => client.keys('ninekeep:*:wait'))).toEqual([]);
  });

  it('of a command that was killed are passed over', TIME, async () => {
    const { child, ended } = await start([...WORDS, '--queue', url]);
    await complains(child, /nobody works/);
    await untilKeys(url, 'ninekeep:*:wait', 1);
    child.kill('SIGKILL');
    await ended;
    await ask(url, async (client) => client.del(await client.keys('ninekeep:run:*')));
    const { child: late, ended: stopped } = await worker();
    await untilKeys(url, 'ninekeep:*:wait', 0);
    late.kill('SIGTERM');
    expect(await stopped).toMatchObject({ code: 0, said: expect.stringMatching(/\b0 parts played/) });
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
