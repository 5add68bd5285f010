import { describe, expect, it } from 'vitest';
import { type KeptBattle, keptBattle } from '../../../src/store/archive/keptBattle';
import { choicesIn, isShown, NO_FILTER, ownDeckIn } from '../../../src/ui/battles/filters';
import { ledgerOf } from '../../../src/ui/battles/ledger';

const battle = (winner: KeptBattle['winner'], right: string, rounds: number, deck = 'bastion'): KeptBattle =>
  keptBattle(
    {
      mode: 'battle',
      packed: `${winner} ${right} ${rounds}`,
      book: '',
      seats: { left: 'human', right },
      winner,
      decks: { left: deck, right: 'cinder' },
      ground: 'ruins',
      rounds,
      castles: { left: 10, right: 0 },
    },
    0,
  );

const BATTLES = [
  battle('left', 'captain', 8),
  battle('left', 'captain', 10),
  battle('right', 'captain', 12),
  battle('left', 'recruit', 6, 'cinder'),
  battle(null, 'recruit', 2),
  battle('draw', 'recruit', 14),
];

describe('the ledger', () => {
  const ledger = ledgerOf(BATTLES);

  it('counts what was won of the battles that were fought to an end', () => {
    expect(ledger.won).toMatchObject({ wins: 3, games: 5, percent: 60 });
    expect(ledger.meanRounds).toBe(10);
    expect(ledger.longestRun).toBe(2);
  });

  it('gives each opponent an interval that holds the share', () => {
    expect(ledger.byOpponent.map(({ opponent }) => opponent)).toEqual(['captain', 'recruit']);
    for (const { rate } of ledger.byOpponent) {
      expect(rate.low).toBeLessThan(rate.percent);
      expect(rate.high).toBeGreaterThan(rate.percent);
    }
  });

  it('is empty without battles', () => {
    expect(ledgerOf([])).toMatchObject({ meanRounds: 0, longestRun: 0, byOpponent: [] });
  });
});

describe('the filters', () => {
  const shown = (change: Partial<typeof NO_FILTER>) =>
    BATTLES.filter((each) => isShown(each, { ...NO_FILTER, ...change })).length;

  it('show what was won, lost, left, and with whom', () => {
    expect([shown({}), shown({ shown: 'won' }), shown({ shown: 'lost' }), shown({ shown: 'abandoned' })]).toEqual([
      6, 3, 1, 1,
    ]);
    expect(shown({ opponent: 'recruit', shown: 'drawn' })).toBe(1);
    expect(shown({ deck: 'cinder' })).toBe(1);
    expect(shown({ ground: 'village' })).toBe(0);
    expect(shown({ shown: 'favourite' })).toBe(0);
  });

  it('offer each choice once', () => {
    expect(choicesIn(BATTLES, ownDeckIn)).toEqual(['bastion', 'cinder']);
  });
});
