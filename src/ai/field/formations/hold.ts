import { DIRECTIONS, STEPS } from '../../../core/geometry/direction';
import { isInside } from '../../../core/geometry/grid';
import type { ActiveFormation, StandingUnit } from '../../../skirmish/model/state';
import { judge } from '../../../skirmish/orders/table';
import type { ReasonedOrder } from '../fieldPlayer';
import { judgedBy } from '../plans/ways';
import { placeOfUnit } from '../positionScore/place';
import { positionScore } from '../positionScore/positionScore';
import type { Scene } from '../scene/scene';
import { THRESHOLDS } from '../weights';
import { type SuitabilityParts, suitabilityOf, terrainOf } from './suitability';

function membersOf({ own }: Scene, { members }: ActiveFormation): StandingUnit[] {
  return own.filter(({ id }) => members.some(({ unit }) => unit === id));
}

/** Suitability with integrity instead of composition: 0 to 100 in `total`. */
export function effectivenessOf(scene: Scene, formation: ActiveFormation): SuitabilityParts {
  const terrain = terrainOf(
    scene,
    membersOf(scene, formation).map(({ position }) => position),
  );
  return suitabilityOf(scene, formation.formation, 2 * formation.integrity - 100, terrain);
}

/** Document 000: a formation that isn't effective any more is given up. */
export function formationToDisband(scene: Scene): ReasonedOrder | null {
  for (const formation of scene.state.formations) {
    if (formation.side !== scene.side) continue;
    const parts = effectivenessOf(scene, formation);
    if (parts.total >= THRESHOLDS.effective) continue;
    const reason = {
      kind: 'disband',
      formation: formation.formation,
      because: 'formation_ineffective',
      parts,
    } as const;
    return { order: { type: 'disband', formation: formation.id }, reason };
  }
  return null;
}

/** The march that brings all members together to the best places. */
export function formationToMarch(scene: Scene): ReasonedOrder | null {
  let best: ReasonedOrder | null = null;
  let most: number = THRESHOLDS.leastMarch;
  for (const formation of scene.state.formations) {
    if (formation.side !== scene.side || formation.hasMarched) continue;
    for (const direction of DIRECTIONS) {
      for (let squares = 1; ; squares++) {
        const order = { type: 'march' as const, formation: formation.id, direction, squares };
        if (judge(judgedBy(scene), order) !== null) break;
        const step = STEPS[direction];
        const gain = gainOfMarch(scene, formation, step.x * squares, step.y * squares);
        if (gain < most || (gain === most && best !== null)) continue;
        most = gain;
        const anchor = { x: formation.anchor.x + step.x * squares, y: formation.anchor.y + step.y * squares };
        best = { order, reason: { kind: 'march', formation: formation.formation, anchor, gain } };
      }
    }
  }
  return best;
}

function gainOfMarch(scene: Scene, formation: ActiveFormation, dx: number, dy: number): number {
  return membersOf(scene, formation).reduce((sum, unit) => {
    const at = { x: unit.position.x + dx, y: unit.position.y + dy };
    if (!isInside(scene.survey, at.x, at.y)) return sum;
    const there = positionScore(scene, placeOfUnit(scene, unit, at)).total;
    return sum + there - positionScore(scene, placeOfUnit(scene, unit)).total;
  }, 0);
}
