import { chanceOfWinning, type Worth } from '../../ai/advice/chanceOfWinning';
import { wholeOf } from '../../ai/advice/steps';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import { SIDES, type Side } from '../../kernel/sides';
import { type Counting, PAIR, seated, type Table } from '../series/counting';
import { countOne } from '../series/counts';

/** How often positions of a worth were met and won; a draw is half a win. Names are logits in fiftieths. */
export interface ByLogit {
  positions: Record<string, number>;
  halfWins: Record<string, number>;
}

/** By how many points, in tenths, the bar differs after the first order of a plan. */
export interface AdviceCounts {
  turns: number;
  /** At the start of each turn: for whoever is to move, and for whoever waits. */
  mover: ByLogit;
  waiting: ByLogit;
  /** After the first order of the hint's plan, and after the order that was really given. */
  afterHint: Record<string, number>;
  afterPlayer: Record<string, number>;
}

export const LOGIT_STEPS = 50;
const POINT_STEPS = 10;
/** The bar after an order is asked for at one turn in so many: an odd number, or always the same player would be asked. */
const FOLLOWED = 3;
const END_TURN: Order = { type: 'endTurn' };

/** Whether the bar tells the truth, and stays where it is as long as one follows the best plan. */
export const advice: Counting<AdviceCounts> = {
  gamesPerPart: PAIR,
  empty: () => ({ turns: 0, mover: emptyBins(), waiting: emptyBins(), afterHint: {}, afterPlayer: {} }),
  open: (table) => (counts) => (fixture) => {
    const met: { readonly of: ByLogit; readonly side: Side; readonly logit: number }[] = [];
    let turn = '';
    return {
      minds: seated(table, fixture),
      watch: (before, order) => {
        const now = `${before.round} ${before.turn}`;
        if (before.phase === 'mulligan' || turn === now) return;
        turn = now;
        counts.turns += 1;
        for (const side of SIDES) {
          const isMover = side === before.turn;
          const worth = worthOf(table, before, side);
          met.push({ of: isMover ? counts.mover : counts.waiting, side, logit: worth.logit });
          if (isMover && counts.turns % FOLLOWED === 0) countFollowed(table, counts, before, worth, order);
        }
      },
      ended: ({ winner }) => {
        for (const { of, side, logit } of met) {
          const bin = Math.round(logit * LOGIT_STEPS);
          countOne(of.positions, bin);
          const won = winner === 'draw' ? 1 : 2 * Number(winner === side);
          of.halfWins[bin] = (of.halfWins[bin] ?? 0) + won;
        }
      },
    };
  },
};

function emptyBins(): ByLogit {
  return { positions: {}, halfWins: {} };
}

function worthOf({ engine }: Table, state: BattleState, side: Side): Worth {
  return wholeOf(chanceOfWinning(engine, engine.observe(state, side)));
}

function countFollowed(table: Table, counts: AdviceCounts, before: BattleState, worth: Worth, given: Order): void {
  const differs = (order: Order): number => {
    const step = table.engine.submit(before, order);
    if (!step.ok) throw new Error(`a planned order is refused: ${step.refusal.sentence}`);
    const { chance } = worthOf(table, step.value.state, before.turn);
    return Math.round((chance - worth.chance) * 100 * POINT_STEPS);
  };
  const [advised = END_TURN] = worth.orders;
  countOne(counts.afterHint, differs(advised));
  countOne(counts.afterPlayer, differs(given));
}
