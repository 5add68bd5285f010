import type { BattleEngine } from '../../battle/BattleEngine';
import { cloneEngineState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import { opponentOf, type Side } from '../../kernel/sides';
import { WON } from '../evaluation/evaluate';
import { TUNED } from '../evaluation/weights';
import { judgeFor } from '../search/judge';
import { END_TURN, type Judge } from '../search/searchTerms';
import { openTurnSearch, searchTurn } from '../search/turnSearch';
import { toCanonical } from './canonical';

/** How wide the enemy's answer is searched. */
const WIDTH = 5;

/**
 * What a position is worth to a side once the enemy has played its turn as well as it can: one value for each guess at its hand,
 * in logits. Where it is still the side's own turn, the turn is ended first.
 */
export function replyValues(
  engine: BattleEngine,
  state: EngineState,
  side: Side,
  worlds: readonly EngineState[],
): number[] {
  const judge = judgeFor(engine, TUNED, side);
  const against: Judge = (end) => -judge(end);
  const enemy = opponentOf(side);
  const search = openTurnSearch(engine, { count: 0 }, WIDTH, 1, null);
  return worlds.map((world) => {
    const guessed = cloneEngineState(state);
    guessed.hands[enemy] = world.hands[enemy];
    guessed.decks[enemy] = world.decks[enemy];
    if (guessed.winner === null && guessed.turn === side) engine.carryOutCode(guessed, END_TURN);
    if (guessed.winner !== null) return judge(guessed);
    searchTurn(search, toCanonical(guessed), against, WON);
    return -(search.ends.entries[0]?.value ?? 0);
  });
}
