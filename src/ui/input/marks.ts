import type { Order } from '../../battle/orders';
import type { Position } from '../../battle/position';
import type { UnitId } from '../../battle/unit';
import type { ForecastOrder } from '../../store/selectors';
import { type Outcome, outcomeOf } from './outcome';
import type { Selection } from './selection';

/** What can be done with the selection, for the board to light up. */
export interface Marks {
  readonly deploy: ReadonlySet<string>;
  readonly move: ReadonlySet<string>;
  readonly strike: ReadonlyMap<UnitId, Outcome>;
  readonly castle: Outcome | null;
}

export function cellKey({ row, col }: Position): string {
  return `${row}-${col}`;
}

export function marksFor(selection: Selection, legal: readonly Order[], blows: readonly ForecastOrder[]): Marks {
  const deploy = new Set<string>();
  const move = new Set<string>();
  for (const order of legal) {
    if (order.type === 'deploy' && selection.mode === 'cardChosen' && order.card === selection.card) {
      deploy.add(cellKey(order.at));
    }
    if (order.type === 'move' && selection.mode === 'unitChosen' && order.unit === selection.unit) {
      move.add(cellKey(order.to));
    }
  }
  const outcomes = blows
    .map(outcomeOf)
    .filter((outcome) => selection.mode === 'unitChosen' && outcome?.attacker === selection.unit);
  const strike = new Map<UnitId, Outcome>();
  let castle: Outcome | null = null;
  for (const outcome of outcomes) {
    if (outcome === null) continue;
    if (outcome.target === null) castle = outcome;
    else strike.set(outcome.target, outcome);
  }
  return { deploy, move, strike, castle };
}
