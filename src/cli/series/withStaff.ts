import { optionValue } from '../arguments/choices';
import type { Flag, Given, Terminal } from '../command';
import { DATABASE_FLAGS } from '../records/databaseFlags';
import { workersOf } from './seriesSpec';
import { localStaff, type Staff } from './staff';

export const QUEUE_FLAG: Flag = {
  name: 'queue',
  takes: ['URL'],
  summary: 'redis://host:6379: the parts are played by whoever runs "ninekeep worker" there. Changes no figure',
};

export const STAFF_FLAGS: readonly Flag[] = [
  { name: 'record', summary: 'write every battle into the database, too' },
  ...DATABASE_FLAGS,
  QUEUE_FLAG,
];

export const STAFF_USAGE = '[--record --database D --moments] [--queue URL]';

/** Opens what a series is played with, threads or a queue, and the database for its battles, and closes both again. */
export async function withStaff<Result>(
  given: Given,
  terminal: Terminal,
  work: (staff: Staff) => Promise<Result>,
): Promise<Result> {
  const url = optionValue(given, 'queue');
  const played = async (keep: Staff['keep']): Promise<Result> => {
    if (url === undefined) return work({ ...localStaff(workersOf(given)), keep });
    // The client of the queue is loaded only by whoever has one.
    const { withQueue } = await import('../queue/withQueue');
    return withQueue(url, terminal, (staff) => work({ ...staff, keep }));
  };
  if (!given.flags.has('record')) return played(null);
  const { withKeeper } = await import('../records/keeper');
  return withKeeper(given, terminal, played);
}
