import { lookUp } from '../../kernel/dispatch';
import type { FieldBook } from '../model/book';
import type { UnitKind } from '../model/unitKind';

/** Why a squad may not be mustered, in a sentence; null when it may. */
export function musterProblem({ rules, units }: FieldBook, squad: readonly string[]): string | null {
  const { credits, least, most } = rules.muster;
  if (squad.length < least || squad.length > most) return `a squad has ${least} to ${most} units, not ${squad.length}`;
  const unknown = squad.find((kind) => lookUp(units, kind) === undefined);
  if (unknown !== undefined) return `${rules.id} has no unit "${unknown}"`;
  const cost = squad.reduce((sum, kind) => sum + (lookUp(units, kind) as UnitKind).cost, 0);
  return cost > credits ? `the squad costs ${cost} credits of ${credits}` : null;
}
