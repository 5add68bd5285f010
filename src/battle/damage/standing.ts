import type { Modifier } from '../../core/arithmetic/modifiers';
import { betterCover } from '../../core/cover/quality';
import { isReached } from '../abilities/audience';
import { atRest } from '../abilities/circumstances';
import type { Part } from '../abilities/parts';
import { ANSWERS, unitTraits } from '../abilities/traits';
import type { Audience } from '../abilities/vocabulary';
import type { Board } from '../board';
import type { Book } from '../book';
import type { Unit } from '../unit';
import type { BlowEffects } from './blowEffects';

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
    for (const part of unitTraits(book, bearer).parts.passive) {
      if (part.effect === effect && reaches(board, bearer, part, receiver)) visit(part as Part<Name>);
    }
  }
}

/** What standing effects add to a card's attack goes into `adds`. */
export function collectAttackAdds(book: Book, board: Board, adds: Modifier[], receiver: Unit): void {
  const { units } = board;
  for (let index = 0; index < units.length; index++) {
    const bearer = units[index] as Unit;
    const { answers, parts } = unitTraits(book, bearer);
    if ((answers & ANSWERS.passive) === 0) continue;
    for (const part of parts.passive) {
      if (part.effect === 'addAtk' && reaches(board, bearer, part, receiver)) adds.push(part.modifier);
    }
  }
}

/** All standing effects of a blow at once: what strengthens the attacker, what protects the target. */
export function collectStanding(book: Book, board: Board, effects: BlowEffects, attacker: Unit, target: Unit): void {
  const { units } = board;
  for (let index = 0; index < units.length; index++) {
    const bearer = units[index] as Unit;
    const { answers, parts } = unitTraits(book, bearer);
    if ((answers & ANSWERS.passive) === 0) continue;
    const { passive } = parts;
    for (let place = 0; place < passive.length; place++) {
      const part = passive[place] as Part;
      const receiver = part.effect === 'addAtk' ? attacker : target;
      if (reaches(board, bearer, part, receiver)) take(effects, part);
    }
  }
}

function take(effects: BlowEffects, part: Part): void {
  if (part.effect === 'addAtk') effects.attackAdds.push(part.modifier);
  if (part.effect === 'addDef') effects.defenseAdds.push(part.modifier);
  if (part.effect === 'grantCover') effects.cover = betterCover(effects.cover, part.with.cover);
}

/** Whether a standing effect holds for a card now. */
function reaches(board: Board, bearer: Unit, part: Part, receiver: Unit): boolean {
  const { to } = part.with as { readonly to?: Audience };
  const isMeant = to === undefined ? receiver === bearer : isReached(bearer, null, to, receiver);
  return isMeant && (part.test === null || part.test(atRest(board, bearer)));
}
