import { type BattleEngine, createBattleEngine } from '../battle/BattleEngine';
import type { Book } from '../battle/book';
import type { Observation } from '../battle/observe';
import type { Stream } from '../kernel/chance';
import type { Plan } from './player';
import { type PlayerName, playerNamed } from './players';

/** A question to an opponent, in plain JSON so that it can cross into a worker. It holds no handle to the true state. */
export interface Question {
  readonly player: PlayerName;
  readonly book: Book;
  readonly seen: Observation;
  readonly stream: Stream;
}

export function answer({ player, book, seen, stream }: Question): Plan {
  return playerNamed(player)({ engine: engineAtHand(book), seen, stream });
}

let atHand: { readonly text: string; readonly engine: BattleEngine } | null = null;

/** A book crosses into the worker anew with each question. An equal one keeps its engine, and with it all that was worked out. */
function engineAtHand(book: Book): BattleEngine {
  const text = JSON.stringify(book);
  if (atHand?.text !== text) atHand = { text, engine: createBattleEngine(book) };
  return atHand.engine;
}

/** What lives in the worker, as the page calls it. */
export interface ThoughtService {
  answer(question: Question): Plan;
}
