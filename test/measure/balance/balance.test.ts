import { describe, expect, it } from 'vitest';
import { balance } from '../../../src/measure/balance/balance';
import { balanceSummary } from '../../../src/measure/balance/balanceSummary';
import { openSeries, openSum, type Work } from '../../../src/measure/series/playSeries';
import { shippedBook, starterDeck } from '../../support/book';

const decks = ['galecrest', 'cinder'].map(starterDeck);
const work: Work<'balance'> = {
  series: {
    book: shippedBook(),
    contestants: { first: { player: 'greedy', ignores: null }, second: { player: 'greedy', ignores: null } },
    pairings: decks.flatMap((first) => decks.map((second) => [first, second] as const)),
    battlefields: ['open-field'],
    games: 16,
    seed: 2,
  },
  counting: 'balance',
};

describe('balance', () => {
  const sum = openSum(work);
  sum.add(openSeries(work, () => 0)(0));
  const counts = sum.whole();
  const summary = balanceSummary(counts);

  it('counts a faction against the others only, so that what one wins the other loses', () => {
    const { cinder, galecrest } = summary.factions;
    expect([cinder?.games, galecrest?.games]).toEqual([8, 8]);
    expect((cinder?.percent ?? 0) + (galecrest?.percent ?? 0)).toBeCloseTo(100, 6);
    expect(summary.matrix.cinder?.galecrest?.percent).toBe(cinder?.percent);
    expect(summary.matrix.cinder?.cinder?.games).toBe(4);
  });

  it('knows the battles of every card: both sides of a mirror hold it', () => {
    const one = new Set(decks[0]);
    for (const [id, { deck, drawn, played, chosen, playsPerGame }] of Object.entries(summary.cards)) {
      expect([id, deck.games]).toEqual([id, 16]);
      expect(drawn.games).toBeLessThanOrEqual(deck.games);
      expect(played.games).toBeLessThanOrEqual(drawn.games);
      expect(chosen.wins).toBeLessThanOrEqual(playsPerGame * deck.games);
    }
    expect(Object.keys(summary.cards).filter((id) => one.has(id)).length).toBe(one.size);
  });

  it('counts as many plays as there were deployments', () => {
    const plays = Object.values(counts.cards).reduce((all, card) => all + card.plays, 0);
    expect(plays).toBe(counts.tally.orders.deploy);
  });

  it('gives half a point for a draw', () => {
    const drawn = balance.empty();
    Object.assign(drawn.tally, { games: 10, draws: 4, wins: { left: 3, right: 3 } });
    drawn.tally.pairings['a:b'] = { wins: 3, draws: 4, games: 10 };
    const { first, factions, missed } = balanceSummary(drawn);
    expect([first.percent, factions.a?.percent, factions.b?.percent]).toEqual([50, 50, 50]);
    expect(missed).toEqual([]);
  });

  it('names every bar that is missed', () => {
    const lopsided = balance.empty();
    Object.assign(lopsided.tally, { games: 100, wins: { left: 60, right: 40 } });
    lopsided.tally.pairings['a:b'] = { wins: 60, draws: 0, games: 100 };
    const none = { games: 0, halves: 0 };
    lopsided.cards.idle = { held: none, drawn: none, played: none, plays: 0, affordable: 50, chosen: 1 };
    expect(balanceSummary(lopsided).missed).toEqual([
      'first player: 60.0 %, not 48 to 52',
      'a: 60.0 %, not 46 to 54',
      'b: 40.0 %, not 46 to 54',
      'idle: 2.0 %, not 20 to 100',
    ]);
  });
});
