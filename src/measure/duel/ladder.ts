import { LEVELS, type Level } from '../../ai/players/levels';
import { PERSONALITIES } from '../../ai/players/personalities';
import { type LevelledName, nameOfLevelled } from '../../ai/players/playerNames';
import type { DuelSummary } from './duelSummary';
import type { Character } from './style';

/** One match of the ladder: somebody against whoever it is measured by. */
export interface Rung {
  readonly players: readonly [LevelledName, LevelledName];
  /** Null where a level meets the one below. */
  readonly character: Character | null;
}

export type RungResult = Rung & DuelSummary & { readonly verdict: RungVerdict };

/** What a bar asks for, what was measured, and whether it is met. */
export interface RungVerdict {
  /** For a level: its score. For a personality: how far it is from neutral's strength. */
  readonly strength: boolean;
  /** For a personality: by how much its own statistic exceeds neutral's, in percent. */
  readonly difference: number | null;
  readonly character: boolean;
}

/** The bars: a level's score against the one below in percent, a personality's distance in Elo, its difference in percent. */
export const BARS = { level: { least: 65, most: 80 }, personality: { elo: 50, difference: 25 } } as const;

/** Each level against the one below. */
export function levelRungs(): Rung[] {
  return LEVELS.slice(1).map((level, below) => ({ players: [level, LEVELS[below] as Level], character: null }));
}

/** Each personality against neutral of the same level. */
export function personalityRungs(level: Level): Rung[] {
  return CHARACTERS.map((personality) => ({
    players: [nameOfLevelled({ level, personality }), level],
    character: personality,
  }));
}

const CHARACTERS = PERSONALITIES.filter((personality): personality is Character => personality !== 'neutral');

export function verdictOf(rung: Rung, duel: DuelSummary): RungVerdict {
  const { percent } = duel.score;
  if (rung.character === null) {
    const { least, most } = BARS.level;
    return { strength: percent >= least && percent <= most, difference: null, character: true };
  }
  const [own, neutral] = [duel.styles.first[rung.character], duel.styles.second[rung.character]];
  const difference = neutral === 0 ? 0 : 100 * (own / neutral - 1);
  const { elo } = duel.elo;
  return {
    strength: elo !== null && Math.abs(elo) <= BARS.personality.elo,
    difference,
    character: difference >= BARS.personality.difference,
  };
}
