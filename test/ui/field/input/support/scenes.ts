import type { SkirmishOrder } from '../../../../../src/skirmish/model/orders';
import type { SkirmishState } from '../../../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../../../src/skirmish/SkirmishEngine';
import { sideToOrder } from '../../../../../src/skirmish/turn/sideToOrder';
import type { FieldScene } from '../../../../../src/ui/field/input/selection';
import { sharedBattle } from '../../../../skirmish/support/battles';
import { fieldBook, type RuleSetId } from '../../../../skirmish/support/books';

/** A position as the side to order sees it, and what it may order. */
export interface Scene {
  readonly scene: FieldScene;
  readonly legal: readonly SkirmishOrder[];
}

export function sceneOf(rules: RuleSetId, state: SkirmishState): Scene {
  const book = fieldBook(rules);
  const engine = skirmishEngineFor(book);
  const side = sideToOrder(state);
  return { scene: { book, seen: engine.observe(state, side) }, legal: engine.legalOrders(state, side) };
}

/** Of a seeded battle: its deployment, so many positions spread over it, and every one in which something rare is legal. */
export function scenesOf(rules: RuleSetId, count: number): readonly Scene[] {
  const moments = sharedBattle(skirmishEngineFor(fieldBook(rules)));
  const every = Math.max(1, Math.floor(moments.length / count));
  const seen = new Set<string>();
  return moments.flatMap(({ before, legal }, index) => {
    const kinds = legal.map((order) => (order.type === 'maneuver' ? order.maneuver : order.type));
    const isRare = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isRare || index % every === 0 ? [sceneOf(rules, before)] : [];
  });
}
