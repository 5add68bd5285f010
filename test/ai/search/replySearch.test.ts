import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/ai/evaluation/evaluate';
import { TUNED } from '../../../src/ai/evaluation/weights';
import { refutedValue } from '../../../src/ai/search/refutation';
import { openReplySearch, valueAfterReply } from '../../../src/ai/search/replySearch';
import type { Judge, Nodes } from '../../../src/ai/search/searchTerms';
import { END_TURN } from '../../../src/ai/search/searchTerms';
import { codesOf } from '../../../src/ai/search/shortlist';
import { openTurnSearch, searchTurn } from '../../../src/ai/search/turnSearch';
import { cloneEngineState } from '../../../src/battle/model/copyState';
import type { EngineState } from '../../../src/battle/model/engineState';
import type { Side } from '../../../src/kernel/sides';
import { positionsOf, shipped } from '../support/positions';

const WIDTH = 5;
const MANY = 12;
const NONE = Number.NEGATIVE_INFINITY;

const judgeOf =
  (side: Side): Judge =>
  (state) =>
    evaluate(shipped.book, TUNED, state, side);

/** Where the side to move could end its turn, best first. */
function endsOf(start: EngineState): EngineState[] {
  const search = openTurnSearch(shipped, { count: 0 }, WIDTH, MANY, null);
  searchTurn(search, start, judgeOf(start.turn), Number.POSITIVE_INFINITY);
  return search.ends.entries.slice(0, search.ends.size).map(({ state }) => cloneEngineState(state));
}

describe('the reply to the end of a turn', () => {
  const positions = positionsOf([3, 11], 13).map((state) => shipped.compile(state));

  it('is cut short only where the turn is no better than the best one known', () => {
    for (const start of positions) {
      const judge = judgeOf(start.turn);
      const replies = openReplySearch(shipped, { count: 0 }, start.turn, judge, WIDTH, [], start);
      let best = NONE;
      for (const end of endsOf(start)) {
        const whole = openReplySearch(shipped, { count: 0 }, start.turn, judge, WIDTH, [], start);
        const value = valueAfterReply(replies, end, best);
        if (value > best) expect(value).toBe(valueAfterReply(whole, end, NONE));
        best = Math.max(best, value);
      }
    }
  });

  it('costs less where the answer to the turn before refutes this one, too', () => {
    const [remembering, forgetting]: [Nodes, Nodes] = [{ count: 0 }, { count: 0 }];
    for (const start of positions) {
      const judge = judgeOf(start.turn);
      const open = (nodes: Nodes) => openReplySearch(shipped, nodes, start.turn, judge, WIDTH, [], start);
      const replies = open(remembering);
      let best = NONE;
      for (const end of endsOf(start)) {
        const value = valueAfterReply(replies, end, best);
        valueAfterReply(open(forgetting), end, best);
        best = Math.max(best, value);
      }
    }
    expect(remembering.count).toBeLessThan(0.9 * forgetting.count);
  });
});

describe('a refutation', () => {
  it('is worth what its legal orders lead to, and nothing where that is not enough', () => {
    let tried = 0;
    for (const state of positionsOf([5, 18], 7)) {
      const start = shipped.compile(state);
      const judge = judgeOf(start.turn);
      const search = openTurnSearch(shipped, { count: 0 }, WIDTH, 1, null);
      searchTurn(search, start, judge, Number.POSITIVE_INFINITY);
      const [best] = search.ends.entries;
      if (best === undefined || best.line === null) continue;
      tried += 1;
      const answer = codesOf(best.line);
      const scratch = { engine: shipped, nodes: { count: 0 }, scratch: null };
      expect(refutedValue(scratch, start, answer, judge, best.value)).toBe(best.value);
      // What is legal but once is left out the second time.
      expect(refutedValue(scratch, start, [...answer, ...answer], judge, best.value)).toBe(best.value);
      expect(refutedValue(scratch, start, answer, judge, best.value + 1)).toBeNull();
    }
    expect(tried).toBeGreaterThan(10);
  });

  it('leaves out what is not legal here', () => {
    const [state] = positionsOf([7], 30).slice(-1);
    if (state === undefined) throw new Error('no position');
    const start = shipped.compile(state);
    const over = cloneEngineState(start);
    shipped.carryOutCode(over, END_TURN);
    const theirs = openTurnSearch(shipped, { count: 0 }, 1, 1, null);
    searchTurn(theirs, over, judgeOf(over.turn), Number.POSITIVE_INFINITY);
    const answer = codesOf(theirs.ends.entries[0]?.line ?? null);
    expect(answer.length).toBeGreaterThan(0);
    const scratch = { engine: shipped, nodes: { count: 0 }, scratch: null };
    expect(() => refutedValue(scratch, start, answer, judgeOf(start.turn), Number.POSITIVE_INFINITY)).not.toThrow();
  });
});
