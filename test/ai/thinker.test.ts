import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/ai/player';
import { createThinker } from '../../src/ai/thinker';
import { answer, type Question } from '../../src/ai/thought';
import { openThoughtService, type ThoughtService } from '../../src/ai/thoughtService';
import { openStream } from '../../src/kernel/chance';
import { plain } from '../support/engine';
import { position, sword } from '../support/position';
import { FakeWorker } from './support/fakeWorker';

const QUESTION: Question = {
  player: 'greedy',
  book: plain.book,
  seen: plain.observe(position({ units: [sword('a', 'left', [0, 1])] }), 'left'),
  stream: openStream(1, 'ai'),
};

const SILENT: ThoughtService = { answer: () => new Promise(() => undefined) as unknown as Plan };
const CONFUSED: ThoughtService = {
  answer: () => {
    throw new Error('confused');
  },
};
/** Nobody rehearses here. */
const SOUND: ThoughtService = {
  answer: (asked) => openThoughtService(() => undefined).answer({ ...asked, book: JSON.stringify(QUESTION.book) }),
};

/** Workers in the order in which they are to be opened. */
function workers(...services: readonly ThoughtService[]) {
  const opened: FakeWorker[] = [];
  const open = (): Worker => {
    const service = services[opened.length];
    if (service === undefined) throw new Error('no more workers');
    const worker = new FakeWorker(service);
    opened.push(worker);
    return worker.asWorker();
  };
  return { opened, open };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('the thinker', () => {
  it('asks a worker and gives its answer', async () => {
    const { opened, open } = workers(SOUND);
    const thinker = createThinker(open);
    expect(opened).toHaveLength(0);
    expect(await thinker.think(QUESTION)).toEqual(answer(QUESTION));
    expect(await thinker.think({ ...QUESTION, player: 'random' })).toEqual(answer({ ...QUESTION, player: 'random' }));
    expect(opened).toHaveLength(1);
  });

  it('tells each worker a book once, and another one again', async () => {
    const told: (string | null)[] = [];
    const listening: ThoughtService = {
      answer(asked) {
        told.push(asked.book);
        return SOUND.answer(asked);
      },
    };
    const { opened, open } = workers(listening, listening);
    const thinker = createThinker(open);
    const other = { ...plain.book, formations: [] };
    for (const book of [plain.book, plain.book, { ...plain.book }, other, plain.book]) {
      await thinker.think({ ...QUESTION, book });
    }
    const [text, otherText] = [JSON.stringify(plain.book), JSON.stringify(other)];
    expect(told).toEqual([text, null, null, otherText, text]);
    opened[0]?.crash('gone');
    await thinker.think(QUESTION);
    expect(told.at(-1)).toBe(text);
  });

  it('replaces a worker that crashed and asks once more', async () => {
    const { opened, open } = workers(SILENT, SOUND);
    const thought = createThinker(open).think(QUESTION);
    await soon();
    opened[0]?.crash('out of memory');
    expect(await thought).toEqual(answer(QUESTION));
    expect(opened.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('replaces a worker that crashed between two questions', async () => {
    const { opened, open } = workers(SOUND, SOUND);
    const thinker = createThinker(open);
    await thinker.think(QUESTION);
    opened[0]?.crash('gone');
    expect(await thinker.think(QUESTION)).toEqual(answer(QUESTION));
    expect(opened).toHaveLength(2);
  });

  it('reports a second crash on the same question, and thinks again at the next', async () => {
    const { opened, open } = workers(SILENT, SILENT, SOUND);
    const thinker = createThinker(open);
    const thought = thinker.think(QUESTION);
    const reported = expect(thought).rejects.toThrow("the opponent's worker failed: twice");
    await soon();
    opened[0]?.crash('once');
    await soon();
    opened[1]?.crash('twice');
    await reported;
    expect(await thinker.think(QUESTION)).toEqual(answer(QUESTION));
  });

  it('replaces a worker that was killed without a word', async () => {
    const { opened, open } = workers(SILENT, SOUND);
    expect(await createThinker(open, 20).think(QUESTION)).toEqual(answer(QUESTION));
    expect(opened.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('replaces a worker that answers with an error', async () => {
    const { opened, open } = workers(CONFUSED, SOUND);
    expect(await createThinker(open).think(QUESTION)).toEqual(answer(QUESTION));
    expect(opened.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('replaces a worker that sends what can’t be read', async () => {
    const { opened, open } = workers(SILENT, SOUND);
    const thought = createThinker(open).think(QUESTION);
    await soon();
    opened[0]?.dispatchEvent(new Event('messageerror'));
    expect(await thought).toEqual(answer(QUESTION));
  });

  it('answers both of two questions at once though the worker crashes under them', async () => {
    const { opened, open } = workers(SILENT, SOUND, SOUND);
    const thinker = createThinker(open);
    const thoughts = Promise.all([thinker.think(QUESTION), thinker.think({ ...QUESTION, player: 'random' })]);
    await soon();
    opened[0]?.crash('under two');
    expect(await thoughts).toEqual([answer(QUESTION), answer({ ...QUESTION, player: 'random' })]);
    expect(opened[0]?.terminated).toBe(true);
  });

  it('lets nobody wait for a worker that another question brought down', async () => {
    let asked = 0;
    const touchy: ThoughtService = { answer: (question) => (asked++ === 0 ? SILENT : CONFUSED).answer(question) };
    const { open } = workers(touchy, SOUND, SOUND);
    const thinker = createThinker(open);
    const patient = thinker.think(QUESTION);
    const unlucky = thinker.think(QUESTION);
    expect(await Promise.all([patient, unlucky])).toEqual([answer(QUESTION), answer(QUESTION)]);
  });

  it('says so when no worker can be opened', async () => {
    await expect(createThinker(workers().open).think(QUESTION)).rejects.toThrow('no more workers');
  });

  it('is stopped by ending its worker, and thinks the next thought in another', async () => {
    const { opened, open } = workers(SILENT, SOUND);
    const thinker = createThinker(open);
    const waiting = new AbortController();
    const thought = thinker.think(QUESTION, waiting.signal);
    const given = expect(thought).rejects.toThrow('left the table');
    await soon();
    waiting.abort(new Error('left the table'));
    await given;
    expect(opened.map(({ terminated }) => terminated)).toEqual([true]);
    expect(await thinker.think(QUESTION)).toEqual(answer(QUESTION));
  });

  it('keeps its worker when it is told to stop what it has answered already', async () => {
    const { opened, open } = workers(SOUND);
    const thinker = createThinker(open);
    const waiting = new AbortController();
    await thinker.think(QUESTION, waiting.signal);
    waiting.abort();
    expect(await thinker.think(QUESTION)).toEqual(answer(QUESTION));
    expect(opened.map(({ terminated }) => terminated)).toEqual([false]);
  });

  it('isn’t begun for somebody who has given up already', async () => {
    const { opened, open } = workers(SOUND);
    await expect(createThinker(open).think(QUESTION, AbortSignal.abort())).rejects.toThrow();
    expect(opened).toHaveLength(0);
  });

  it('answers another question though the one beside it was stopped', async () => {
    const { open } = workers(SILENT, SOUND);
    const thinker = createThinker(open);
    const waiting = new AbortController();
    const stopped = thinker.think(QUESTION, waiting.signal);
    const patient = thinker.think(QUESTION);
    const given = expect(stopped).rejects.toThrow();
    await soon();
    waiting.abort();
    await given;
    expect(await patient).toEqual(answer(QUESTION));
  });
});
