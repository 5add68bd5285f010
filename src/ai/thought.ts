import type { Book } from '../battle/book';
import { engineFor } from '../battle/engineFor';
import type { Observation } from '../battle/observe';
import type { Stream } from '../kernel/chance';
import type { Intent, Plan } from './player';
import { playerNamed } from './playerNamed';
import type { PlayerName } from './players';

/** A question to an opponent, in plain JSON so that it can cross into a worker. It holds no handle to the true state. */
export interface Question {
  readonly player: PlayerName;
  readonly book: Book;
  readonly seen: Observation;
  readonly stream: Stream;
  /** In the middle of its own turn: what it meant to do. */
  readonly intent?: Intent | undefined;
}

export function answer({ player, book, seen, stream, intent }: Question): Plan {
  return playerNamed(player)({ engine: engineFor(book), seen, stream, intent });
}
