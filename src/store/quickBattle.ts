import { PLAYER_NAMES, type PlayerName } from '../ai/players';

export const SIDE_CHOICES = ['lot', 'left', 'right'] as const;
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** How the next quick battle is to be: what is null is drawn by lot. */
export interface QuickBattle {
  readonly deck: string | null;
  readonly enemyDeck: string | null;
  readonly battlefield: string | null;
  readonly side: SideChoice;
  readonly opponent: PlayerName;
}

export const DEFAULT_QUICK_BATTLE: QuickBattle = {
  deck: null,
  enemyDeck: null,
  battlefield: null,
  side: 'left',
  opponent: 'greedy',
};

/** Reads stored choices word by word. Whether a deck or a battlefield still exists is asked when the battle begins. */
export function quickBattleFrom(raw: unknown): QuickBattle {
  const stored = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const wordOrLot = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    deck: wordOrLot(stored.deck),
    enemyDeck: wordOrLot(stored.enemyDeck),
    battlefield: wordOrLot(stored.battlefield),
    side: SIDE_CHOICES.find((side) => side === stored.side) ?? DEFAULT_QUICK_BATTLE.side,
    opponent: PLAYER_NAMES.find((player) => player === stored.opponent) ?? DEFAULT_QUICK_BATTLE.opponent,
  };
}
