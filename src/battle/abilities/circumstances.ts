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

/** One for all questions, filled anew for each: an answer is over before the next question, and search asks by the million. */
let asked: { -readonly [Key in keyof Circumstances]: Circumstances[Key] } | undefined;

export function circumstancesOf(
  board: Board,
  bearer: Unit,
  other: Unit | null,
  aim: Aim | null,
  angle: Arc | null,
  counter: boolean,
): Circumstances {
  asked ??= { board, bearer, other, aim, angle, counter };
  asked.board = board;
  asked.bearer = bearer;
  asked.other = other;
  asked.aim = aim;
  asked.angle = angle;
  asked.counter = counter;
  return asked;
}

/** No blow and nobody else: legality, standing effects, the start and the end of a turn. */
export function atRest(board: Board, bearer: Unit): Circumstances {
  return circumstancesOf(board, bearer, null, null, null, false);
}
