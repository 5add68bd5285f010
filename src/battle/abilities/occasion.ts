import type { Arc } from '../../core/flanking/arcs';
import type { Fighter } from '../model/fighter';
import type { Facing, Position } from '../model/position';
import type { Aim } from './vocabulary';

/** The moment that an ability answers. */
export interface Occasion {
  readonly bearer: Fighter;
  readonly other: Fighter | null;
  /** Of a blow: what it was aimed at. */
  readonly aim: Aim | null;
  /** Of a blow at a card: where it came from in the end. */
  readonly angle: Arc | null;
  /** Of a blow: from the bearer to the other, before anybody was moved. Of a stratagem: towards the enemy castle. */
  readonly axis: Facing | null;
  /** A cell that the order named. */
  readonly named: Position | null;
  /** A counter-blow is worth at least this share, by the rule that everybody strikes back. */
  readonly leastShare: number;
}

/** A moment without a blow. */
export function occasion(bearer: Fighter, other: Fighter | null = null, named: Position | null = null): Occasion {
  return { bearer, other, aim: null, angle: null, axis: null, named, leastShare: 0 };
}

/** After a blow at a castle or a wall: there is no other card. */
export function strikeOccasion(bearer: Fighter, aim: Aim): Occasion {
  return { bearer, other: null, aim, angle: null, axis: null, named: null, leastShare: 0 };
}

/** After a blow at a card, for whoever struck it or was struck. */
export function blowOccasion(
  bearer: Fighter,
  other: Fighter,
  angle: Arc,
  axis: Facing,
  named: Position | null,
  leastShare: number,
): Occasion {
  return { bearer, other, aim: 'card', angle, axis, named, leastShare };
}

/** R12.3: a stratagem is played; its bearer is the voice. */
export function playOccasion(voice: Fighter, other: Fighter | null, axis: Facing, named: Position | null): Occasion {
  return { bearer: voice, other, aim: null, angle: null, axis, named, leastShare: 0 };
}
