import { createBattleEngine } from '../battle/BattleEngine';
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

export function answer(question: Question): Plan {
  const engine = createBattleEngine(question.book);
  return playerNamed(question.player)({ engine, seen: question.seen, stream: question.stream });
}

/** What lives in the worker, as the page calls it. */
export interface ThoughtService {
  answer(question: Question): Plan;
}
