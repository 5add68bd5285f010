import type { Game } from '../../../src/kernel/game';

/** The smallest game that has everything: a pile that is raised or halved and never goes above ten. */
export interface Pile {
  height: number;
}

export type PileOrder = { readonly type: 'raise'; readonly by: number } | { readonly type: 'halve' };
export type PileEvent = { readonly type: 'raised'; readonly by: number } | { readonly type: 'noted' };

export const PILE: Game<null, Pile, PileOrder, PileEvent, string> = {
  book: null,
  whyIllegal: ({ height }, order) => (order.type === 'raise' && height + order.by > 10 ? 'too high' : null),
  run: ({ state, events, emit }, order) => {
    if (order.type === 'raise') for (let step = 0; step < order.by; step++) emit({ type: 'raised', by: 1 });
    else emit({ type: 'raised', by: -Math.floor(state.height / 2) });
    events.push({ type: 'noted' });
  },
  apply: (state, event) => {
    if (event.type === 'raised') state.height += event.by;
  },
  clone: ({ height }) => ({ height }),
};
