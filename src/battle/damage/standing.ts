import { isReached } from '../abilities/audience';
import { atRest, type Circumstances } from '../abilities/circumstances';
import type { Part } from '../abilities/parts';
import { traitsOf } from '../abilities/traits';
import type { Audience } from '../abilities/vocabulary';
import type { Board } from '../board';
import type { Book } from '../book';
import type { Unit } from '../unit';

type StandingEffect = 'addAtk' | 'addDef' | 'grantCover';

/** Visits the standing effects of one kind that reach a card, from itself and from everybody on the board. */
export function eachStanding<Name extends StandingEffect>(
  book: Book,
  board: Board,
  receiver: Unit,
  effect: Name,
  visit: (part: Part<Name>) => void,
): void {
  for (const bearer of board.units) {
    for (const part of traitsOf(book, bearer).parts.passive) {
      if (part.effect === effect && reaches(board, bearer, part, receiver)) visit(part as Part<Name>);
    }
  }
}

/** Whether a standing effect holds for a card now. */
export function reaches(board: Board, bearer: Unit, part: Part, receiver: Unit): boolean {
  const { to } = part.with as { readonly to?: Audience };
  const isMeant = to === undefined ? receiver === bearer : isReached(bearer, null, to, receiver);
  return isMeant && (part.test === null || part.test(atRest(board, bearer)));
}

export function holds(part: Part, circumstances: Circumstances): boolean {
  return part.test === null || part.test(circumstances);
}
