import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/ai/players/player';
import { createAiClient } from '../../../src/ai/worker/aiClient';
import { type AiRequest, answerRequest } from '../../../src/ai/worker/aiRequest';
import { type AiWorkerApi, createAiWorker } from '../../../src/ai/worker/aiWorker';
import { openStream } from '../../../src/kernel/chance';
import { plain } from '../../support/engine';
import { position, sword } from '../../support/position';
import { FakeWorker } from '../support/fakeWorker';

const QUESTION: AiRequest = {
  player: 'greedy',
  book: plain.book,
  seen: plain.observe(position({ units: [sword('a', 'left', [0, 1])] }), 'left'),
  stream: openStream(1, 'ai'),
};

const SILENT: AiWorkerApi = { answer: () => new Promise(() => undefined) as unknown as Plan };
const CONFUSED: AiWorkerApi = {
  answer: () => {
    throw new Error('confused');
  },
};
/** Nobody rehearses here. */
const SOUND: AiWorkerApi = {
  answer: (asked) => createAiWorker(() => undefined).answer({ ...asked, book: JSON.stringify(QUESTION.book) }),
};

/** Workers in the order in which they are to be opened. */
function workers(...services: readonly AiWorkerApi[]) {
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
    const aiClient = createAiClient(open);
    expect(opened).toHaveLength(0);
    expect(await aiClient.requestPlan(QUESTION)).toEqual(answerRequest(QUESTION));
    expect(await aiClient.requestPlan({ ...QUESTION, player: 'random' })).toEqual(
      answerRequest({ ...QUESTION, player: 'random' }),
    );
    expect(opened).toHaveLength(1);
  });

  it('tells each worker a book once, and another one again', async () => {
    const told: (string | null)[] = [];
    const listening: AiWorkerApi = {
      answer(asked) {
        told.push(asked.book);
        return SOUND.answer(asked);
      },
    };
    const { opened, open } = workers(listening, listening);
    const aiClient = createAiClient(open);
    const other = { ...plain.book, formations: [] };
    for (const book of [plain.book, plain.book, { ...plain.book }, other, plain.book]) {
      await aiClient.requestPlan({ ...QUESTION, book });
    }
    const [text, otherText] = [JSON.stringify(plain.book), JSON.stringify(other)];
    expect(told).toEqual([text, null, null, otherText, text]);
    opened[0]?.crash('gone');
    await aiClient.requestPlan(QUESTION);
    expect(told.at(-1)).toBe(text);
  });

  it('replaces a worker that crashed and asks once more', async () => {
    const { opened, open } = workers(SILENT, SOUND);
    const thought = createAiClient(open).requestPlan(QUESTION);
    await soon();
    opened[0]?.crash('out of memory');
    expect(await thought).toEqual(answerRequest(QUESTION));
    expect(opened.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('replaces a worker that crashed between two questions', async () => {
    const { opened, open } = workers(SOUND, SOUND);
    const aiClient = createAiClient(open);
    await aiClient.requestPlan(QUESTION);
    opened[0]?.crash('gone');
    expect(await aiClient.requestPlan(QUESTION)).toEqual(answerRequest(QUESTION));
    expect(opened).toHaveLength(2);
  });

  it('reports a second crash on the same question, and thinks again at the next', async () => {
    const { opened, open } = workers(SILENT, SILENT, SOUND);
    const aiClient = createAiClient(open);
    const thought = aiClient.requestPlan(QUESTION);
    const reported = expect(thought).rejects.toThrow("the opponent's worker failed: twice");
    await soon();
    opened[0]?.crash('once');
    await soon();
    opened[1]?.crash('twice');
    await reported;
    expect(await aiClient.requestPlan(QUESTION)).toEqual(answerRequest(QUESTION));
  });

  it('replaces a worker that was killed without a word', async () => {
    const { opened, open } = workers(SILENT, SOUND);
    expect(await createAiClient(open, 20).requestPlan(QUESTION)).toEqual(answerRequest(QUESTION));
    expect(opened.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('replaces a worker that answers with an error', async () => {
    const { opened, open } = workers(CONFUSED, SOUND);
    expect(await createAiClient(open).requestPlan(QUESTION)).toEqual(answerRequest(QUESTION));
    expect(opened.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('replaces a worker that sends what can’t be read', async () => {
    const { opened, open } = workers(SILENT, SOUND);
    const thought = createAiClient(open).requestPlan(QUESTION);
    await soon();
    opened[0]?.dispatchEvent(new Event('messageerror'));
    expect(await thought).toEqual(answerRequest(QUESTION));
  });

  it('answers both of two questions at once though the worker crashes under them', async () => {
    const { opened, open } = workers(SILENT, SOUND, SOUND);
    const aiClient = createAiClient(open);
    const thoughts = Promise.all([
      aiClient.requestPlan(QUESTION),
      aiClient.requestPlan({ ...QUESTION, player: 'random' }),
    ]);
    await soon();
    opened[0]?.crash('under two');
    expect(await thoughts).toEqual([answerRequest(QUESTION), answerRequest({ ...QUESTION, player: 'random' })]);
    expect(opened[0]?.terminated).toBe(true);
  });

  it('lets nobody wait for a worker that another question brought down', async () => {
    let asked = 0;
    const touchy: AiWorkerApi = { answer: (request) => (asked++ === 0 ? SILENT : CONFUSED).answer(request) };
    const { open } = workers(touchy, SOUND, SOUND);
    const aiClient = createAiClient(open);
    const patient = aiClient.requestPlan(QUESTION);
    const unlucky = aiClient.requestPlan(QUESTION);
    expect(await Promise.all([patient, unlucky])).toEqual([answerRequest(QUESTION), answerRequest(QUESTION)]);
  });

  it('says so when no worker can be opened', async () => {
    await expect(createAiClient(workers().open).requestPlan(QUESTION)).rejects.toThrow('no more workers');
  });

  it('is stopped by ending its worker, and thinks the next thought in another', async () => {
    const { opened, open } = workers(SILENT, SOUND);
    const aiClient = createAiClient(open);
    const waiting = new AbortController();
    const thought = aiClient.requestPlan(QUESTION, waiting.signal);
    const given = expect(thought).rejects.toThrow('left the table');
    await soon();
    waiting.abort(new Error('left the table'));
    await given;
    expect(opened.map(({ terminated }) => terminated)).toEqual([true]);
    expect(await aiClient.requestPlan(QUESTION)).toEqual(answerRequest(QUESTION));
  });

  it('keeps its worker when it is told to stop what it has answered already', async () => {
    const { opened, open } = workers(SOUND);
    const aiClient = createAiClient(open);
    const waiting = new AbortController();
    await aiClient.requestPlan(QUESTION, waiting.signal);
    waiting.abort();
    expect(await aiClient.requestPlan(QUESTION)).toEqual(answerRequest(QUESTION));
    expect(opened.map(({ terminated }) => terminated)).toEqual([false]);
  });

  it('isn’t begun for somebody who has given up already', async () => {
    const { opened, open } = workers(SOUND);
    await expect(createAiClient(open).requestPlan(QUESTION, AbortSignal.abort())).rejects.toThrow();
    expect(opened).toHaveLength(0);
  });

  it('answers another question though the one beside it was stopped', async () => {
    const { open } = workers(SILENT, SOUND);
    const aiClient = createAiClient(open);
    const waiting = new AbortController();
    const stopped = aiClient.requestPlan(QUESTION, waiting.signal);
    const patient = aiClient.requestPlan(QUESTION);
    const given = expect(stopped).rejects.toThrow();
    await soon();
    waiting.abort();
    await given;
    expect(await patient).toEqual(answerRequest(QUESTION));
  });
});
