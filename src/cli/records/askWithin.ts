import { Worker } from 'node:worker_threads';
import { type Address, DatabaseProblem } from '../../records/database/address';
import { withReadRecords } from '../../records/database/openRecords';
import { type Limits, type ReadAnswer, readOnly } from '../../records/read/readOnly';
import type { AskedMessage, AskedWork } from './askWorker';

/** The bundle of the worker lies beside the one of the command (`scripts/setup/cliBundle.mjs`). */
const WORKER = new URL('./askWorker.mjs', import.meta.url);

/** Opening takes a while, and the limit is the question's alone. */
const OPENING_MILLISECONDS = 60_000;

/**
 * Asks a question within its time. A server keeps the time itself; the embedded database runs in this program and has no clock, so
 * it is given a thread that can be ended. Nothing is lost by that: the question was only reading.
 */
export function askWithin(address: Address, statement: string, limits: Limits): Promise<ReadAnswer> {
  if (address.type === 'server') {
    return withReadRecords(address, (connection) => readOnly(connection, statement, limits));
  }
  return askInThread({ address, statement, limits });
}

function askInThread(work: AskedWork): Promise<ReadAnswer> {
  const { seconds } = work.limits;
  return new Promise((resolve, reject) => {
    const thread = new Worker(WORKER, { workerData: work });
    const late = (milliseconds: number, reason: string) =>
      setTimeout(() => {
        reject(new DatabaseProblem(reason));
        thread.terminate().catch(() => undefined);
      }, milliseconds);
    let timer = late(OPENING_MILLISECONDS, 'the database does not open');
    thread.on('message', (message: AskedMessage) => {
      clearTimeout(timer);
      if (message.type === 'opened')
        timer = late(1000 * seconds, `it took longer than ${seconds} s: --seconds S allows more`);
      else if (message.type === 'answered') resolve(message.answer);
      else reject(new DatabaseProblem(message.reason));
    });
    thread.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
