import { findFieldUnit } from '../../skirmish/model/state';
import { judge } from '../../skirmish/orders/table';
import type { FieldObservation } from '../../skirmish/view/observe';
import type { ReasonedOrder } from './fieldPlayer';
import { judgedBy } from './plans/ways';
import type { Scene } from './scene/scene';

const RECENT_ROUNDS = 2;

/** With no enemy in sight and one met lately, a unit that has an action to spare looks for it before anybody acts. */
export function scanOrder(scene: Scene, { met, field }: FieldObservation): ReasonedOrder | null {
  const { book, enemies, own } = scene;
  if (book.rules.fog?.scan !== true || enemies.length > 0 || own.some(({ hasBegun }) => hasBegun)) return null;
  const isRecent = Object.entries(met).some(
    ([id, { round }]) => round >= field.round - RECENT_ROUNDS && findFieldUnit(field, id)?.position !== null,
  );
  if (!isRecent) return null;
  const spare = book.rules.economy.movement === 'actions' ? 2 : 1;
  const [scanner] = own.filter(({ actions }) => actions >= spare).sort((a, b) => b.actions - a.actions);
  if (scanner === undefined) return null;
  const order = { type: 'scan' as const, unit: scanner.id };
  return judge(judgedBy(scene), order) === null ? { order, reason: { kind: 'scan', unit: scanner.id } } : null;
}
