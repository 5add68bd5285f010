import type { Goal } from '../../battle/model/goals';
import type { SiegeRules } from '../../battle/model/rules';
import type { Unit } from '../../battle/model/unit';
import type { BySide } from '../../kernel/sides';
import type { DeckId, Named, Translations } from '../catalog';

/** From the first opponent to the last one: the levels of the opponents' room. */
export const CAMPAIGN_LEVELS = ['recruit', 'soldier', 'sergeant', 'captain', 'marshal', 'master'] as const;
export type CampaignLevel = (typeof CAMPAIGN_LEVELS)[number];

export const CAMPAIGN_STYLES = ['neutral', 'racer', 'builder', 'flanker', 'hoarder', 'keeper'] as const;
export type CampaignStyle = (typeof CAMPAIGN_STYLES)[number];

/** A win that also keeps this is worth a second honour. */
export type HonourTerm =
  | { readonly type: 'castle'; readonly least: number }
  | { readonly type: 'rounds'; readonly most: number };

export const ARMS_PARTS = ['field', 'device', 'border', 'banner', 'back'] as const;
export type ArmsPart = (typeof ARMS_PARTS)[number];

/** A piece of heraldry: looked at, never a strength. */
export interface ArmsPiece extends Named {
  readonly part: ArmsPart;
  /** The word of a colour, or the name of an icon. */
  readonly value: string;
}

export interface CampaignWords extends Named {
  readonly story: string;
  readonly twist: string;
  readonly twistText: string;
  readonly piece: string;
}

/** A battle of the campaign: everything by which it begins but the seed and whose deck the person brings. */
export interface CampaignBattle extends Named {
  readonly id: string;
  readonly number: number;
  readonly story: string;
  readonly twist: Named & { readonly text: string };
  /** Where it lies on the map, of 1000 across and 780 down. */
  readonly place: readonly [number, number];
  readonly level: CampaignLevel;
  readonly style: CampaignStyle;
  /** The person is Left; what they bring unless they choose another. */
  readonly decks: BySide<DeckId>;
  readonly battlefield: string;
  /** Null where nothing differs from the rules. */
  readonly rules: SiegeRules | null;
  readonly goals: readonly Goal[];
  /** Null where they are as the rules say. */
  readonly castles: BySide<number> | null;
  readonly units: readonly Unit[];
  readonly honour: HonourTerm;
  readonly arms: ArmsPiece;
  readonly translations: Translations<CampaignWords>;
}
