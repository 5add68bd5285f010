import type { Goal } from '../../battle/model/goals';
import type { SiegeRules } from '../../battle/model/rules';
import type { Unit } from '../../battle/model/unit';
import type { BySide } from '../../kernel/sides';
import type { DeckId, Named, Translations } from '../catalog';
import type { ArmsPiece } from './arms';

/** From the first opponent to the last one: the levels of the opponents' room. */
export const CAMPAIGN_LEVELS = ['recruit', 'soldier', 'sergeant', 'captain', 'marshal', 'master'] as const;
export type CampaignLevel = (typeof CAMPAIGN_LEVELS)[number];

export const CAMPAIGN_STYLES = ['neutral', 'racer', 'builder', 'flanker', 'hoarder', 'keeper'] as const;
export type CampaignStyle = (typeof CAMPAIGN_STYLES)[number];

/** A win that also keeps this is worth a second honour. */
export type HonourTerm =
  | { readonly type: 'castle'; readonly least: number }
  | { readonly type: 'rounds'; readonly most: number };

export interface CampaignWords extends Named {
  readonly story: string;
  readonly twist: string;
  readonly twistText: string;
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
  /** The piece of the arms that a win brings: looked at, never a strength. */
  readonly arms: ArmsPiece;
  readonly translations: Translations<CampaignWords>;
}
