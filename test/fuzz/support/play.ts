import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Book } from '../../../src/battle/model/book';
import type { BattleState } from '../../../src/battle/model/state';
import type { Start } from '../../../src/battle/resolve/begin';
import { openDice } from '../../support/dice';

/** Plays some random orders. Whoever wrote the book, nothing throws and every number stays one. */
export function playSome(
  book: Book,
  start: Start,
  orders: number,
  engine: BattleEngine = createBattleEngine(book),
): void {
  const dice = openDice(orders);
  let { state } = engine.begin(start);
  expectNumbers(state);
  for (let given = 0; given < orders && state.winner === null; given++) {
    const offered = engine.legalOrders(state, state.turn);
    const order = dice.pick(offered);
    const result = engine.submit(state, order);
    if (!result.ok) throw new Error(`${JSON.stringify(order)} was offered and is refused: ${result.refusal.code}`);
    state = result.value.state;
    expectNumbers(state);
  }
}

function expectNumbers(state: BattleState): void {
  JSON.stringify(state, (key, value: unknown) => {
    if (value === undefined || (typeof value === 'number' && !Number.isSafeInteger(value))) {
      throw new Error(`${key} of the battle became ${value}`);
    }
    return value;
  });
}
