import { engineFor } from '../../battle/engineFor';
import type { Book } from '../../battle/model/book';
import type { Observation } from '../../battle/view/observe';
import type { Stream } from '../../kernel/chance';
import type { Intent, Plan } from '../players/player';
import { playerNamed } from '../players/playerNamed';
import type { PlayerName } from '../players/playerNames';

/** A request for a plan, in plain JSON so that it can cross into a worker. It holds no handle to the true state. */
export interface AiRequest {
  readonly player: PlayerName;
  readonly book: Book;
  readonly seen: Observation;
  readonly stream: Stream;
  /** In the middle of its own turn: what it meant to do. */
  readonly intent?: Intent | undefined;
}

export function answerRequest({ player, book, seen, stream, intent }: AiRequest): Plan {
  return playerNamed(player)({ engine: engineFor(book), seen, stream, intent });
}
