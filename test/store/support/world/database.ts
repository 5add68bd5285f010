import type { Clock, Thread } from './clock';
import { compareKeys, isRange, isWithin, type Key, type Range } from './keys';

interface Entry {
  readonly key: Key;
  readonly value: unknown;
}

/** What a transaction did that was kept, and which tab's it was. */
export interface Kept {
  readonly thread: Thread;
  readonly written: readonly Entry[];
}

interface Request {
  result: unknown;
  error: unknown;
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
}

/** How a test spoils it: `everything` can be added, whether or not it is there. */
export interface Faults {
  readonly addsEverything: boolean;
}

export interface Database {
  open(): Request;
  close(thread: Thread): void;
}

const LATENCY = 3;

/** The browser's database: one table, transactions one after the other, and a commit that needs no tab to end. */
export function openDatabaseDouble(clock: Clock, { addsEverything }: Faults, kept: (kept: Kept) => void): Database {
  const table = new Map<string, Entry>();
  const waiting: Transaction[] = [];
  const nameOf = (key: Key): string => JSON.stringify(key);

  class Transaction {
    error: unknown = null;
    oncomplete: (() => void) | null = null;
    onabort: (() => void) | null = null;
    private readonly thread = clock.current();
    private readonly asked: (() => void)[] = [];
    private readonly undo: (() => void)[] = [];
    private written: Entry[] = [];
    private unheard = 0;
    private isBusy = false;
    private isCommitting = false;
    isOver = false;

    constructor() {
      waiting.push(this);
      // One that nobody asks anything ends by itself.
      this.hear(() => undefined);
    }

    objectStore() {
      return {
        transaction: this,
        get: (key: Key) => this.ask(() => table.get(nameOf(key))?.value),
        getAllKeys: (range?: Range) =>
          this.ask(() => {
            const keys = [...table.values()].map(({ key }) => key);
            return keys.filter((key) => range === undefined || isWithin(range, key)).sort(compareKeys);
          }),
        put: (value: unknown, key: Key) => this.ask(() => this.set(key, value)),
        add: (value: unknown, key: Key) =>
          this.ask(() => {
            if (table.has(nameOf(key)) && !addsEverything) throw new DOMException('is there', 'ConstraintError');
            this.set(key, value);
          }),
        delete: (asked: Key | Range) =>
          this.ask(() => {
            for (const { key } of table.values()) {
              if (isRange(asked) ? isWithin(asked, key) : compareKeys(asked, key) === 0) this.set(key, undefined);
            }
          }),
      };
    }

    commit(): void {
      this.isCommitting = true;
    }

    abort(error: unknown = null): void {
      if (this.isOver) throw new DOMException('it is over', 'InvalidStateError');
      for (const back of this.undo.reverse()) back();
      this.error = error;
      this.end(() => this.onabort?.());
    }

    /** Its tab is gone: what isn't committed yet never is. */
    orphan(thread: Thread): void {
      if (thread === this.thread && !this.isOver && !this.isCommitting) this.abort();
    }

    proceed(): void {
      if (this.isBusy || this.isOver) return;
      const act = this.asked.shift();
      const isDone = act === undefined && (this.isCommitting || this.unheard === 0);
      if (act === undefined && !isDone) return;
      this.isBusy = true;
      clock.after(clock.draw(LATENCY), null, 'database', () => {
        this.isBusy = false;
        if (this.isOver) return;
        if (act === undefined) this.keep();
        else act();
        if (!this.isOver) this.proceed();
      });
    }

    private ask(act: () => unknown): Request {
      const request: Request = { result: undefined, error: null, onsuccess: null, onerror: null };
      if (this.isOver || this.isCommitting) throw new DOMException('it is over', 'TransactionInactiveError');
      this.asked.push(() => {
        try {
          request.result = structuredClone(act());
          this.hear(() => request.onsuccess?.());
        } catch (error) {
          request.error = error;
          this.abort(error);
        }
      });
      if (waiting[0] === this) this.proceed();
      return request;
    }

    /** Brings something to the tab; what it asks in turn belongs to the same transaction. */
    private hear(act: () => void): void {
      this.unheard += 1;
      const { thread } = this;
      clock.after(clock.draw(LATENCY), thread, 'database', act);
      clock.after(0, thread, 'database', () => {
        this.unheard -= 1;
        if (waiting[0] === this) this.proceed();
      });
    }

    private set(key: Key, value: unknown): void {
      const before = table.get(nameOf(key));
      this.undo.push(() => (before === undefined ? table.delete(nameOf(key)) : table.set(nameOf(key), before)));
      if (value === undefined) table.delete(nameOf(key));
      else table.set(nameOf(key), { key, value: structuredClone(value) });
      this.written = this.written.filter((entry) => compareKeys(entry.key, key) !== 0);
      if (value !== undefined) this.written.push({ key, value });
    }

    private keep(): void {
      if (this.written.length > 0) kept({ thread: this.thread, written: this.written });
      this.end(() => this.oncomplete?.());
    }

    private end(tell: () => void): void {
      this.isOver = true;
      clock.after(clock.draw(LATENCY), this.thread, 'database', tell);
      waiting.splice(waiting.indexOf(this), 1);
      waiting[0]?.proceed();
    }
  }

  return {
    open: () => {
      const request: Request = { result: undefined, error: null, onsuccess: null, onerror: null };
      request.result = { transaction: () => new Transaction(), close: () => undefined };
      clock.after(clock.draw(LATENCY), clock.current(), 'database', () => request.onsuccess?.());
      return request;
    },
    close: (thread) => {
      for (const transaction of [...waiting]) transaction.orphan(thread);
    },
  };
}
