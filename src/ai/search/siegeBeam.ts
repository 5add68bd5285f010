import type { BattleEngine } from '../../battle/BattleEngine';
import { blowAtCastle } from '../../battle/damage/blowAtCastle';
import type { OrderCode } from '../../battle/legality/orderCodes';
import type { OrderList } from '../../battle/legality/orderList';
import { whyCannotBesiege, whyCannotStrike } from '../../battle/legality/readiness';
import { canReachCastle } from '../../battle/legality/validCells';
import { has, STATUS } from '../../battle/model/body';
import type { Book } from '../../battle/model/book';
import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import { ofSide, opponentOf } from '../../kernel/sides';
import { type Judge, type Nodes, PRUNED } from './searchTerms';
import { codesOf } from './shortlist';
import { keepSiegeOrders } from './siegeOrders';
import { siegeBounds } from './siegeUpperBound';
import { openTurnSearch, searchTurn } from './turnSearch';

const WON = Number.POSITIVE_INFINITY;

/**
 * Weights of the beam's heuristic relative to a point of damage that can be done at once: a point after a move, a point of
 * unspent attack, a point of enemy health (doubled in the row of a unit that can still strike). Tuned by hand on wins that are
 * hard to find.
 */
const AFTER_A_STEP = 0.5;
const UNSPENT = 0.25;
const HEALTH = 0.25;

/** The orders of a win; false where none exists; null where the search was incomplete. */
export type Verdict = readonly OrderCode[] | false | null;

/**
 * Beam search for a win this turn: keeps the `width` positions from which most damage to the castle is ready, and stops at a
 * count of `limit` positions.
 */
export function siegeBeam(
  engine: BattleEngine,
  start: EngineState,
  width: number,
  nodes: Nodes,
  limit = Number.POSITIVE_INFINITY,
): Verdict {
  const { book } = engine;
  const sift = (state: EngineState, offered: OrderList): void => keepSiegeOrders(book, state, offered);
  const search = openTurnSearch(engine, nodes, width, 1, null, sift);
  search.limit = limit;
  searchTurn(search, start, siegeJudge(book, start), WON);
  const best = search.ends.entries[0];
  if (best !== undefined && best.value === WON) return codesOf(best.line);
  return search.complete ? false : null;
}

function siegeJudge(book: Book, { turn }: EngineState): Judge {
  const enemy = opponentOf(turn);
  return (state) => {
    if (state.winner !== null) return state.winner === turn ? WON : PRUNED;
    const castle = ofSide(state.castles, enemy);
    const { upperBound, screened } = siegeBounds(book, state);
    if (upperBound < castle) return PRUNED;
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
