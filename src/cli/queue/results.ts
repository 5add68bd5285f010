import type { Job, Queue, QueueEvents } from 'bullmq';
import type { PartJob } from './names';

const LOOK_MILLISECONDS = 1000;

type QueuedPart = Job<PartJob, string>;

/** Waits for what becomes of jobs. */
export interface Results {
  /** The job when it is done or has failed; undefined when the server has lost it. */
  readonly of: (id: string) => Promise<QueuedPart | undefined>;
  readonly close: () => void;
}

/**
 * Events tell at once that a job is done. One can be lost, between two readings of their stream or while the server restarts, so all
 * jobs that are waited for are looked at, too.
 */
export function openResults(queue: Pick<Queue<PartJob, string>, 'getJob'>, events: QueueEvents): Results {
  const waiting = new Map<string, (job: QueuedPart | undefined) => void>();
  const look = async (id: string): Promise<void> => {
    const job = await queue.getJob(id);
    if (job !== undefined && job.finishedOn === undefined) return;
    waiting.get(id)?.(job);
    waiting.delete(id);
  };
  const lookLater = (id: string): void => {
    // While the server is away nothing can be seen; `watch` says so.
    if (waiting.has(id)) look(id).catch(() => undefined);
  };
  events.on('completed', ({ jobId }) => lookLater(jobId));
  events.on('failed', ({ jobId }) => lookLater(jobId));
  const timer = setInterval(() => {
    for (const id of waiting.keys()) lookLater(id);
  }, LOOK_MILLISECONDS);
  return {
    of: (id) =>
      new Promise((done) => {
        waiting.set(id, done);
        lookLater(id);
      }),
    close: () => clearInterval(timer),
  };
}
