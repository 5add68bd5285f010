import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Book } from '../../../src/battle/model/book';
import type { Order } from '../../../src/battle/model/orders';
import type { BattleState } from '../../../src/battle/model/state';
import { type Dice, openDice } from '../dice';
import { openGame } from '../gameRunner';
import { firstBroken, INVARIANTS, type Invariants, STANDING_INVARIANTS } from '../invariants/table';
import { offers } from '../invariants/universe';
import { SWITCHES, switched } from '../trials/switches';

/** What is ordered next, if it is offered; anything else that is offered if not. */
export type Wish = (order: Order, state: BattleState) => boolean;

/** A few orders from a drawn position, in words that fit into one line. */
export interface Probe {
  /** Reproduces it, together with the code that reads it. */
  readonly line: string;
  readonly seed: number;
  readonly book: Book;
  /** Drawn by the same dice as everything after it. */
  readonly sketch: (dice: Dice) => BattleState;
  readonly wishes: readonly Wish[];
  /** The first wish must come true. */
  readonly mustBegin: boolean;
}

export const anything: Wish = () => true;
export const endOfTurn: Wish = ({ type }) => type === 'endTurn';

/** What is dear to ask is asked in one probe of so many. */
const THOROUGH_EVERY = 40;

/** Carries out a probe with these invariants after every order; a fault ends in its line. Tells how many orders were given. */
export function runProbe(
  { line, seed, book, sketch, wishes, mustBegin }: Probe,
  standing: Invariants = STANDING_INVARIANTS,
): number {
  const dice = openDice(seed);
  const invariants = seed % THOROUGH_EVERY === 0 ? INVARIANTS : standing;
  let given = 0;
  try {
    const engine = engineFor(book, dice);
    const game = openGame(engine, { type: 'position', state: sketch(dice) });
    for (const wish of wishes) {
      if (game.state().winner !== null) break;
      const wished = offers(engine, game.state()).filter((order) => wish(order, game.state()));
      if (given === 0 && mustBegin && wished.length === 0) throw new Error('what it begins with is not offered');
      const moment = game.give(dice.pick(wished.length > 0 ? wished : offers(engine, game.state())));
      const complaint = firstBroken(invariants, moment);
      if (complaint !== null) throw new Error(complaint);
      given++;
    }
    return given;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Error(`${line} order=${given}: ${reason}`, { cause: error });
  }
}

const ENGINES = new WeakMap<Book, BattleEngine>();

function engineFor(book: Book, dice: Dice): BattleEngine {
  const rules = switched(
    book,
    SWITCHES.filter((name) => dice.chance(name === 'narrowLimits' ? 5 : 25)),
  );
  const known = ENGINES.get(rules) ?? createBattleEngine(rules);
  ENGINES.set(rules, known);
  return known;
}
