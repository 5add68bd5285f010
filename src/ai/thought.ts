import type { Book } from '../battle/book';
import { engineFor } from '../battle/engineFor';
import type { Observation } from '../battle/observe';
import type { Stream } from '../kernel/chance';
import type { Plan } from './player';
import { playerNamed } from './playerNamed';
import type { PlayerName } from './players';

/** A question to an opponent, in plain JSON so that it can cross into a worker. It holds no handle to the true state. */
export interface Question {
  readonly player: PlayerName;
  readonly book: Book;
  readonly seen: Observation;
  readonly stream: Stream;
}

export function answer({ player, book, seen, stream }: Question): Plan {
  return playerNamed(player)({ engine: engineFor(book), seen, stream });
}
