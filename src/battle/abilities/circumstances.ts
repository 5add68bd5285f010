import type { Arc } from '../../core/flanking/arcs';
import type { Board } from '../board';
import type { Unit } from '../unit';
import type { Aim } from './vocabulary';

/** What an ability's condition may ask about: its bearer, the board, and the blow or the other card if there is one. */
export interface Circumstances {
  readonly board: Board;
  readonly bearer: Unit;
  readonly other: Unit | null;
  readonly aim: Aim | null;
  readonly angle: Arc | null;
  readonly counter: boolean;
}

/** No blow and nobody else: legality, standing effects, the start and the end of a turn. */
export function atRest(board: Board, bearer: Unit): Circumstances {
  return { board, bearer, other: null, aim: null, angle: null, counter: false };
}
