import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleSave as Save } from '../../../src/store/battle/battleSaveSchema';
import { createSaveWriter, LIMIT_MILLISECONDS, type WriteOutcome } from '../../../src/store/saves/saveWriter';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const named = (name: string): Save => ({ scenario: name }) as Save;

/** A storage whose writes end when they are told to. */
function writing(drawn?: () => Promise<void>) {
  const begun: (string | undefined)[] = [];
  const ends: { readonly succeed: () => void; readonly fail: (why: Error) => void }[] = [];
  const outcomes: WriteOutcome[] = [];
  const writer = createSaveWriter<Save>(
    ({ scenario }) => {
      begun.push(scenario);
      return new Promise((succeed, fail) => ends.push({ succeed, fail }));
    },
    (outcome) => outcomes.push(outcome),
    drawn,
  );
  return { begun, ends, outcomes, writer };
}

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the writer of saves', () => {
  it('writes one at a time, and of those that wait only the newest', async () => {
    const { begun, ends, outcomes, writer } = writing();
    writer.put(named('first'));
    await pass(10);
    expect(begun).toEqual(['first']);
    for (const name of ['second', 'third', 'fourth']) writer.put(named(name));
    await pass(10);
    expect(begun).toEqual(['first']);
    ends[0]?.succeed();
    await pass();
    expect(begun).toEqual(['first', 'fourth']);
    ends[1]?.succeed();
    await pass();
    expect([begun.length, outcomes]).toEqual([2, [{ ok: true }]]);
  });

  it('begins once the page is drawn, with the newest, and is not settled before', async () => {
    const { begun, ends, writer } = writing(() => new Promise((draw) => setTimeout(draw, 16)));
    let settled = false;
    writer.put(named('first'));
    void writer.settled().then(() => {
      settled = true;
    });
    await pass(15);
    writer.put(named('second'));
    expect([begun, settled]).toEqual([[], false]);
    await pass(1);
    expect([begun, settled]).toEqual([['second'], false]);
    ends[0]?.succeed();
    await pass();
    expect([begun, settled]).toEqual([['second'], true]);
  });

  it('does not write what was dropped while the page was drawn, and tells nothing of it', async () => {
    const { begun, outcomes, writer } = writing(() => new Promise((draw) => setTimeout(draw, 16)));
    writer.put(named('first'));
    await pass(8);
    writer.drop();
    await pass(8);
    await writer.settled();
    expect([begun, outcomes]).toEqual([[], []]);
    writer.put(named('second'));
    await pass(16);
    expect(begun).toEqual(['second']);
  });

  it('is settled when the last one is written or has failed', async () => {
    const { ends, outcomes, writer } = writing();
    let settled = false;
    writer.put(named('first'));
    await pass();
    writer.put(named('second'));
    const settling = writer.settled().then(() => {
      settled = true;
    });
    ends[0]?.succeed();
    await pass();
    expect(settled).toBe(false);
    ends[1]?.fail(new Error('no room'));
    await settling;
    expect(outcomes).toEqual([{ ok: false, why: 'write-failed', detail: 'no room' }]);
    await writer.settled();
  });

  it('tells of a write that hangs, begins no other, and goes on when it ends after all', async () => {
    const { begun, ends, outcomes, writer } = writing();
    writer.put(named('first'));
    const settling = writer.settled();
    await pass(LIMIT_MILLISECONDS - 1);
    expect(outcomes).toEqual([]);
    await pass(1);
    await settling;
    expect(outcomes).toEqual([{ ok: false, why: 'write-failed', detail: 'the storage does not answer' }]);
    writer.put(named('second'));
    await writer.settled();
    expect(begun).toEqual(['first']);
    ends[0]?.succeed();
    await pass();
    expect(begun).toEqual(['first', 'second']);
    ends[1]?.succeed();
    await pass(LIMIT_MILLISECONDS);
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
  });

  it('says that all is kept only once the newest is', async () => {
    const { ends, outcomes, writer } = writing();
    writer.put(named('first'));
    await pass();
    writer.put(named('second'));
    ends[0]?.succeed();
    await pass();
    expect(outcomes).toEqual([]);
    ends[1]?.succeed();
    await pass();
    expect(outcomes).toEqual([{ ok: true }]);
  });

  it('writes what waits when the page is left, beside what is being written or may not begin yet', async () => {
    const { begun, ends, outcomes, writer } = writing();
    writer.put(named('first'));
    await pass();
    writer.put(named('second'));
    writer.flush();
    expect(begun).toEqual(['first', 'second']);
    ends[1]?.fail(new Error('too late'));
    ends[0]?.succeed();
    await pass();
    expect([begun.length, outcomes]).toEqual([2, [{ ok: true }]]);

    const undrawn = writing(() => new Promise(() => undefined));
    undrawn.writer.flush();
    undrawn.writer.put(named('third'));
    undrawn.writer.flush();
    expect(undrawn.begun).toEqual(['third']);
  });

  it('drops what waits, not what is being written', async () => {
    const { begun, ends, outcomes, writer } = writing();
    writer.put(named('first'));
    await pass();
    writer.put(named('second'));
    writer.drop();
    ends[0]?.succeed();
    await pass();
    expect([begun, outcomes]).toEqual([['first'], [{ ok: true }]]);
  });
});
