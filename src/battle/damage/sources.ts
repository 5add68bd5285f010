import type { Entry } from '../../core/arithmetic/entry';
import type { Modifier, ROUNDING } from '../../core/arithmetic/modifiers';
import type { Arc } from '../../core/flanking/arcs';
import type { ZoneId } from '../model/rules';
import type { Angle } from './angle';

/** What takes part in the arithmetic. The words room has a name for each; abilities and formations bring their own. */
export type Source =
  | 'attack'
  | 'defense'
  | ZoneId
  | Arc
  | 'pincer'
  | 'surrounded'
  | 'cover-partial'
  | 'cover-good'
  | 'cover-excellent'
  | 'high-ground'
  | 'screen'
  | 'turn-bonus'
  | 'domination'
  | 'counter'
  | 'least-share'
  | 'least-damage'
  | typeof ROUNDING;

/** A number and, for whoever watches, the steps that lead to it. */
export interface Reckoning {
  readonly damage: number;
  readonly arithmetic: readonly Entry[];
}

export interface CardReckoning extends Reckoning {
  readonly angle: Angle;
}

export function from(source: Source, value: number): Modifier {
  return { source, value };
}
