import type { Entry } from '../core/arithmetic/ledger';
import type { CardId } from './card';
import type { Facing, Position } from './position';
import type { Side } from './sides';
import type { Ending, Winner } from './state';
import type { Unit, UnitId } from './unit';

/** Everything that can happen. A blow carries the arithmetic behind its number when somebody watches. */
export type BattleEvent =
  | { readonly type: 'turnBegan'; readonly side: Side; readonly round: number; readonly supply: number }
  | { readonly type: 'attrition'; readonly round: number; readonly loss: number }
  | { readonly type: 'cardDrawn'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'cardOverdrawn'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'deployed'; readonly unit: Unit }
  | {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly from: Position;
      readonly to: Position;
      readonly facing: Facing;
    }
  | {
      readonly type: 'struck';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly facing: Facing;
      readonly damage: number;
      readonly arithmetic: readonly Entry[];
    }
  | { readonly type: 'wounded'; readonly unit: UnitId; readonly health: number }
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
  | { readonly type: 'turnEnded'; readonly side: Side }
  | { readonly type: 'battleEnded'; readonly winner: Winner; readonly ending: Ending };
