import { parentPort, workerData } from 'node:worker_threads';
import type { Address } from '../../records/database/address';
import { messageOf } from '../../records/database/connection';
import { withReadRecords } from '../../records/database/openRecords';
import { type Limits, type ReadAnswer, readOnly } from '../../records/read/readOnly';

export interface AskedWork {
  readonly address: Address;
  readonly statement: string;
  readonly limits: Limits;
}

/** What the thread says: that the database is open, then the answer or what is wrong. */
export type AskedMessage =
  | { readonly type: 'opened' }
  | { readonly type: 'answered'; readonly answer: ReadAnswer }
  | { readonly type: 'refused'; readonly reason: string };

/** Runs in a thread of its own, which is ended when a question takes too long. */
const { address, statement, limits } = workerData as AskedWork;
const say = (message: AskedMessage): void => parentPort?.postMessage(message);

try {
  const answer = await withReadRecords(address, (connection) => {
    say({ type: 'opened' });
    return readOnly(connection, statement, limits);
  });
  say({ type: 'answered', answer });
} catch (error) {
  say({ type: 'refused', reason: messageOf(error) });
}
