import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { Book } from '../../src/battle/model/book';
import type { Goal } from '../../src/battle/model/goals';
import { hashOfRules } from '../../src/match/match';
import { shippedBook, starterDeck } from '../support/book';
import { playGame } from '../support/gameRunner';
import { reachedGoals } from '../support/invariants/goals';

const BOOK = shippedBook();
const withGoals = (...goals: Goal[]): Book => ({ ...BOOK, rules: { ...BOOK.rules, goals } });

const SETS: readonly (readonly [string, readonly Goal[]])[] = [
  ['surviving', [{ type: 'survive', side: 'right', rounds: 6 }]],
  ['holding', [{ type: 'hold', side: 'left', column: 1, turns: 2 }]],
  ['felling', [{ type: 'fell', side: 'left', unit: 'oathguard' }]],
  [
    'all of them, for both sides',
    [
      { type: 'hold', side: 'right', column: 1, turns: 3 },
      { type: 'fell', side: 'right', unit: 'slag-knight' },
      { type: 'survive', side: 'left', rounds: 9 },
    ],
  ],
];

describe('goals in whole games', () => {
  it.each(SETS)('%s: the battle ends by a goal when it is reached, and never otherwise', (_, goals) => {
    const engine = createBattleEngine(withGoals(...goals));
    let ended = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const decks = { left: starterDeck('cinder'), right: starterDeck('bastion') };
      playGame(engine, { seed, players: { left: 'random', right: 'random' }, decks }, (moment) => {
        const reached = reachedGoals(goals, moment);
        const isRecalled = moment.events.some(({ type }) => type === 'recalled');
        if (moment.after.winner === null) expect(isRecalled ? [] : reached).toEqual([]);
        if (moment.after.ending !== 'goal') return;
        ended++;
        expect(reached.map(({ side }) => side)).toContain(moment.after.winner);
        expect(moment.events.at(-1)?.type).toBe('battleEnded');
      });
    }
    expect(ended).toBeGreaterThan(0);
  });

  it('without goals a book has no key for them: its hash is that of before', () => {
    expect('goals' in BOOK.rules).toBe(false);
    expect(hashOfRules(BOOK)).not.toBe(hashOfRules(withGoals({ type: 'survive', side: 'left', rounds: 3 })));
  });
});
