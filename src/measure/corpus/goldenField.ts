import { createFieldPlayer } from '../../ai/field/createFieldPlayer';
import type { FieldCatalog } from '../../content/field/catalog';
import { fieldBookOf } from '../../content/field/fieldBookOf';
import { packedField } from '../../content/packed/packedField';
import { packBattle } from '../../content/packed/packedText';
import { stableHash } from '../../kernel/hash';
import { bySide } from '../../kernel/sides';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { mindOf, playFieldMatch } from '../field/playFieldMatch';
import { type Golden, nth } from './goldenBattle';

/** The `index`-th golden battle on the open field: rule sets, maps, levels and strategies take turns. */
export function goldenField(
  catalog: FieldCatalog,
  index: number,
  level = nth(Object.values(catalog.levels), index),
): Golden {
  const book = fieldBookOf(catalog, nth(Object.keys(catalog.rules), index));
  if (!book.ok) throw new Error(book.refusal.message);
  const { rules, maps } = book.value;
  const seed = 2000 + index;
  const strategies = Object.values(catalog.strategies);
  const [left, right] = [nth(strategies, index), nth(strategies, index * 5 + 1)];
  const strategy = { left, right };
  const { preset } = rules.muster;
  const start = {
    type: 'match' as const,
    seed,
    squads: { left: preset, right: preset },
    map: nth(Object.keys(maps), index * 7),
  };
  const engine = skirmishEngineFor(book.value);
  const orders: SkirmishOrder[] = [];
  const minds = bySide((side) =>
    mindOf(engine, createFieldPlayer(book.value, { level, strategy: strategy[side], seed })),
  );
  const end = playFieldMatch(engine, minds, start, (_, order) => orders.push(order));
  const record = { rules: stableHash(book.value), start, orders };
  const seats = bySide((side) => `${level.id}-${strategy[side].id}`);
  return { packed: packBattle('field', packedField, book.value, { record, seats }), final: stableHash(end) };
}
