import { drawInteger, openStream } from '../../../../src/kernel/chance';

/** Where a task comes from: of one source they arrive in their order, of several in any. */
type Source = 'timers' | 'person' | 'channel' | 'locks' | 'database';

/** A tab's own thread: what is to run in it waits while it hangs, and never comes once it is closed. */
export interface Thread {
  readonly name: string;
  hungUntil: number;
  isClosed: boolean;
  readonly lastAt: Map<Source, number>;
}

interface Task {
  readonly at: number;
  readonly thread: Thread | null;
  readonly source: Source;
  readonly act: () => void;
  isCalledOff: boolean;
}

/** One thread for each tab and one for the browser, on a clock that knows no waiting. A seed makes the same world again. */
export interface Clock {
  now(): number;
  draw(most: number): number;
  /** Runs something after a while, in a tab or, without one, in the browser. Returns how to call it off. */
  after(milliseconds: number, thread: Thread | null, source: Source, act: () => void): () => void;
  /** The thread that runs now. */
  current(): Thread;
  /** Runs something in a tab now, with all that it does before it waits. */
  runIn<Value>(thread: Thread, act: () => Value): Promise<Value>;
  pass(milliseconds: number): Promise<void>;
}

/** The clock of the machine, taken before a test puts another in its place. */
const { setImmediate } = globalThis;
const promisesKept = () => new Promise<void>((resolve) => setImmediate(resolve));
/** What a hanging tab missed comes within this time, once it wakes. */
const WAKING_MILLISECONDS = 3;

export function openClock(seed: number): Clock {
  let stream = openStream(seed, 'lot');
  let now = 0;
  let running: Thread | null = null;
  const tasks: Task[] = [];

  const draw = (most: number): number => {
    const [drawn, after] = drawInteger(stream, 0, most);
    stream = after;
    return drawn;
  };

  function inTurn(at: number, thread: Thread | null, source: Source): number {
    if (thread === null || source === 'timers') return at;
    const turn = Math.max(at, thread.lastAt.get(source) ?? 0);
    thread.lastAt.set(source, turn);
    return turn;
  }

  /** Keeps them by time, and of one time in the order in which they came. */
  function enqueue(task: Task): void {
    const place = tasks.findLastIndex((other) => other.at <= task.at) + 1;
    tasks.splice(place, 0, task);
  }

  function next(until: number): Task | undefined {
    return (tasks[0]?.at ?? Number.POSITIVE_INFINITY) <= until ? tasks.shift() : undefined;
  }

  async function runIn<Value>(thread: Thread | null, act: () => Value): Promise<Value> {
    running = thread;
    const value = act();
    await promisesKept();
    running = null;
    return value;
  }

  return {
    now: () => now,
    draw,
    runIn,
    after: (milliseconds, thread, source, act) => {
      const task = { at: inTurn(now + milliseconds, thread, source), thread, source, act, isCalledOff: false };
      enqueue(task);
      return () => {
        task.isCalledOff = true;
      };
    },
    current: () => {
      if (running === null) throw new Error('no tab is running');
      return running;
    },
    pass: async (milliseconds) => {
      const until = now + milliseconds;
      for (let task = next(until); task !== undefined; task = next(until)) {
        const { thread, source, act, isCalledOff } = task;
        if (isCalledOff || thread?.isClosed === true) continue;
        now = Math.max(now, task.at);
        if (thread !== null && thread.hungUntil > now) {
          enqueue({ ...task, at: inTurn(thread.hungUntil + draw(WAKING_MILLISECONDS), thread, source) });
        } else await runIn(thread, act);
      }
      now = until;
    },
  };
}
