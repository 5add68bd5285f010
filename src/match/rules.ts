import type { Typed } from '../kernel/dispatch';
import type { Game, Step } from '../kernel/game';
import type { GameRecord } from '../kernel/record';

/** What a game is made of. One name for all of them keeps the signatures of the match readable. */
export interface GameTypes {
  readonly book: object;
  readonly start: object;
  readonly state: object;
  readonly order: Typed;
  readonly event: Typed;
  readonly refusal: { readonly code: string; readonly sentence: string };
}

/** The kernel's game, and how a match of it begins. */
export interface MatchGame<Types extends GameTypes>
  extends Game<Types['book'], Types['state'], Types['order'], Types['event'], Types['refusal']> {
  begin(start: Types['start']): StepOf<Types>;
}

/** A kind of game: all that a match has to know of it. */
export interface GameRules<Types extends GameTypes> {
  /** Names the game in saves: each game has a slot of its own. */
  readonly id: string;
  /** Asked on every order: an implementation makes the game of a book once. */
  gameOf(book: Types['book']): MatchGame<Types>;
  /** Whether somebody saw something in these events that can't be unseen: undo ends there. */
  reveals(events: readonly Types['event'][]): boolean;
  /** The start that is a position, and that position under another book; what the match began from may be told on. */
  startAt(
    state: Types['state'],
    book: Types['book'],
    before: Types['start'],
  ): { readonly start: Types['start']; readonly state: Types['state'] };
}

export type StepOf<Types extends GameTypes> = Step<Types['state'], Types['event']>;
export type RecordOf<Types extends GameTypes> = GameRecord<Types['start'], Types['order']>;
