import type { BattleState } from '../../battle/model/state';
import { OPPONENT, SIDES } from '../../kernel/sides';
import type { Fixture } from '../series/series';
import type { Score } from '../simulation/tally';

export type DeckScores = Record<string, Score>;

/** What each deck scores against all others: against itself says nothing of it. */
export function countDecks(scores: DeckScores, { decks }: Fixture, { winner }: BattleState): void {
  if (decks === null || decks.left === decks.right) return;
  for (const side of SIDES) {
    const name = decks[side];
    scores[name] ??= { wins: 0, draws: 0, games: 0 };
    scores[name].games += 1;
    if (winner === side) scores[name].wins += 1;
    else if (winner !== OPPONENT[side]) scores[name].draws += 1;
  }
}
