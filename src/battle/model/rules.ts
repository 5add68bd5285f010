import type { ByCoverQuality } from '../../core/cover/quality';
import type { ArcPercents } from '../../core/flanking/arcs';
import type { SightRules } from '../../core/sight/sightRules';
import type { BySide } from '../../kernel/sides';
import type { ByType } from './combatType';
import type { Goal } from './goals';
import type { Column } from './position';

/** Every number of the card battle, read from `cards/rules/siege.json`. Percentages are whole numbers: 120 is ×1.2. */
export interface SiegeRules {
  readonly id: string;
  readonly castleHealth: number;
  /** Unit cards in a deck. */
  readonly deckSize: number;
  /** R1: how many stratagems a deck may hold beside its unit cards; none if left out. */
  readonly stratagemsPerDeck?: number;
  /** R12.1: how many stratagems a side may play in a turn; none if left out. */
  readonly stratagemsPerTurn?: number;
  readonly copiesPerCard: number;
  readonly factionsPerDeck: number;
  readonly openingHand: BySide<number>;
  /** R1: before the first round each side may once send cards of its hand back. */
  readonly mulligan: boolean;
  readonly handLimit: number;
  readonly drawPerTurn: number;
  /** Muster: one card more is drawn when the unit cards in hand are below this after the draw. */
  readonly musterBelow: number;
  readonly supply: SupplyRules;
  readonly unitsPerSide: number;
  readonly deployColumns: BySide<readonly Column[]>;
  readonly moveRange: ByType<number>;
  readonly attackColumns: ByType<number>;
  readonly castleColumns: ByType<readonly Column[]>;
  readonly zones: readonly [ZoneRules, ZoneRules, ZoneRules];
  /** Ruling 6: the right side reads the table from its own end. */
  readonly mirrorZones: boolean;
  /** Ruling 7: a zone's attack counts against the castle too. */
  readonly zonesAtCastle: boolean;
  /** R7: damage in percent by final angle. */
  readonly angles: ArcPercents;
  /** R7: so many cards of the attacker's side in the target's ring leave it no front. */
  readonly surroundedFrom: number;
  /** The formations of `cards/formations/` that count, first come first. */
  readonly formations: readonly string[];
  /** A blow never falls below this share of itself, whatever the defence. */
  readonly leastShare: number;
  readonly leastDamage: number;
  /** What is left of a blow at the castle when a defender stands in between. */
  readonly screen: number;
  /** What comes through to a card in cover, in percent, when a ranged or hybrid card strikes it. */
  readonly cover: ByCoverQuality<number>;
  readonly highGround: HighGroundRules;
  readonly hazardDamage: number;
  readonly sight: SightRules;
  /** The terrain of `cards/terrain/` that battlefields may use. */
  readonly terrain: readonly string[];
  readonly attrition: AttritionRules;
  readonly effects: EffectLimits;
  readonly optional: OptionalRules;
  /** R10: ways to win beside the castle; none if left out. */
  readonly goals?: readonly Goal[];
}

export interface HighGroundRules {
  readonly damage: number;
  /** How many columns away a melee card on it strikes. */
  readonly meleeColumns: number;
}

/** A guard against abilities that set each other off: what goes beyond it doesn't happen. */
export interface EffectLimits {
  readonly depth: number;
  /** Of one order. */
  readonly number: number;
}

/** Section 9: rules that are off unless a designer switches them on. */
export interface OptionalRules {
  /** A side with cards in so many columns without an enemy strikes harder. */
  readonly domination: boolean;
  readonly dominationColumns: number;
  readonly dominationAttack: number;
  /** A column held at the end of so many own turns running may be deployed to. */
  readonly zoneOwnership: boolean;
  readonly ownershipTurns: number;
  /** A formation that moves as one may march on or fall back in order. */
  readonly march: boolean;
  /** Whoever is hit from the front by an attacker so near strikes back. */
  readonly riposteForAll: boolean;
  readonly riposteShare: number;
  readonly riposteColumns: number;
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
