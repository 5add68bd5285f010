import type { Arc } from '../../core/flanking/arcs';
import type { Facing, Position } from '../position';
import type { Unit } from '../unit';

/** The moment that an ability answers. */
export interface Occasion {
  readonly bearer: Unit;
  readonly other: Unit | null;
  /** Of a blow: where it came from in the end. */
  readonly angle: Arc | null;
  /** Of a blow: from the bearer to the other, before anybody was moved. */
  readonly axis: Facing | null;
  /** A cell that the order named. */
  readonly named: Position | null;
  /** A counter-blow is worth at least this share, by the rule that everybody strikes back. */
  readonly leastShare: number;
}

export function occasion(bearer: Unit, changes: Partial<Occasion> = {}): Occasion {
  return { bearer, other: null, angle: null, axis: null, named: null, leastShare: 0, ...changes };
}
