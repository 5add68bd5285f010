import type { BattleEngine } from '../../battle/BattleEngine';
import { engineFor } from '../../battle/engineFor';
import { hasRoom } from '../../battle/legality/readiness';
import { has, STATUS } from '../../battle/model/body';
import type { Book } from '../../battle/model/book';
import type { EngineState } from '../../battle/model/engineState';
import type { Order } from '../../battle/model/orders';
import type { UnitId } from '../../battle/model/unit';
import { imagine, type Observation } from '../../battle/view/observe';
import { OPPONENT } from '../../kernel/sides';
import { chanceOf, evaluate } from './evaluate';
import { TUNED } from './weights';

/**
 * How likely a side is to win, from what it may see. The evaluation is fitted to positions at the end of a turn. In the middle
 * of one this interpolates between the start of the turn and ending it now, by the share of units that can still act.
 */
export function assess(book: Book, seen: Observation): number {
  const engine = engineFor(book);
  const state = engine.compile(imagine(seen));
  const ended = evaluate(book, TUNED, state, seen.side);
  if (state.winner !== null || state.phase === 'mulligan') return chanceOf(state.winner === null ? 0 : ended);
  const left = leftToDo(engine, state, seen);
  return chanceOf(left * begun(book, state, seen) + (1 - left) * ended);
}

/** As if the enemy had just ended its turn: without the cards that came since. A battle begins even: its balance is measured. */
function begun(book: Book, state: EngineState, { side }: Observation): number {
  const { turn } = state;
  if (state.round === 1 && turn === 'left') return 0;
  const units = state.units.filter((unit) => unit.side !== turn || !has(unit, STATUS.fresh));
  return evaluate(book, TUNED, { ...state, units, turn: OPPONENT[turn] }, side);
}

/** The share of whoever could do something in this turn that still can: those on the board, and those to come as one. */
function leftToDo({ book, legalOrders }: BattleEngine, state: EngineState, seen: Observation): number {
  const orders = legalOrders(imagine(seen), state.turn);
  const strikers = new Set(orders.flatMap((order) => (isByUnit(order) ? [order.unit] : [])));
  const deploys = state.turn === seen.side ? orders.some(({ type }) => type === 'deploy') : couldDeploy(book, state);
  const coming = deploys ? 1 : 0;
  const all = state.units.filter(({ side }) => side === state.turn).length + coming;
  return all === 0 ? 0 : (strikers.size + coming) / all;
}

type ByUnit = Exclude<Extract<Order, { readonly unit: UnitId }>, { readonly type: 'move' }>;

/** A blow or another deed of a card; a stratagem is aimed at one. */
function isByUnit(order: Order): order is ByUnit {
  return 'unit' in order && order.type !== 'move' && order.type !== 'play';
}

/** For a side whose hand is hidden. */
function couldDeploy({ rules, cards }: Book, state: EngineState): boolean {
  const { turn } = state;
  const cheapest = Math.min(...Object.values(cards).map(({ cost }) => cost));
  return state.hands[turn].length > 0 && state.supply[turn] >= cheapest && hasRoom(rules, state, turn);
}
