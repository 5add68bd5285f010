import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { Order } from '../../src/battle/model/orders';
import { bookOf, cardsOf } from '../../src/content/catalog';
import { stableHash } from '../../src/kernel/hash';
import { shippedCatalog } from '../support/book';
import { call } from './support/terminal';

const QUICK = ['--left', 'random', '--right', 'greedy'];

async function playedJson(...words: readonly string[]) {
  const { exit, said, complaints } = await call('.', ['play', '--json', ...words]);
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
  return JSON.parse(said);
}

function deckOf(id: string): string[] {
  const deck = shippedCatalog().decks[id];
  if (deck === undefined) throw new Error(`there is no deck ${id}`);
  return cardsOf(deck);
}

describe('ninekeep play', () => {
  it('tells a battle by its sides, with the draws of both', async () => {
    const { exit, said, complaints } = await call('.', ['play', ...QUICK, '--seed', '7']);
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
    expect(said).toMatch(/^ {2}Left draws .*\.$/m);
    expect(said).toMatch(/^ {2}Right draws .*\.$/m);
    expect(said).toMatch(/^Round 1: Left’s turn, 3 supply\.$/m);
    expect(said).toMatch(/^Round 1: Right’s turn, 4 supply\.$/m);
    expect(said).toMatch(/^ {2}Right’s [A-Z].* strikes (Left’s|Right’s) /m);
    expect(said).toMatch(/^ {2}(Left|Right) wins the battle\.$/m);
    expect(said).not.toMatch(/\b(you|your|enemy)\b/i);
    expect(said.split('\n').at(-1)).toMatch(
      /^random with bastion against greedy with cinder, open-field, seed 7: (left|right) wins by (castle|attrition) in round \d+, castles -?\d+ to -?\d+, \d+ orders, state [0-9a-f]{16}$/,
    );
  });

  it('is the same for the same seed and another for another', async () => {
    const battles = await Promise.all(
      [['--seed', '7'], ['--seed=7'], ['--seed', '8']].map(
        async (seed) => (await call('.', ['play', ...QUICK, ...seed])).said,
      ),
    );
    expect(battles[0]).toBe(battles[1]);
    expect(battles[0]).not.toBe(battles[2]);
  });

  it('prints a match that can be replayed from its orders', async () => {
    const battle = await playedJson(
      ...QUICK,
      '--seed',
      '3',
      '--battlefield',
      'redoubt',
      '--decks',
      'thornveil',
      'galecrest',
    );
    expect(Object.keys(battle)).toEqual([
      'players',
      'seed',
      'decks',
      'battlefield',
      'winner',
      'ending',
      'rounds',
      'castles',
      'orders',
      'state',
      'events',
    ]);
    expect(battle).toMatchObject({
      players: { left: 'random', right: 'greedy' },
      seed: 3,
      decks: { left: 'thornveil', right: 'galecrest' },
      battlefield: 'redoubt',
    });
    const engine = createBattleEngine(bookOf(shippedCatalog()));
    const decks = { left: deckOf('thornveil'), right: deckOf('galecrest') };
    const begun = engine.begin({ type: 'match', seed: 3, decks, battlefield: 'redoubt' });
    const events = [...begun.events];
    let { state } = begun;
    for (const order of battle.orders as Order[]) {
      const step = engine.submit(state, order);
      if (!step.ok) throw new Error(step.refusal.sentence);
      events.push(...step.value.events);
      state = step.value.state;
    }
    expect(stableHash(state)).toBe(battle.state);
    expect(stableHash(events)).toBe(stableHash(battle.events));
    expect({ winner: state.winner, ending: state.ending, rounds: state.round, castles: state.castles }).toEqual({
      winner: battle.winner,
      ending: battle.ending,
      rounds: battle.rounds,
      castles: battle.castles,
    });
  });

  it('has a player, a seed, a battlefield and decks for those who name none', async () => {
    expect(await playedJson()).toMatchObject({
      players: { left: 'greedy', right: 'greedy' },
      seed: 1,
      decks: { left: 'bastion', right: 'cinder' },
      battlefield: 'open-field',
    });
  });
});
