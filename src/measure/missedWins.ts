import { bySide } from '../battle/sides';
import type { BattleState } from '../battle/state';
import { type Counting, PAIR, seated } from './counting';
import { countOne } from './counts';
import type { Mind } from './minds';
import { countFault, emptyProof, type Proof } from './proof';
import { winThisTurn } from './winThisTurn';

/** How many positions of a turn are looked at for a win: a turn with more is only partly searched, and counted as such. */
const MOST_POSITIONS = 3000;

/** Every turn is searched for a win before it is played: whoever has one must take it. */
export const missedWins: Counting<Proof> = {
  gamesPerPart: PAIR,
  empty: emptyProof,
  open: (table) => (proof) => (fixture) => {
    const minds = seated(table, fixture);
    let turn: BattleState | null = null;
    let winnable = false;
    const searched =
      (mind: Mind): Mind =>
      (truth, stream) => {
        if (turn === null && truth.phase === 'battle') {
          const found = winThisTurn(table.engine, truth, MOST_POSITIONS);
          proof.turns += 1;
          countOne(proof.seen, found);
          turn = truth;
          winnable = found === 'won';
        }
        return mind(truth, stream);
      };
    return {
      minds: bySide((side) => searched(minds[side])),
      watch: (_before, order) => {
        if (order.type !== 'endTurn') return;
        if (winnable && turn !== null) countFault(proof, 'missed', fixture, turn);
        turn = null;
        winnable = false;
      },
      // A turn without an end is one that ended the battle: by a castle, and only the enemy's can fall in it.
      ended: () => undefined,
    };
  },
};
