import { describe, expect, it } from 'vitest';
import { createFieldClient } from '../../../src/ai/field/worker/fieldClient';
import { answerFieldRequest, type FieldRequest } from '../../../src/ai/field/worker/fieldRequest';
import { createFieldWorker, type FieldWorkerApi } from '../../../src/ai/field/worker/fieldWorkerApi';
import { lazyFieldClient } from '../../../src/ai/field/worker/lazyFieldClient';
import { fieldBook } from '../../skirmish/support/books';
import { FakeWorker } from '../support/fakeWorker';
import { levelOf, staged, strategyOf } from './support/scene';

const REQUEST: FieldRequest = {
  book: fieldBook('clockwork'),
  level: levelOf('soldier'),
  strategy: strategyOf('balanced'),
  seed: 1,
  observation: {
    side: 'left',
    field: staged({
      rules: 'clockwork',
      units: [
        { id: 'a', kind: 'archer', side: 'left', at: 'B6' },
        { id: 'e', kind: 'knight', side: 'right', at: 'G6' },
      ],
    }),
    seen: null,
    met: {},
  },
};

function workers(...services: readonly FieldWorkerApi[]) {
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

const SILENT: FieldWorkerApi = { answer: () => new Promise(() => undefined) as never };
const CONFUSED: FieldWorkerApi = {
  answer: () => {
    throw new Error('confused');
  },
};
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('the client of the open field', () => {
  it('asks a worker, tells it the book once, and gives its answer', async () => {
    const told: boolean[] = [];
    const sound = createFieldWorker();
    const listening: FieldWorkerApi = {
      answer(request) {
        told.push(request.book !== null);
        return sound.answer(request);
      },
    };
    const client = createFieldClient(workers(listening).open);
    const expected = answerFieldRequest(REQUEST);
    expect(await client.requestDecision(REQUEST)).toEqual(expected);
    expect(await client.requestDecision(REQUEST)).toEqual(expected);
    expect(told).toEqual([true, false]);
  });

  it('replaces a worker that crashed, once', async () => {
    const { opened, open } = workers(SILENT, createFieldWorker());
    const decision = createFieldClient(open).requestDecision(REQUEST);
    await soon();
    opened[0]?.crash('gone');
    expect(await decision).toEqual(answerFieldRequest(REQUEST));
    await expect(createFieldClient(workers(CONFUSED, CONFUSED).open).requestDecision(REQUEST)).rejects.toThrow(
      'confused',
    );
  });

  it('gives up a worker that doesn’t answer, and one that isn’t wanted any more', async () => {
    const late = workers(SILENT, SILENT);
    await expect(createFieldClient(late.open, 5).requestDecision(REQUEST)).rejects.toThrow('answer');
    const cancelled = workers(SILENT, SILENT);
    const abort = new AbortController();
    const decision = createFieldClient(cancelled.open).requestDecision(REQUEST, abort.signal);
    await soon();
    abort.abort(new Error('left'));
    await expect(decision).rejects.toThrow('left');
    expect(cancelled.opened[0]?.terminated).toBe(true);
  });

  it('needs its book first', () => {
    expect(() => createFieldWorker().answer({ ...REQUEST, book: null })).toThrow('book');
  });

  it('is loaded with the first request, and again after a failed download', async () => {
    let tries = 0;
    const client = lazyFieldClient(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { requestDecision: async (request) => answerFieldRequest(request) };
    });
    await expect(client.requestDecision(REQUEST)).rejects.toThrow('offline');
    expect(await client.requestDecision(REQUEST)).toEqual(answerFieldRequest(REQUEST));
    expect(tries).toBe(2);
  });
});
