import { expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Order } from '../../../src/battle/model/orders';
import { openRecord } from '../../../src/battle/model/record';
import { openText } from '../../../src/store/invitations/openText';
import { toKeptFile } from '../../../src/store/saves/save';
import { shippedBook, shippedCatalog } from '../../support/book';
import { openDice } from '../../support/dice';
import { play } from '../../support/engine';
import { battleFile, MATCH, openBattleFile } from '../support/table';

const ORDERS = 5500;
const SEATS = { left: 'human', right: 'human' } as const;

/** Castles stand for hundreds of rounds, nobody strikes, and a side brings no more cards than leave room to move. */
const MOST_CARDS = 3;

function longBattle() {
  const shipped = shippedBook();
  const book = {
    ...shipped,
    rules: { ...shipped.rules, unitsPerSide: MOST_CARDS, attrition: { fromRound: 99, step: 1 } },
  };
  const engine = createBattleEngine(book);
  const dice = openDice(5);
  const orders: Order[] = [];
  let { state } = engine.begin({ ...MATCH, battlefield: null } as typeof MATCH);
  const start = { type: 'position', state: { ...state, castles: { left: 999_900, right: 999_900 } } } as const;
  ({ state } = engine.begin(start));
  while (orders.length < ORDERS && state.winner === null) {
    const offered = engine.legalOrders(state, state.turn).filter(({ type }) => !type.startsWith('attack'));
    const busy = offered.filter(({ type }) => type !== 'endTurn');
    const walks = busy.filter(({ type }) => type === 'move');
    const order = dice.pick([walks, busy, offered].find((some) => some.length > 0) ?? []);
    state = play(engine, state, order).state;
    orders.push(order);
  }
  return { record: { ...openRecord(book, start), orders }, book, seats: SEATS, stream: [1, 2, 3, 4] as const };
}

it('a battle of more than 5,000 orders is opened from a file and after a reload, quickly', async () => {
  const save = longBattle();
  expect(save.record.orders).toHaveLength(ORDERS);
  const kept: unknown = JSON.parse(JSON.stringify(toKeptFile('battle', save)));
  const before = process.cpuUsage();
  const opened = openBattleFile(kept, { [save.record.rules]: save.book });
  const { user } = process.cpuUsage(before);
  expect(opened.ok && opened.value.match.record.orders).toHaveLength(ORDERS);
  // Of this process alone: a busy machine is nobody's fault.
  expect(user / 1000).toBeLessThan(2500);
  const file = await openText('long.json', JSON.stringify(battleFile(save)), shippedCatalog());
  expect(file.type === 'battle' && file.opened.ok).toBe(true);
  console.log(`a battle of ${ORDERS} orders was opened in ${Math.round(user / 1000)} ms`);
});
