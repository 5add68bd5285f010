import { PLAYER_NAMES, type PlayerName } from '../../ai/players/playerNames';
import type { HouseRuleId } from '../../content/catalog';
import { type BySide, bySide } from '../../kernel/sides';

/** Against an opponent, two people at one screen, or two opponents to watch. */
export const MODES = ['opponent', 'shared', 'watch'] as const;
export type Mode = (typeof MODES)[number];

export const SIDE_CHOICES = ['lot', 'left', 'right'] as const;
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** How the next quick battle is to be: what is null is drawn by lot. */
export interface QuickBattle {
  readonly mode: Mode;
  /** The person's; Left's when two play at one screen or one only watches. */
  readonly deck: string | null;
  /** The opponent's, or Right's. */
  readonly enemyDeck: string | null;
  readonly battlefield: string | null;
  readonly side: SideChoice;
  readonly opponent: PlayerName;
  /** Who fights when one only watches. */
  readonly watched: BySide<PlayerName>;
  /** By id, in the order in which they were chosen. */
  readonly houseRules: readonly HouseRuleId[];
}

export const DEFAULT_QUICK_BATTLE: QuickBattle = {
  mode: 'opponent',
  deck: null,
  enemyDeck: null,
  battlefield: null,
  side: 'left',
  // Whoever opens the game for the first time should win soon.
  opponent: 'recruit',
  watched: { left: 'captain', right: 'captain-flanker' },
  houseRules: [],
};

/** No file of `cards/` has a longer one. */
const LONGEST_ID = 40;
const MOST_HOUSE_RULES = 40;

/** Reads stored choices word by word. Whether a deck or a battlefield still exists is asked when the battle begins. */
export function quickBattleFrom(raw: unknown): QuickBattle {
  const stored = wordsIn(raw);
  const watched = wordsIn(stored.watched);
  const wordOrLot = (value: unknown): string | null =>
    typeof value === 'string' && value.length <= LONGEST_ID ? value : null;
  const player = (value: unknown, otherwise: PlayerName): PlayerName =>
    PLAYER_NAMES.find((name) => name === value) ?? otherwise;
  return {
    mode: MODES.find((mode) => mode === stored.mode) ?? DEFAULT_QUICK_BATTLE.mode,
    deck: wordOrLot(stored.deck),
    enemyDeck: wordOrLot(stored.enemyDeck),
    battlefield: wordOrLot(stored.battlefield),
    side: SIDE_CHOICES.find((side) => side === stored.side) ?? DEFAULT_QUICK_BATTLE.side,
    opponent: player(stored.opponent, DEFAULT_QUICK_BATTLE.opponent),
    watched: bySide((side) => player(watched[side], DEFAULT_QUICK_BATTLE.watched[side])),
    houseRules: houseRulesFrom(stored.houseRules, wordOrLot),
  };
}

function houseRulesFrom(raw: unknown, wordIn: (value: unknown) => string | null): HouseRuleId[] {
  const stored = Array.isArray(raw) ? raw.slice(0, MOST_HOUSE_RULES) : [];
  return [...new Set(stored.flatMap((value) => wordIn(value) ?? []))];
}

function wordsIn(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}
