import type { ReactNode } from 'react';

/** What somebody who leads through a battle puts in the place of parts of its table. */
export interface GuideParts {
  /** In the top bar's place. */
  readonly bar: ReactNode;
  /** What is said now, beside the board. */
  readonly prompt: ReactNode;
  /** In the opponent's place. */
  readonly rail: ReactNode;
  /** In the result's place. */
  readonly end: ReactNode;
}
