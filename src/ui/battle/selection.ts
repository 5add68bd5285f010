import type { CardId } from '../../battle/model/card';
import type { Order, PlayOrder } from '../../battle/model/orders';
import type { Position } from '../../battle/model/position';
import type { UnitId } from '../../battle/model/unit';
import type { Side } from '../../kernel/sides';
import type { SeenTable } from '../../store/view/stratagemSelectors';
import type * as machine from '../input/machine';

/** What the person has taken in hand. */
export type Selection =
  | { readonly mode: 'idle' }
  | { readonly mode: 'cardChosen'; readonly index: number; readonly card: CardId }
  | { readonly mode: 'unitChosen'; readonly unit: UnitId }
  /** Before the first round: the places in the hand of the cards that are to go back. */
  | { readonly mode: 'returning'; readonly indices: readonly number[] }
  | { readonly mode: 'stratagemChosen'; readonly index: number; readonly card: CardId }
  /** The stratagem has its target and asks for a second cell. */
  | { readonly mode: 'secondAsked'; readonly index: number; readonly card: CardId; readonly first: PlayOrder }
  /** The card changes a cell next to it when it is deployed: which one, or none. */
  | { readonly mode: 'cellAsked'; readonly index: number; readonly card: CardId; readonly at: Position }
  /** The blow moves its target to a cell: which one, or none. */
  | { readonly mode: 'slideAsked'; readonly unit: UnitId; readonly target: UnitId };

/** What a press, a drop or a key meant: the input machine knows no pointers and no keys. */
export type Pressed =
  /** Something that is carried there and `dropped` is meant for the place: an own unit on it is not taken up. */
  | { readonly type: 'cell'; readonly at: Position; readonly dropped?: true }
  | { readonly type: 'handCard'; readonly index: number }
  | { readonly type: 'castle'; readonly side: Side }
  | { readonly type: 'brace' }
  | { readonly type: 'march'; readonly to: number }
  /** The hand is settled; none of the cells that are asked for; a stratagem without a target. */
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' };

/** What the card battle says to the input machine. */
export interface BattleInput {
  readonly selection: Selection;
  readonly pressed: Pressed;
  readonly seen: SeenTable;
  readonly order: Order;
}

export type Reaction = machine.Reaction<BattleInput>;
export type InputState<Mode extends Selection['mode']> = machine.InputState<BattleInput, Mode>;

export const IDLE: Selection = { mode: 'idle' };
