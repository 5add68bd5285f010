import type { Entry } from '../../core/arithmetic/entry';
import type { Arc } from '../../core/flanking/arcs';
import type { Stream } from '../../kernel/chance';
import type { Side } from '../../kernel/sides';
import type { ForcedMoveKind, Readying } from '../abilities/vocabulary';
import type { TerrainId } from './book';
import type { CardId } from './card';
import type { Grant } from './grant';
import type { Facing, Position } from './position';
import type { Ending, Winner } from './state';
import type { Unit, UnitId } from './unit';

/** What lies behind a final angle: the facing alone, a pincer, being surrounded, or an ability. */
export const ANGLE_REASONS = ['facing', 'pincer', 'surrounded', 'ability'] as const;
export type AngleReason = (typeof ANGLE_REASONS)[number];

/** A blow at a card: its number, the arithmetic behind it when somebody watches, and the final angle. */
interface Blow {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly damage: number;
  readonly arithmetic: readonly Entry[];
  readonly angle: Arc;
  readonly angleReason: AngleReason;
}

/** By whom and by which ability something was done; by a stratagem both are its card's id. */
interface Doing {
  readonly by: UnitId;
  readonly ability: string;
}

/** Everything that can happen. */
export type BattleEvent =
  /** R1: cards went back into the deck, which was shuffled. Deck and stream are nobody's to see. */
  | {
      readonly type: 'mulliganed';
      readonly side: Side;
      readonly returned: readonly CardId[];
      readonly hand: readonly CardId[];
      readonly deck: readonly CardId[];
      readonly chance: Stream;
    }
  | { readonly type: 'turnBegan'; readonly side: Side; readonly round: number; readonly supply: number }
  | { readonly type: 'attrition'; readonly round: number; readonly loss: number }
  | { readonly type: 'cardDrawn'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'cardOverdrawn'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'deployed'; readonly unit: Unit }
  /** R12: a stratagem leaves the hand for the discard, face up. */
  | {
      readonly type: 'played';
      readonly side: Side;
      readonly card: CardId;
      readonly cost: number;
      /** Where its voice stands: on the target, in the middle of a line, in the centre. */
      readonly at: Position;
      /** The second cell that the order named. */
      readonly to: Position | null;
      /** The card that it is aimed at, if it is aimed at a card. */
      readonly target: UnitId | null;
    }
  | {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly from: Position;
      readonly to: Position;
      readonly facing: Facing;
      /** It left a formation that marches as one. */
      readonly strayed: boolean;
    }
  | ({ readonly type: 'struck'; readonly facing: Facing } & Blow)
  /** A counter-blow: by an ability, or by the rule that everybody strikes back (`ability` is null). */
  | ({ readonly type: 'countered'; readonly ability: string | null } & Blow)
  | {
      readonly type: 'cellStruck';
      readonly unit: UnitId;
      readonly at: Position;
      readonly facing: Facing;
      readonly damage: number;
      /** What is left of the wall; at 0 it is gone and `terrain` is what lies there now. */
      readonly health: number;
      readonly terrain: TerrainId;
      readonly arithmetic: readonly Entry[];
    }
  /** What a blow left of a card. */
  | { readonly type: 'wounded'; readonly unit: UnitId; readonly health: number }
  | { readonly type: 'burned'; readonly unit: UnitId; readonly damage: number; readonly health: number }
  | ({ readonly type: 'hurt'; readonly unit: UnitId; readonly damage: number; readonly health: number } & Doing)
  | ({ readonly type: 'healed'; readonly unit: UnitId; readonly amount: number; readonly health: number } & Doing)
  | ({ readonly type: 'emboldened'; readonly unit: UnitId; readonly amount: number } & Doing)
  | ({ readonly type: 'readied'; readonly unit: UnitId; readonly what: Readying } & Doing)
  | ({ readonly type: 'granted'; readonly unit: UnitId; readonly grant: Grant } & Doing)
  | ({ readonly type: 'turned'; readonly unit: UnitId; readonly facing: Facing } & Doing)
  | ({ readonly type: 'swapped'; readonly unit: UnitId; readonly with: UnitId } & Doing)
  | ({ readonly type: 'recalled'; readonly unit: UnitId; readonly card: CardId; readonly side: Side } & Doing)
  | ({
      readonly type: 'shoved';
      readonly unit: UnitId;
      readonly kind: ForcedMoveKind;
      readonly from: Position;
      readonly to: Position;
    } & Doing)
  | ({
      readonly type: 'groundChanged';
      readonly at: Position;
      readonly from: TerrainId;
      readonly to: TerrainId;
      /** The wall's health; null when the change stays for good. */
      readonly health: number | null;
    } & Doing)
  | { readonly type: 'concealed'; readonly unit: UnitId; readonly ability: string }
  | { readonly type: 'braced'; readonly unit: UnitId }
  | { readonly type: 'fell'; readonly unit: UnitId; readonly card: CardId; readonly side: Side }
  | {
      readonly type: 'castleStruck';
      readonly unit: UnitId;
      readonly castle: Side;
      readonly facing: Facing;
      readonly damage: number;
      readonly health: number;
      readonly arithmetic: readonly Entry[];
    }
  /** Optional rule: for how many own turns running a side has held each column. */
  | { readonly type: 'columnsHeld'; readonly side: Side; readonly turns: readonly number[] }
  /** The rules' limit on triggered effects was reached: the rest of this order's effects didn't happen. */
  | { readonly type: 'effectsCut'; readonly limit: number }
  | { readonly type: 'turnEnded'; readonly side: Side }
  | { readonly type: 'battleEnded'; readonly winner: Winner; readonly ending: Ending };
