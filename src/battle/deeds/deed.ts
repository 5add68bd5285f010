import type { Arc } from '../../core/flanking/arcs';
import type { CardId } from '../model/card';
import type { Position } from '../model/position';
import type { UnitId } from '../model/unit';

/** A card of a deed, and what it takes to tell it from others of its name. */
export interface Who {
  readonly unit: UnitId;
  readonly card: CardId;
  /** Where it stood when the turn began, or where it came in, if its side has another one of that name. */
  readonly at: Position | null;
  /** Whose it is, seen by the side whose turn it is, if the other side has one of that name. */
  readonly of: 'own' | 'enemy' | null;
}

/** What a turn does for the side that plays it. Rows are counted from 0; `by` is a card of the enemy's. */
export type Gain =
  | { readonly kind: 'wins' }
  /** Nothing is done at all. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'fells'; readonly whom: Who }
  | { readonly kind: 'strikesCastle'; readonly damage: number }
  /** All that blows and their effects take from an enemy card that stays. The angle is that of its last blow. */
  | { readonly kind: 'wounds'; readonly whom: Who; readonly damage: number; readonly arc: Arc }
  /** No card screens the enemy castle there any more. */
  | { readonly kind: 'opensRow'; readonly row: number }
  /** The own castle is screened there, and wasn't. */
  | { readonly kind: 'screensRow'; readonly row: number }
  /** That enemy card could have felled this one with its first orders, and can't any more. */
  | { readonly kind: 'saves'; readonly whom: Who; readonly by: Who }
  /** What that enemy card could do to this one with its first orders, before and now. */
  | { readonly kind: 'shields'; readonly whom: Who; readonly by: Who; readonly from: number; readonly to: number }
  /** The hardest blow at one’s own castle by one enemy card, before and now. */
  | { readonly kind: 'shieldsCastle'; readonly from: number; readonly to: number }
  | { readonly kind: 'forms'; readonly whom: Who; readonly formation: string }
  | { readonly kind: 'heals'; readonly whom: Who; readonly amount: number }
  | { readonly kind: 'brings'; readonly whom: Who; readonly to: Position }
  | { readonly kind: 'moves'; readonly whom: Who; readonly to: Position }
  | { readonly kind: 'braces'; readonly whom: Who };

/** What it costs. */
export type Price =
  | { readonly kind: 'loses'; readonly whom: Who }
  | { readonly kind: 'risks'; readonly whom: Who; readonly by: Who }
  /** What that enemy card could do to this one with its first orders, which is more than before. */
  | {
      readonly kind: 'exposes';
      readonly whom: Who;
      readonly by: Who;
      readonly damage: number;
      readonly more: number;
      readonly arc: Arc | null;
      /** The blow comes from where the attacker stands already, and its angle is due to where the card faces. */
      readonly isTurned: boolean;
    }
  | { readonly kind: 'exposesCastle'; readonly from: number; readonly to: number }
  | { readonly kind: 'unscreensRow'; readonly row: number };

export type Deed = Gain | Price;

const PRICES: ReadonlySet<Deed['kind']> = new Set<Price['kind']>([
  'loses',
  'risks',
  'exposes',
  'exposesCastle',
  'unscreensRow',
]);

export function isPrice(deed: Deed): deed is Price {
  return PRICES.has(deed.kind);
}

/** Two turns have a deed in common when it says the same of both, by whatever words its cards are told from others. */
export function keyOfDeed(deed: Deed): string {
  return JSON.stringify(deed, (name, value) => (CARDS_OF_A_DEED.has(name) ? (value as Who).unit : value));
}

const CARDS_OF_A_DEED: ReadonlySet<string> = new Set(['whom', 'by']);
