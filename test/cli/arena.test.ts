import { describe, expect, it } from 'vitest';
import { playAll } from '../../src/cli/series/playAll';
import { localStaff } from '../../src/cli/series/staff';
import { duelSummary } from '../../src/measure/duel/duelSummary';
import type { Work } from '../../src/measure/series/playSeries';
import { sprtOf } from '../../src/measure/statistics/sprt';
import { shippedBook, starterDeck } from '../support/book';
import { call } from './support/terminal';

const SMALL = ['arena', 'greedy', 'random', '--workers', '1', '--games', '8'];

async function fought(...words: readonly string[]) {
  const { exit, said, complaints } = await call('.', [...SMALL, ...words]);
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
  return said;
}

describe('ninekeep arena', () => {
  it.each([
    [['greedy'], expect.stringMatching(/^which two players\? arena A B .+, greedy, random.*, mcts$/)],
    [['greedy', 'random', 'mcts'], expect.stringMatching(/^which two players\?/)],
    [['greedy', 'capitain'], 'there is no player "capitain" (did you mean "captain"?)'],
    [['greedy', 'random', '--games', '7'], 'the number of games must be even, not 7: battles come in pairs'],
    ...['20,0', '0', 'a,b', '0,1,2', '0,9999'].map((sprt) => [
      ['greedy', 'random', '--sprt', sprt],
      `--sprt needs two whole numbers of Elo, the smaller first, such as 0,20: not "${sprt}"`,
    ]),
  ] as [string[], unknown][])('%j cannot run', async (words, complaint) => {
    expect(await call('.', ['arena', ...words])).toEqual({ exit: 2, said: '', complaints: complaint });
  });

  it('tells score, Elo, think times and ways to play', async () => {
    const said = await fought();
    expect(said).toMatch(
      /^greedy against random, all decks, all battlefields: 8 battles from seed 1, \d won, 0 drawn, \d lost$/m,
    );
    expect(said).toMatch(/^greedy +\d+\.\d +\d+\.\d to \d+\.\d +8$/m);
    expect(said).toMatch(/^Elo: .+ \(.+ to .+\)$/m);
    expect(said).toMatch(/^greedy, a turn with all its looks +\d+\.\d +\d+\.\d +\d+\.\d +\d+$/m);
    expect(said).toMatch(/^greedy, before a single order +\d+\.\d +\d+\.\d +\d+\.\d +\d+$/m);
  });

  it('prints the same JSON for the same seed: think times only when asked for', async () => {
    const json = await fought('--json');
    expect(await fought('--json')).toBe(json);
    expect(JSON.parse(json)).toMatchObject({ players: ['greedy', 'random'], games: 8, seed: 1, sprt: null });
    expect(JSON.parse(json)).not.toHaveProperty('times');
    const { turn, order } = JSON.parse(await fought('--json', '--times')).times.first;
    expect(turn.thoughts).toBeGreaterThan(8);
    expect(order.thoughts).toBe(turn.thoughts);
  });

  it('stops when the sequential test is decided, long before the most games', async () => {
    const { games, sprt, pairs } = JSON.parse(await fought('--json', '--games', '400', '--sprt', '0,200'));
    expect(sprt.verdict).toBe('elo1');
    expect(games).toBeLessThan(60);
    expect(Object.values<number>(pairs).reduce((sum, count) => sum + count, 0)).toBe(games / 2);
  });
});

describe('an early end', () => {
  const work: Work<'duel'> = {
    series: {
      book: shippedBook(),
      contestants: { first: { player: 'random', ignores: null }, second: { player: 'random', ignores: null } },
      pairings: [[starterDeck('galecrest'), starterDeck('cinder')]],
      battlefields: ['open-field'],
      games: 60,
      seed: 5,
    },
    counting: 'duel',
  };

  it('comes after the same part whoever asks when: what lies beyond is not counted', async () => {
    const asked: number[] = [];
    const isEnough = ({ games }: { games: number }) => {
      asked.push(games);
      return games >= 10;
    };
    const duel = await playAll(work, { staff: localStaff(1), onProgress: () => undefined, isEnough });
    expect(asked).toEqual([2, 4, 6, 8, 10]);
    expect(duel.games).toBe(10);
    expect(duelSummary(duel, null).score.games).toBe(10);
  });

  it('is decided by what was counted', () => {
    expect(sprtOf({ 4: 40, 0: 5 }, { elo0: 0, elo1: 100 }).verdict).toBe('elo1');
    expect(sprtOf({ 4: 5, 0: 40 }, { elo0: 0, elo1: 100 }).verdict).toBe('elo0');
  });
});
