/**
 * The tabs of one game in one browser: one plays, all others follow. Which one, is settled by a number.
 *
 * Epoch. The database holds a number for each game. A tab that begins to play takes the next one, in one transaction. Every
 * write names the epoch of its tab and fails, in its own transaction, if a later one was taken (`saves/saveStorage.ts`).
 * This is the fence: whatever tabs believe, and however long they slept, only the last one that took an epoch writes, and
 * what it reads after taking it is all that was ever acknowledged. Everything below only saves time and explains.
 *
 * Presence. Whether somebody plays, and when he is gone, is said by the browser's lock (`lockPresence.ts`) or, where there
 * are no locks because the address isn't secure, by calls over the channel (`callPresence.ts`).
 *
 * Hand-over. Who wants to play asks with an id of its own and the last epoch of the database. The tab that plays gives no
 * order any more, finishes its write and answers with this id, its epoch and its battle, which may hold more than it could
 * write. An answer to another id is ignored; after two seconds without one the place is taken anyway. Then the next epoch
 * is taken. The battle that was handed over counts only if the epoch before it is the one that the answer names; else the
 * database's does. What counts is written before the tab plays: a page that is left at once loses none of it.
 *
 * Losing. A tab follows at once, and shows what is written, when its lock is stolen, when it hears of a later epoch than its
 * own (every message carries one), or when a write of its own is refused.
 */

/** What other tabs do, for the one that hears of it. */
export interface TabEvents {
  /** The epoch under which this tab may write; 0 when it has none, or not yet. */
  epoch(): number;
  /** The tab that plays has written its battle. */
  written(): void;
  /** Another tab wants to play: this one finishes what it writes and gives its battle. */
  asked(): Promise<unknown>;
  /** This tab doesn't play any more. */
  lost(): void;
  /** The tab that played is gone, and this one plays now. */
  inherited(): void;
}

/** The battle of the tab that played, and the epoch under which it did. */
export interface HandOver {
  readonly epoch: number;
  readonly file: unknown;
}

/** The tabs of this game in one browser: at most one of them plays. */
export interface Tabs {
  listen(events: TabEvents): void;
  /** Plays from now on, unless another tab does: then false, and this one inherits when that one is closed. */
  claim(lastEpoch: () => Promise<number>): Promise<boolean>;
  /** Plays from now on. Gives the battle of the tab that played until now, when it could still say. */
  takeOver(lastEpoch: number): Promise<HandOver | null>;
  /** This tab has taken an epoch. */
  tellTaken(): void;
  tellWritten(): void;
  /** Whether the place is still this tab's, whatever became of its epoch. */
  isHeld(): boolean;
}

/** Where tabs can't know of each other, the database alone keeps them apart: the last one that was opened plays. */
export function loneTab(): Tabs {
  return {
    listen: () => undefined,
    claim: async () => true,
    takeOver: async () => null,
    tellTaken: () => undefined,
    tellWritten: () => undefined,
    isHeld: () => false,
  };
}
