import { describe, expect, it } from 'vitest';
import { type AiRequest, answerRequest } from '../../../src/ai/worker/aiRequest';
import { createAiWorker } from '../../../src/ai/worker/aiWorker';
import type { WireRequest } from '../../../src/ai/worker/workerClient';
import { openStream } from '../../../src/kernel/chance';
import { plain } from '../../support/engine';
import { SOAK } from '../../support/gameRunner';
import { positionsOf, shipped } from '../support/positions';

const QUESTIONS: readonly AiRequest[] = positionsOf([81], SOAK ? 9 : 18).map((state, seed) => ({
  player: seed % 2 === 0 ? 'captain' : 'sergeant',
  book: shipped.book,
  seen: shipped.observe(state, state.turn),
  stream: openStream(seed, 'ai'),
}));
const [FIRST] = QUESTIONS as readonly [AiRequest];

/** As it arrives: another object with other texts. */
function crossed(request: AiRequest, isKnown = false): WireRequest<AiRequest> {
  return structuredClone({ ...request, book: isKnown ? null : JSON.stringify(request.book) });
}

/** What is to be done later waits here. */
function service() {
  const waiting: (() => void)[] = [];
  return { waiting, ...createAiWorker((step) => waiting.push(step)) };
}

describe('the thought service', () => {
  it('answers what crossed into it as it would be answered at home, with the book it was told first', () => {
    const { answer: ask } = service();
    for (const [place, request] of QUESTIONS.entries()) {
      expect(ask(crossed(request, place > 0))).toEqual(answerRequest(request));
    }
  });

  it('answers the same in the middle of a rehearsal and after it', () => {
    const { answer: ask, waiting } = service();
    ask(crossed(FIRST));
    for (const request of QUESTIONS) {
      waiting.shift()?.();
      expect(ask(crossed(request, true))).toEqual(answerRequest(request));
    }
    while (waiting.length > 0) waiting.shift()?.();
    for (const request of QUESTIONS.slice(0, 3)) expect(ask(crossed(request, true))).toEqual(answerRequest(request));
  });

  it('rehearses once, piece by piece, and comes to an end', () => {
    const { answer: ask, waiting } = service();
    ask(crossed(FIRST));
    let pieces = 0;
    for (; waiting.length > 0; pieces++) {
      expect(waiting).toHaveLength(1);
      waiting.shift()?.();
    }
    expect(pieces).toBeGreaterThan(20);
    ask(crossed({ ...FIRST, book: { ...FIRST.book, formations: [] } }));
    expect(waiting).toHaveLength(0);
  });

  it('goes on though its book can’t be rehearsed', () => {
    const { answer: ask, waiting } = service();
    const battlefields = null as never;
    ask(crossed({ ...FIRST, player: 'random', book: { ...FIRST.book, battlefields } }));
    let pieces = 0;
    for (; waiting.length > 0; pieces++) waiting.shift()?.();
    expect(pieces).toBeLessThan(5);
    expect(ask(crossed(FIRST))).toEqual(answerRequest(FIRST));
  });

  it('says so when it was told no book', () => {
    expect(() => service().answer(crossed({ ...FIRST, book: plain.book }, true))).toThrow('before its book');
  });
});
