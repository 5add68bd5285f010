import type { ReasonedOrder } from '../fieldPlayer';
import type { Scene } from '../scene/scene';
import { formationToEstablish } from './establish';
import { formationToDisband, formationToMarch } from './hold';

/** What a side does with its formations before single units act: give one up, march, establish one. */
export function formationOrder(scene: Scene): ReasonedOrder | null {
  const { book, strategy, ignores, own } = scene;
  if (book.rules.formations === undefined || ignores.has('formations') || !strategy.maintainsFormations) return null;
  const disbanding = formationToDisband(scene);
  if (disbanding !== null) return disbanding;
  if (own.some(({ hasBegun, hasMoved }) => hasBegun || hasMoved)) return null;
  return formationToMarch(scene) ?? (strategy.formationLeadership ? formationToEstablish(scene) : null);
}
