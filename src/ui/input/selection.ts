import type { CardId } from '../../battle/card';
import type { Observation } from '../../battle/observe';
import type { Order } from '../../battle/orders';
import type { Position } from '../../battle/position';
import type { Side } from '../../battle/sides';
import type { UnitId } from '../../battle/unit';

/** What the person has taken in hand. */
export type Selection =
  | { readonly mode: 'idle' }
  | { readonly mode: 'cardChosen'; readonly index: number; readonly card: CardId }
  | { readonly mode: 'unitChosen'; readonly unit: UnitId };

/** What a press, a drop or a key meant: the input machine knows no pointers and no keys. */
export type Pressed =
  | { readonly type: 'cell'; readonly at: Position }
  | { readonly type: 'handCard'; readonly index: number }
  | { readonly type: 'castle'; readonly side: Side }
  | { readonly type: 'cancel' };

/** The next selection and, when the press completed one, an order. Whether it is legal is the engine's business. */
export interface Reaction {
  readonly selection: Selection;
  readonly order?: Order;
}

/** Each state of the machine is one function in a file of its own. */
export type InputState<Mode extends Selection['mode']> = (
  selection: Extract<Selection, { mode: Mode }>,
  pressed: Pressed,
  seen: Observation,
) => Reaction;

export const IDLE: Selection = { mode: 'idle' };
