import { unitTraits } from '../../battle/abilities/traits';
import type { BattleEngine } from '../../battle/BattleEngine';
import type { Book } from '../../battle/book';
import { blowAtCastle } from '../../battle/damage/blowAtCastle';
import type { OrderCode } from '../../battle/orderCodes';
import { canReachCastle } from '../../battle/reach';
import { whyCannotBesiege, whyCannotStrike } from '../../battle/readiness';
import { ofSide, opponentOf } from '../../battle/sides';
import type { BattleState } from '../../battle/state';
import type { Unit } from '../../battle/unit';
import { codesOf } from './shortlist';
import { siegeHope } from './siegeHope';
import { HOPELESS, type Judge, type Nodes, openTurnSearch, searchTurn } from './turnSearch';

const WON = Number.POSITIVE_INFINITY;

/** What a point of health of those in the way counts, beside a point of the castle's. */
const IN_THE_WAY = 0.1;

/** The orders of a win, false where there is none, null where more than was followed might hold one. */
export type Verdict = readonly OrderCode[] | false | null;

/**
 * Looks for a win this turn by following those positions from order to order, `width` of them, from which most of the castle
 * could be struck down at once.
 */
export function storm(engine: BattleEngine, start: BattleState, width: number, nodes: Nodes): Verdict {
  const search = openTurnSearch(engine, nodes, width, 1, null);
  searchTurn(search, start, besieger(engine.book, start), WON);
  const best = search.ends.entries[0];
  if (best !== undefined && best.value === WON) return codesOf(best.line);
  return search.complete ? false : null;
}

function besieger(book: Book, { turn }: BattleState): Judge {
  const enemy = opponentOf(turn);
  return (state) => {
    if (state.winner !== null) return state.winner === turn ? WON : HOPELESS;
    const castle = ofSide(state.castles, enemy);
    if (siegeHope(book, state) < castle) return HOPELESS;
    return readyDamage(book, state) - castle - IN_THE_WAY * healthOf(state, enemy);
  };
}

/** What everybody who can strike the castle from where it stands would do to it. */
function readyDamage(book: Book, state: BattleState): number {
  const { units, turn } = state;
  let sum = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side !== turn || !canReachCastle(book, unit)) continue;
    const traits = unitTraits(book, unit);
    if (whyCannotStrike(traits, state, unit) !== null || whyCannotBesiege(traits, state, unit) !== null) continue;
    sum += blowAtCastle(book, state, unit, false).damage;
  }
  return sum;
}

function healthOf({ units }: BattleState, side: Unit['side']): number {
  let sum = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side === side) sum += unit.health;
  }
  return sum;
}
