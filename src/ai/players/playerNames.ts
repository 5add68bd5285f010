import { LEVELS, type Level } from './levels';
import { PERSONALITIES, type Personality } from './personalities';

/** Those that strength is measured against, and never change. */
export const YARDSTICKS = ['greedy', 'random'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** A level alone is neutral; "captain-flanker" is a captain who likes to come from the side. */
type Character = Exclude<Personality, 'neutral'>;
export type LevelledName = Level | `${Level}-${Character}`;

/** Every opponent that isn't a person, by name. */
export type PlayerName = LevelledName | Yardstick;

export interface Levelled {
  readonly level: Level;
  readonly personality: Personality;
}

export function nameOfLevelled({ level, personality }: Levelled): LevelledName {
  return personality === 'neutral' ? level : `${level}-${personality}`;
}

const LEVELLED: ReadonlyMap<string, Levelled> = new Map(
  LEVELS.flatMap((level) =>
    PERSONALITIES.map((personality) => [nameOfLevelled({ level, personality }), { level, personality }] as const),
  ),
);

/** Level and personality of a player that has them. */
export function levelledOf(name: string): Levelled | null {
  return LEVELLED.get(name) ?? null;
}

export const PLAYER_NAMES: readonly PlayerName[] = [...(LEVELLED.keys() as Iterable<LevelledName>), ...YARDSTICKS];
