import type { BattleEngine } from '../../battle/BattleEngine';
import type { CardId } from '../../battle/model/card';
import type { BySide, Side } from '../../kernel/sides';
import { playerMind } from '../contestants/contestants';
import { exchangedDecks } from '../series/exchangedDecks';
import { playMatch } from '../series/playMatch';
import type { Score } from '../simulation/tally';

/** Two battles of one seed between two decks, the second with the sides exchanged: plain JSON that can cross into a worker. */
export interface DeckPair {
  readonly own: readonly CardId[];
  readonly other: readonly CardId[];
  readonly battlefield: string | null;
  readonly seed: number;
}

/** What `own` wins of both, played by two opponents who think briefly. */
export function playDeckPair(engine: BattleEngine, { own, other, battlefield, seed }: DeckPair): Score {
  const score = { wins: 0, draws: 0, games: 0 };
  const mind = playerMind(engine, 'quick');
  const play = (side: Side, decks: BySide<readonly CardId[]>): void => {
    const start = { type: 'match', seed, battlefield, decks } as const;
    const { winner } = playMatch(engine, { left: mind, right: mind }, start, () => undefined);
    score.games += 1;
    if (winner === side) score.wins += 1;
    else if (winner === 'draw') score.draws += 1;
  };
  const decks = { left: own, right: other };
  play('left', decks);
  play('right', exchangedDecks(engine, seed, decks));
  return score;
}
