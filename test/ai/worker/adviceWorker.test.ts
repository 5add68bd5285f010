import { describe, expect, it } from 'vitest';
import { type AdviceQuestion, adviceSteps } from '../../../src/ai/advice/adviceRequest';
import { wholeOf } from '../../../src/ai/advice/steps';
import { createAdviceWorker } from '../../../src/ai/worker/adviceWorker';
import { createAdviser } from '../../../src/ai/worker/adviser';
import { lazyAdviser } from '../../../src/ai/worker/lazyAdviser';
import { shippedBook } from '../../support/book';
import { positionsOf, shipped } from '../support/positions';

const [FIRST, SECOND] = positionsOf([81], 17).map((state): AdviceQuestion & { type: 'chance' } => ({
  type: 'chance',
  seen: shipped.observe(state, state.turn),
})) as [AdviceQuestion & { type: 'chance' }, AdviceQuestion & { type: 'chance' }];
const BOOK = JSON.stringify(shippedBook());

/** As it arrives: another object with other texts. */
const crossed = <Value>(value: Value): Value => structuredClone(value);

describe('the adviser’s worker', () => {
  it('answers what crossed into it as it would be answered at home', async () => {
    const worker = createAdviceWorker((step) => setTimeout(step));
    expect(await worker.answer(crossed({ book: BOOK, question: FIRST }))).toBe(wholeOf(adviceSteps(shipped, FIRST)));
    const turn: AdviceQuestion = { type: 'deeds', seen: FIRST.seen, orders: [] };
    expect(await worker.answer(crossed({ book: null, question: turn }))).toEqual(wholeOf(adviceSteps(shipped, turn)));
    const seen = { ...FIRST.seen, hand: [] };
    const watched: AdviceQuestion = { type: 'watchedChance', seen };
    expect(await worker.answer(crossed({ book: null, question: watched }))).toBe(
      wholeOf(adviceSteps(shipped, watched)),
    );
  });

  it('gives a question up as soon as a newer one of its kind has come, and no other', async () => {
    const worker = createAdviceWorker((step) => setTimeout(step));
    const turn: AdviceQuestion = { type: 'deeds', seen: FIRST.seen, orders: [] };
    const answers = await Promise.all([
      worker.answer(crossed({ book: BOOK, question: FIRST })),
      worker.answer(crossed({ book: null, question: turn })),
      worker.answer(crossed({ book: null, question: SECOND })),
    ]);
    expect(answers[0]).toBeNull();
    expect(answers[1]).not.toBeNull();
    expect(answers[2]).toBe(wholeOf(adviceSteps(shipped, SECOND)));
  });

  it('needs a book first', async () => {
    const worker = createAdviceWorker((step) => setTimeout(step));
    await expect(worker.answer({ book: null, question: FIRST })).rejects.toThrow('before its book');
  });
});

describe('the adviser of the page', () => {
  it('is fetched with the first question, and again where that failed', async () => {
    let fetched = 0;
    const adviser = lazyAdviser(async () => {
      fetched += 1;
      if (fetched === 1) throw new Error('no network');
      return { ask: async () => null };
    });
    await expect(adviser.ask(shippedBook(), FIRST)).rejects.toThrow('no network');
    expect(await adviser.ask(shippedBook(), FIRST)).toBeNull();
    expect(await adviser.ask(shippedBook(), FIRST)).toBeNull();
    expect(fetched).toBe(2);
  });

  it('says so when there is no worker to be had', async () => {
    const adviser = createAdviser(() => {
      throw new Error('no workers here');
    }, 50);
    await expect(adviser.ask(shippedBook(), FIRST)).rejects.toThrow('no workers here');
  });
});
