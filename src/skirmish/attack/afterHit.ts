import type { Position } from '../../core/geometry/position';
import { chebyshev, inReadingOrder } from '../../core/geometry/position';
import { isCovered } from '../ground/fieldSurvey';
import { effectValue } from '../model/maneuver';
import { rollPercent, type SkirmishPlay } from '../model/play';
import { isStandingUnit, mustFindUnit } from '../model/state';
import { forceUnit } from '../movement/force';
import type { AttackContext } from './attackContext';
import type { Blow } from './blow';
import { hurt } from './hurt';

/** What a hit does besides its damage: the burst of its weapon, then forced movement of a living target. */
export function afterHit(play: SkirmishPlay, context: AttackContext, blow: Blow, from: Position, at: Position): void {
  burst(play, context, at);
  if (context.isReaction || mustFindUnit(play.state, context.target.id).position === null) return;
  push(play, context, blow, from);
}

/** Everybody else around, friend and foe. */
function burst(play: SkirmishPlay, { weapon, target }: AttackContext, at: Position): void {
  const part = weapon.weapon.burst;
  if (part === undefined) return;
  const hit = play.state.units
    .filter(isStandingUnit)
    .filter(({ id, position }) => id !== target.id && isCovered({ ...part, at }, position))
    .sort((a, b) => inReadingOrder(a.position, b.position));
  for (const { id } of hit) hurt(play, id, part.damage, 'burst');
}

function push(play: SkirmishPlay, { weapon, target, maneuver }: AttackContext, { damage }: Blow, from: Position): void {
  const onHit = maneuver?.type === 'grapple_move' ? undefined : weapon.weapon.onHit;
  const now = mustFindUnit(play.state, target.id).position;
  if (onHit !== undefined && now !== null && (onHit.move === 'push' || chebyshev(from, now) > 1)) {
    forceUnit(play, target.id, onHit.move, from, onHit.squares);
  }
  const knockback = effectValue(maneuver, 'knockback');
  if (knockback > 0 && damage > 0 && rollPercent(play, knockback)) forceUnit(play, target.id, 'push', from, 1);
  const pushed = effectValue(maneuver, 'push');
  if (pushed > 0) forceUnit(play, target.id, 'push', from, pushed);
}
