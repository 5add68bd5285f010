import type { Counting } from '../series/counting';
import { course } from '../simulation/courseCounting';
import { emptyTally, type Tally } from '../simulation/tally';
import { type CardUses, watchCards } from './cardUse';

/** How fair the game is: to both sides, to factions, to cards. */
export interface Balance {
  tally: Tally;
  cards: CardUses;
}

/** The course of the battles and, beside it, what became of every card. */
export const balance: Counting<Balance> = {
  gamesPerPart: course.gamesPerPart,
  empty: () => ({ tally: emptyTally(), cards: {} }),
  open: (table) => {
    const countCourse = course.open(table);
    return ({ tally, cards }) => {
      const witnessOf = countCourse(tally);
      return (fixture) => {
        const { minds, watch, ended } = witnessOf(fixture);
        const ofCards = watchCards(table.engine, cards, table.engine.begin(fixture.start).state);
        return {
          minds,
          watch: (before, order, step) => {
            watch(before, order, step);
            ofCards.ordered(before, order);
          },
          ended: (end) => {
            ended(end);
            ofCards.ended(end);
          },
        };
      };
    };
  },
};
