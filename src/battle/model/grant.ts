import type { Side } from '../../kernel/sides';
import type { AbilityUse } from '../abilities/vocabulary';

/** R12.6: a keyword that a card has for a while, as if it were printed. Everybody sees it. */
export interface Grant extends AbilityUse {
  /** With this turn, or when this side begins its next turn. */
  readonly ends: 'turn' | Side;
}

export const NO_GRANTS: readonly Grant[] = Object.freeze([]);

/** Tells lists of grants apart. */
export function grantsKey(grants: readonly Grant[]): string {
  return grants.map(({ id, value, ends }) => `${id} ${value ?? ''} ${ends}`).join(',');
}
