import type { BattleEngine } from '../../battle/BattleEngine';
import { has, STATUS } from '../../battle/body';
import type { Book } from '../../battle/book';
import { blowAtCastle } from '../../battle/damage/blowAtCastle';
import type { EngineState } from '../../battle/engineState';
import type { Fighter } from '../../battle/fighter';
import type { OrderCode } from '../../battle/orderCodes';
import type { OrderList } from '../../battle/orderList';
import { whyCannotBesiege, whyCannotStrike } from '../../battle/readiness';
import { canReachCastle } from '../../battle/validCells';
import { ofSide, opponentOf } from '../../kernel/sides';
import { codesOf } from './shortlist';
import { outlook } from './siegeHope';
import { keepSiegeOrders } from './siegeOrders';
import { HOPELESS, type Judge, type Nodes, openTurnSearch, searchTurn } from './turnSearch';

const WON = Number.POSITIVE_INFINITY;

/**
 * What counts beside a point of damage that can be done at once: a point that could be done after a step, a point of attack
 * that isn't spent yet, and a point of the enemy's health, counted twice where it stands in the row of somebody who can strike.
 * Found by trying: with these most of the wins that are hard to find are found among few positions.
 */
const AFTER_A_STEP = 0.5;
const UNSPENT = 0.25;
const HEALTH = 0.25;

/** The orders of a win, false where there is none, null where more than was followed might hold one. */
export type Verdict = readonly OrderCode[] | false | null;

/**
 * Looks for a win this turn by following those positions from order to order, `width` of them, from which most of the castle
 * could be struck down at once.
 */
export function storm(engine: BattleEngine, start: EngineState, width: number, nodes: Nodes): Verdict {
  const { book } = engine;
  const sift = (state: EngineState, offered: OrderList): void => keepSiegeOrders(book, state, offered);
  const search = openTurnSearch(engine, nodes, width, 1, null, sift);
  searchTurn(search, start, besieger(book, start), WON);
  const best = search.ends.entries[0];
  if (best !== undefined && best.value === WON) return codesOf(best.line);
  return search.complete ? false : null;
}

function besieger(book: Book, { turn }: EngineState): Judge {
  const enemy = opponentOf(turn);
  return (state) => {
    if (state.winner !== null) return state.winner === turn ? WON : HOPELESS;
    const castle = ofSide(state.castles, enemy);
    const { hope, screened } = outlook(book, state);
    if (hope < castle) return HOPELESS;
    return readyDamage(book, state) - castle + AFTER_A_STEP * screened + strengthLeft(state);
  };
}

/** What everybody who can strike the castle from where it stands would do to it. */
function readyDamage(book: Book, state: EngineState): number {
  const { units, turn } = state;
  let sum = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side !== turn || !canReachCastle(state, unit)) continue;
    if (whyCannotStrike(state, unit) !== null || whyCannotBesiege(state, unit) !== null) continue;
    sum += blowAtCastle(book, state, unit, false).damage;
  }
  return sum;
}

function strengthLeft({ units, turn }: EngineState): number {
  let attack = 0;
  let rows = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side !== turn || has(unit, STATUS.attacked)) continue;
    attack += unit.profile.attack;
    rows |= 1 << unit.row;
  }
  let health = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side !== turn) health += (rows & (1 << unit.row)) === 0 ? unit.health : 2 * unit.health;
  }
  return UNSPENT * attack - HEALTH * health;
}
