import { optionValue } from '../arguments/choices';
import { CannotRun, type Command, EXIT } from '../command';
import { SERIES_FLAGS, workersOf } from '../series/seriesSpec';
import { QUEUE_FLAG } from '../series/withStaff';

export const worker: Command = {
  summary: 'play parts of series that others have put onto a queue, until it is stopped',
  usage: 'worker --queue URL [--workers K]',
  flags: [{ ...QUEUE_FLAG, summary: 'redis://host:6379; the password is that of REDISCLI_AUTH' }, SERIES_FLAGS.workers],
  takesWords: false,
  run: async (given, terminal) => {
    const url = optionValue(given, 'queue');
    if (url === undefined) throw new CannotRun(`which queue? ${worker.usage}`);
    const threads = workersOf(given);
    const { serveQueue } = await import('../queue/serveQueue');
    await serveQueue(url, threads, terminal);
    return EXIT.fine;
  },
};
