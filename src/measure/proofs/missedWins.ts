import { exactWin } from '../../ai/search/exactWin';
import type { BattleEngine } from '../../battle/BattleEngine';
import type { BattleState } from '../../battle/model/state';
import { bySide } from '../../kernel/sides';
import type { Mind } from '../contestants/mind';
import { type Counting, PAIR, seated } from '../series/counting';
import { countOne } from '../series/counts';
import { countFault, emptyProof, type Proof } from './proof';

/** Positions of a turn that are looked at for a win, over ten times as many as by any player; a turn with more is `cut`. */
const MOST_POSITIONS = 500_000;

/** Every turn is searched for a win before it is played: whoever has one must take it. */
export const missedWins: Counting<Proof> = {
  gamesPerPart: PAIR,
  empty: emptyProof,
  open: (table) => (proof) => (fixture) => {
    const minds = seated(table, fixture);
    let turn: BattleState | null = null;
    let winnable = false;
    const watched =
      (mind: Mind): Mind =>
      (truth, stream, intent) => {
        if (turn === null && truth.phase === 'battle') {
          const found = searched(table.engine, truth);
          proof.turns += 1;
          countOne(proof.seen, found);
          turn = truth;
          winnable = found === 'won';
        }
        return mind(truth, stream, intent);
      };
    return {
      minds: bySide((side) => watched(minds[side])),
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

/** On the truth: in its own turn a side draws nothing that it couldn't know. */
function searched(engine: BattleEngine, truth: BattleState): 'won' | 'none' | 'cut' {
  const found = exactWin(engine, engine.compile(truth), MOST_POSITIONS, { count: 0 });
  if (found === null) return 'cut';
  return found === false ? 'none' : 'won';
}
