import { openOrderList } from '../../battle/legality/orderList';
import { type Counting, seated } from '../series/counting';
import { countBattle, countTurn, leadOf } from './countCourse';
import { createUseCounter } from './countUse';
import { emptyTally, type Tally } from './tally';

/** Reused buffer: only its length is read. */
const OFFERED = openOrderList();

/** The course of battles: who wins, how long they last, what is used. */
export const course: Counting<Tally> = {
  gamesPerPart: 16,
  empty: emptyTally,
  open: (table) => {
    const { engine } = table;
    const countUse = createUseCounter(engine);
    return (tally) => (fixture) => {
      const leads: number[] = [];
      return {
        minds: seated(table, fixture),
        watch: (before, order, step) => {
          if (before.phase === 'battle') {
            tally.decisions += 1;
            engine.offerOrders(engine.compile(before), OFFERED);
            tally.choices += OFFERED.count;
          }
          countUse(tally, before, order, step);
          if (order.type !== 'endTurn') return;
          // As the turn ended, before the other side's begins: that one draws and mends.
          countTurn(tally, before, before.turn);
          leads.push(leadOf(engine, before));
        },
        ended: (end) => countBattle(engine, tally, fixture, end, leads),
      };
    };
  },
};
