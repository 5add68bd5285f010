import { addAttack, addDefense } from '../../core/arithmetic/blow';
import { betterCover } from '../../core/cover/quality';
import { holds, type Part } from '../abilities/parts';
import type { StandingEffect } from '../abilities/traits';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import type { BlowEffects } from './blowEffects';

/** Visits the standing effects of one kind that reach a card, from itself and from everybody on the board. */
export function eachStanding<Name extends StandingEffect>(
  board: Board,
  receiver: Fighter,
  effect: Name,
  visit: (part: Part<Name>) => void,
): void {
  for (const bearer of board.units) {
    for (const part of bearer.profile.standing) {
      if (part.effect === effect && reaches(board, bearer, part, receiver)) visit(part as Part<Name>);
    }
  }
}

/** What standing effects do to a blow: they strengthen the attacker and protect the target, if there is one. */
export function collectStanding(effects: BlowEffects, board: Board, attacker: Fighter, target: Fighter | null): void {
  const { units } = board;
  for (let place = 0; place < units.length; place++) {
    const bearer = units[place] as Fighter;
    const { standing } = bearer.profile;
    for (let index = 0; index < standing.length; index++) {
      const part = standing[index] as Part<StandingEffect>;
      const receiver = part.effect === 'addAtk' ? attacker : target;
      if (receiver !== null && reaches(board, bearer, part, receiver)) take(effects, part);
    }
  }
}

function take(effects: BlowEffects, part: Part<StandingEffect>): void {
  if (part.effect === 'addAtk') addAttack(effects.blow, part.modifier);
  else if (part.effect === 'addDef') addDefense(effects.blow, part.modifier);
  else effects.cover = betterCover(effects.cover, part.with.cover);
}

/** Whether a standing effect holds for a card now. */
function reaches(board: Board, bearer: Fighter, part: Part<StandingEffect>, receiver: Fighter): boolean {
  const { reached } = part;
  const isMeant = reached === null ? receiver === bearer : reached.reaches(bearer, null, receiver);
  return isMeant && holds(part, board, bearer, null, null, null, false);
}
