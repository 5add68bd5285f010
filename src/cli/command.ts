/** What a command says with its exit code. */
export const EXIT = { fine: 0, findings: 1, cannotRun: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Where a command stands and whom it talks to. */
export interface Terminal {
  readonly folder: string;
  /** The folder of the project that the command belongs to; its cards stand in where there are none. */
  readonly home?: string;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** What somebody types, or what comes from a pipe; nothing where nobody can. */
  readonly lines?: () => AsyncIterable<string>;
  /** Shows how far a long work is in place of what it showed before, to whoever watches; `null` clears it. */
  readonly showProgress: (line: string | null) => void;
}

export interface Given {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
  /** The words that followed each option that takes some. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

export interface Flag {
  readonly name: string;
  readonly summary: string;
  /** What follows it, a placeholder for each word; nothing if left out. */
  readonly takes?: readonly string[];
}

export interface Command {
  readonly summary: string;
  readonly usage: string;
  readonly flags: readonly Flag[];
  /** Whether words may follow, such as paths. */
  readonly takesWords: boolean;
  readonly run: (given: Given, terminal: Terminal) => Exit | Promise<Exit>;
}

/** The command could not do its work at all, which is not the same as having found something. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
