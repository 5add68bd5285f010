import { expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import { describeState } from '../../../src/battle/model/engineState';
import { playout } from '../../../src/measure/contestants/playout';
import { shippedBook, starterDeck } from '../../support/book';
import { openDice } from '../../support/dice';

const engine = createBattleEngine(shippedBook());
const start = (seed: number) =>
  engine.compile(
    engine.begin({
      type: 'match',
      seed,
      battlefield: 'redoubt',
      decks: { left: starterDeck('cinder'), right: starterDeck('thornveil') },
    }).state,
  );

it('plays to the end, the same for the same draws', () => {
  const ends = [1, 1, 2].map((seed) => {
    const state = start(seed);
    const plies = playout(engine, state, openDice(seed).below);
    expect(state.winner).not.toBeNull();
    return JSON.stringify([plies, describeState(state)]);
  });
  expect(ends[0]).toBe(ends[1]);
  expect(ends[0]).not.toBe(ends[2]);
});

it('has nothing to do after the end', () => {
  const state = start(3);
  playout(engine, state, openDice(3).below);
  expect(playout(engine, state, openDice(3).below)).toBe(0);
});
