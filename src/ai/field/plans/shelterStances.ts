import { isInRing } from '../../../core/geometry/grid';
import { profileOf } from '../../../skirmish/model/profile';
import { STANCES, type Stance } from '../../../skirmish/model/rules';
import type { StandingUnit } from '../../../skirmish/model/state';
import type { PositionScore } from '../positionScore/positionScore';
import { plainBlow } from '../scene/plainBlow';
import { cellOf, type Scene } from '../scene/scene';
import type { UnitPlan } from './plan';
import { mayTakeStance } from './stances';
import { worthOfHarm } from './worth';

/** Not every enemy strikes the same unit. */
const SHARE = 0.5;

/** Lying down or hiding where the unit stands, for what it saves until the next turn. */
export function shelterPlansOf(scene: Scene, unit: StandingUnit, position: PositionScore): UnitPlan[] {
  if (!scene.budget.hasMovingManeuvers || !mayTakeStance(scene, unit)) return [];
  return shelteringStances(scene, unit).map((stance) => {
    const gain = harmUntilNextTurn(scene, unit, unit.stance) - harmUntilNextTurn(scene, unit, stance);
    return {
      unit: unit.id,
      orders: [{ type: 'stance', unit: unit.id, stance }],
      isActing: false,
      deed: { kind: 'stance', stance },
      at: unit.position,
      facing: unit.facing,
      stance,
      position,
      gain,
      losses: 0,
      score: gain,
    };
  });
}

function shelteringStances({ book }: Scene, unit: StandingUnit): Stance[] {
  return STANCES.filter((stance) => {
    const effect = book.rules.stances?.[stance];
    return stance !== unit.stance && ((effect?.coverLevels ?? 0) > 0 || effect?.hides === true);
  });
}

/** By everybody who could strike the unit where it stands; at a hidden one only who finds it in the ring. */
function harmUntilNextTurn(scene: Scene, unit: StandingUnit, stance: Stance): number {
  const { book, noticed, enemies } = scene;
  const hides = book.rules.stances?.[stance]?.hides === true && !unit.hasAttacked;
  const isFound = enemies.some(({ position }) => isInRing(position, unit.position));
  const cell = cellOf(scene, unit.position);
  const struck = { ...unit, stance };
  return scene.reaches().reduce((sum, { enemy, from }) => {
    const isUnseen = hides && !isFound && !profileOf(book, enemy.kind).weapon.isMelee;
    if (from[cell] === 0 || isUnseen) return sum;
    const damage = plainBlow(noticed, enemy, struck, 'front');
    return sum + SHARE * worthOfHarm(scene, unit, damage, damage >= unit.health ? 1 : 0);
  }, 0);
}
