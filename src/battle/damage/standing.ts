import { addAttack, addDefense } from '../../core/arithmetic/blow';
import { betterCover } from '../../core/cover/quality';
import { atRest } from '../abilities/circumstances';
import type { Part } from '../abilities/parts';
import { type StandingEffect, type Traits, unitTraits } from '../abilities/traits';
import type { Board } from '../board';
import type { Book } from '../book';
import { kindAt } from '../kind';
import type { Unit } from '../unit';
import { type BlowEffects, EFFECTS } from './blowEffects';

/** Visits the standing effects of one kind that reach a card, from itself and from everybody on the board. */
export function eachStanding<Name extends StandingEffect>(
  book: Book,
  board: Board,
  receiver: Unit,
  effect: Name,
  visit: (part: Part<Name>) => void,
): void {
  for (const bearer of board.units) {
    for (const part of unitTraits(book, bearer).standing) {
      if (part.effect === effect && reaches(board, bearer, part, receiver)) visit(part as Part<Name>);
    }
  }
}

/** What standing effects do to a blow: they strengthen the attacker and protect the target, if there is one. */
export function collectStanding(book: Book, board: Board, attacker: Unit, target: Unit | null): void {
  const { units } = board;
  for (let place = 0; place < units.length; place++) {
    const bearer = units[place] as Unit;
    const { traits } = kindAt(book, bearer, place);
    if (traits.standing.length > 0) collectFrom(board, bearer, traits, attacker, target);
  }
}

function collectFrom(board: Board, bearer: Unit, { standing }: Traits, attacker: Unit, target: Unit | null): void {
  for (let index = 0; index < standing.length; index++) {
    const part = standing[index] as Part<StandingEffect>;
    const receiver = part.effect === 'addAtk' ? attacker : target;
    if (receiver !== null && reaches(board, bearer, part, receiver)) take(EFFECTS, part);
  }
}

function take(effects: BlowEffects, part: Part<StandingEffect>): void {
  if (part.effect === 'addAtk') addAttack(effects.blow, part.modifier);
  else if (part.effect === 'addDef') addDefense(effects.blow, part.modifier);
  else effects.cover = betterCover(effects.cover, part.with.cover);
}

/** Whether a standing effect holds for a card now. */
function reaches(board: Board, bearer: Unit, part: Part<StandingEffect>, receiver: Unit): boolean {
  const { reached, test } = part;
  const isMeant = reached === null ? receiver === bearer : reached.reaches(bearer, null, receiver);
  return isMeant && (test === null || test(atRest(board, bearer)));
}
