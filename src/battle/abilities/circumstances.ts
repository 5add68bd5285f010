import type { Arc } from '../../core/flanking/arcs';
import type { Side } from '../../kernel/sides';
import type { Body } from '../model/body';
import type { Aim } from './vocabulary';

/** What lies around a unit whose ability is asked. */
export interface Surroundings {
  readonly turn: Side;
  readonly units: readonly Body[];
  readonly ground: { readonly terrain: readonly string[] };
}

/** What an ability's condition may ask about: its bearer, the board, and the blow or the other card if there is one. */
export interface Circumstances {
  readonly board: Surroundings;
  readonly bearer: Body;
  readonly other: Body | null;
  readonly aim: Aim | null;
  readonly angle: Arc | null;
  readonly counter: boolean;
}

/** No blow and nobody else: legality, standing effects, the start and the end of a turn. */
export function atRest(board: Surroundings, bearer: Body): Circumstances {
  return { board, bearer, other: null, aim: null, angle: null, counter: false };
}
