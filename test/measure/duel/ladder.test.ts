import { describe, expect, it } from 'vitest';
import { emptyDuel } from '../../../src/measure/duel/duel';
import { duelSummary } from '../../../src/measure/duel/duelSummary';
import { levelRungs, personalityRungs, type Rung, verdictOf } from '../../../src/measure/duel/ladder';

const LEVEL: Rung = { players: ['soldier', 'recruit'], character: null };
const FLANKER: Rung = { players: ['captain-flanker', 'captain'], character: 'flanker' };

function duel(wins: number, games: number, own = 0, neutral = 0) {
  const counts = emptyDuel();
  counts.games = games;
  counts.wins = { first: wins, second: games - wins };
  counts.styles.first.flanker = { sum: own, of: 100 };
  counts.styles.second.flanker = { sum: neutral, of: 100 };
  return duelSummary(counts, null);
}

describe('the ladder', () => {
  it('has a rung for each pair of neighbours, the higher first, and one for each personality', () => {
    expect(levelRungs().map(({ players }) => players.join(' '))).toEqual([
      'soldier recruit',
      'sergeant soldier',
      'captain sergeant',
      'marshal captain',
      'master marshal',
    ]);
    expect(personalityRungs('captain').map(({ players }) => players.join(' '))).toContain('captain-flanker captain');
    expect(personalityRungs('captain')).toHaveLength(5);
  });

  it.each([
    [64, false],
    [65, true],
    [80, true],
    [81, false],
  ])('a level that wins %i of 100 is as much stronger as it should be: %s', (wins, strength) => {
    expect(verdictOf(LEVEL, duel(wins, 100))).toEqual({ strength, difference: null, character: true });
  });

  it.each([
    [50, 50, 40, true, true],
    [42, 50, 41, false, false],
    [57, 30, 40, true, false],
    [57, 48, 40, true, false],
    [58, 40, 0, false, false],
    [100, 80, 40, false, true],
  ])('a personality that wins %i of 100, with a habit of %i against %i', (wins, own, neutral, strength, character) => {
    const verdict = verdictOf(FLANKER, duel(wins, 100, own, neutral));
    expect([verdict.strength, verdict.character]).toEqual([strength, character]);
  });
});
