import type { Counting } from '../series/counting';
import { course } from '../simulation/courseCounting';
import { emptyTally, type Tally } from '../simulation/tally';
import { type CardUses, watchCards } from './cardUse';
import { countDecks, type DeckScores } from './deckScores';
import { type QuietTurnsBySpan, watchQuietTurns } from './quietTurns';

/** How fair the game is: to both sides, to factions, to decks, to cards. */
export interface Balance {
  tally: Tally;
  cards: CardUses;
  quietTurns: QuietTurnsBySpan;
  decks: DeckScores;
}

/** The course of the battles and, beside it, what became of every card. */
export const balance: Counting<Balance> = {
  gamesPerPart: course.gamesPerPart,
  empty: () => ({ tally: emptyTally(), cards: {}, quietTurns: {}, decks: {} }),
  open: (table) => {
    const countCourse = course.open(table);
    return ({ tally, cards, quietTurns, decks }) => {
      const witnessOf = countCourse(tally);
      return (fixture) => {
        const { minds, watch, ended } = witnessOf(fixture);
        const ofCards = watchCards(table.engine, cards, table.engine.begin(fixture.start).state);
        const ofTurns = watchQuietTurns(quietTurns);
        return {
          minds,
          watch: (before, order, step) => {
            watch(before, order, step);
            ofCards.ordered(before, order);
            ofTurns(before, order);
          },
          ended: (end) => {
            ended(end);
            ofCards.ended(end);
            countDecks(decks, fixture, end);
          },
        };
      };
    };
  },
};
