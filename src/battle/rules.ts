import type { ByType } from './combatType';
import type { Column } from './position';
import type { BySide } from './sides';

/** Every number of the card battle, read from `cards/rules/siege.json`. Percentages are whole numbers: 120 is ×1.2. */
export interface SiegeRules {
  readonly id: string;
  readonly castleHealth: number;
  readonly deckSize: number;
  readonly copiesPerCard: number;
  readonly factionsPerDeck: number;
  readonly openingHand: BySide<number>;
  readonly handLimit: number;
  readonly drawPerTurn: number;
  /** Muster: one card more is drawn when the hand is below this after the draw. */
  readonly musterBelow: number;
  readonly supply: SupplyRules;
  readonly unitsPerSide: number;
  readonly deployColumns: BySide<readonly Column[]>;
  readonly moveRange: ByType<number>;
  readonly attackColumns: ByType<number>;
  readonly castleColumns: ByType<readonly Column[]>;
  readonly zones: readonly [ZoneRules, ZoneRules, ZoneRules];
  /** A blow never falls below this share of itself, whatever the defence. */
  readonly leastShare: number;
  readonly leastDamage: number;
  /** What is left of a blow at the castle when a defender stands in between. */
  readonly screen: number;
  readonly attrition: AttritionRules;
}

export interface SupplyRules {
  readonly base: number;
  readonly perRound: number;
  readonly cap: number;
  readonly secondBonus: number;
  readonly secondBonusRounds: number;
}

export interface ZoneRules {
  readonly id: ZoneId;
  readonly attack: ByType<number>;
  readonly defense: number;
}

/** "Wing" and not "flank": flank means only the tactical fact. */
export const ZONE_IDS = ['left-wing', 'center', 'right-wing'] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

export interface AttritionRules {
  readonly fromRound: number;
  readonly step: number;
}
