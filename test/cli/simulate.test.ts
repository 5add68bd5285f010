import { describe, expect, it } from 'vitest';
import { progressBar, progressLine } from '../../src/cli/report/progressLine';
import { call } from './support/terminal';

const SMALL = ['simulate', '--left', 'random', '--right', 'random', '--workers', '1', '--games', '8'];

async function simulated(...words: readonly string[]) {
  const { exit, said, complaints } = await call('.', [...SMALL, ...words]);
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
  return said;
}

describe('ninekeep simulate', () => {
  it.each([
    [['--left', 'gredy'], 'there is no player "gredy" (did you mean "greedy"?)'],
    [
      ['--right', 'human'],
      expect.stringMatching(/^there is no player "human": recruit, .+, master \(or with -racer, .+\), greedy, random/),
    ],
    [['--decks', 'bastion', 'x'], expect.stringMatching(/^there is no deck "x": bastion-cinder, .*, thornveil$/)],
    [['--battlefield', 'mrash'], 'there is no battlefield "mrash" (did you mean "marsh"?)'],
    [['--games', '0'], 'the number of games must be a whole number from 2 to 10000000, not "0"'],
    [['--games', '7'], 'the number of games must be even, not 7: battles come in pairs'],
    [['--games', 'many'], 'the number of games must be a whole number from 2 to 10000000, not "many"'],
    [['--seed', '-1'], 'the seed must be a whole number from 0 to 4294967295, not "-1"'],
    [['--seed', '4294967296'], 'the seed must be a whole number from 0 to 4294967295, not "4294967296"'],
    [['--workers', '0'], 'the number of workers must be a whole number from 1 to 256, not "0"'],
    [['--ignore', 'facings'], 'there is no mechanic "facings" (did you mean "facing"?)'],
    [
      ['--ignore', 'constructor'],
      expect.stringMatching(/^there is no mechanic "constructor": all, nothing, positional, facing, /),
    ],
  ])('%j cannot run', async (words, complaint) => {
    expect(await call('.', ['simulate', ...words])).toEqual({ exit: 2, said: '', complaints: complaint });
  });

  it('tells who wins, where, and what is used', async () => {
    const said = await simulated();
    expect(said).toMatch(/^random against random, all decks, all battlefields: 8 battles from seed 1, 0 draws$/m);
    expect(said).toMatch(/^left +\d+\.\d +\d+\.\d to \d+\.\d +8$/m);
    expect(said).toMatch(/^angle front \/ side \/ rear % +\d+ \/ \d+ \/ \d+$/m);
    expect(said).toMatch(/^attackCastle +\d+\.\d\d$/m);
  });

  it('is the same for the same seed', async () => {
    expect(await simulated('--json', '--seed', '3')).toBe(await simulated('--json', '--seed', '3'));
    expect(await simulated('--json', '--seed', '3')).not.toBe(await simulated('--json', '--seed', '4'));
  });

  it('plays what was asked for', async () => {
    const { results, ...asked } = JSON.parse(
      await simulated('--json', '--decks', 'thornveil', 'cinder', '--battlefield', 'marsh', '--ignore', 'facing'),
    );
    expect(asked).toEqual({
      players: ['random', 'random'],
      decks: ['thornveil', 'cinder'],
      battlefield: 'marsh',
      games: 8,
      seed: 1,
    });
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ ignored: 'facing', games: 8 });
    expect(Object.keys(results[0].battlefields)).toEqual(['marsh']);
    expect(Object.keys(results[0].factions)).toEqual(['cinder', 'thornveil']);
  });

  it('tells what each mechanic is worth', async () => {
    const said = await simulated('--ignore', 'all', '--games', '2');
    expect(said).toMatch(/^facing +\d+\.\d +\d+\.\d to \d+\.\d +2$/m);
    expect(said).toMatch(/^formation:siege-phalanx /m);
    expect(said).not.toMatch(/^ability:/m);
  });
});

describe('progress', () => {
  it('is written over on a terminal, and nowhere else', () => {
    const written: string[] = [];
    const write = (text: string) => written.push(text);
    progressLine({ write })('half');
    expect(written).toEqual([]);
    const show = progressLine({ isTTY: true, write });
    show('half');
    show(null);
    expect(written).toEqual(['\r\u001b[Khalf', '\r\u001b[K']);
  });

  it('is a bar', () => {
    expect(progressBar(60, 120, 'parts')).toBe(`[${'#'.repeat(15)}${'.'.repeat(15)}] 50 % (60 of 120 parts)`);
    expect(progressBar(0, 0, 'parts')).toContain('100 %');
  });
});
