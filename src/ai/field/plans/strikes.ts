import { arcFrom } from '../../../core/flanking/arcs';
import { isSamePosition } from '../../../core/geometry/position';
import {
  type AttackManner,
  attackContext,
  attackDistance,
  PLAIN_ATTACK,
  rangeFrom,
  weaponFor,
} from '../../../skirmish/attack/attackContext';
import { attackOdds } from '../../../skirmish/attack/odds';
import { facingTowards } from '../../../skirmish/model/facing';
import type { AttackOdds } from '../../../skirmish/model/odds';
import { profileOf, statOf } from '../../../skirmish/model/profile';
import type { StandingUnit } from '../../../skirmish/model/state';
import { isClear } from '../../../skirmish/sight/sightTable';
import { placeOfUnit } from '../positionScore/place';
import { positionScore } from '../positionScore/positionScore';
import type { Scene } from '../scene/scene';
import { burstGain } from './burst';
import type { Deed, UnitPlan } from './plan';
import type { Way } from './ways';
import { attackGain, placeWeight, shareOf } from './worth';

/** Whether a unit has an attack left that it may still make after going this way. */
function mayStrike({ book }: Scene, unit: StandingUnit, way: Way): boolean {
  const { isStationary } = profileOf(book, unit.kind);
  return way.actions > 0 && !(isStationary && (unit.hasMoved || way.order !== null));
}

export function isHarmless({ book }: Scene, unit: StandingUnit): boolean {
  const { attack } = book.rules;
  return attack.kind === 'fixed' && statOf(profileOf(book, unit.kind).kind, attack.stat) <= 0;
}

/** Range and line alone; cover that forbids a shot is asked when a plan is chosen. */
export function isInReach({ book, state }: Scene, unit: StandingUnit, from: Way['at'], target: StandingUnit): boolean {
  if (isSamePosition(from, target.position)) return false;
  const weapon = weaponFor(profileOf(book, unit.kind), from, target.position);
  const distance = attackDistance(book, from, target.position);
  return (
    distance >= weapon.minimum &&
    distance <= rangeFrom(book, state, weapon, from, target.position) &&
    isClear(book, state.ground, from, target.position)
  );
}

/** An attack at every known enemy, from the best placed of the cells from which it can be struck. */
export function strikesOf(scene: Scene, unit: StandingUnit, ways: readonly Way[], here: number): UnitPlan[] {
  if (unit.attacks < 1 || isHarmless(scene, unit)) return [];
  const open = ways.filter((way) => mayStrike(scene, unit, way));
  return scene.enemies.flatMap((target) =>
    open
      .filter(({ at }) => isInReach(scene, unit, at, target))
      .sort((a, b) => b.position.total - b.losses - (a.position.total - a.losses))
      .slice(0, scene.budget.cellsPerTarget)
      .map((way) => {
        const attack = { type: 'attack' as const, unit: unit.id, target: target.id };
        const orders = way.order === null ? [attack] : [way.order, attack];
        return strikePlan(scene, unit, way, target, here, { manner: PLAIN_ATTACK, orders, percent: 100 });
      }),
  );
}

export interface Striking {
  readonly manner: AttackManner;
  readonly orders: UnitPlan['orders'];
  /** A preferred maneuver counts for more. */
  readonly percent: number;
}

export function strikePlan(
  scene: Scene,
  unit: StandingUnit,
  way: Way,
  target: StandingUnit,
  here: number,
  { manner, orders, percent }: Striking,
): UnitPlan {
  const { noticed, state } = scene;
  const attacker = { ...unit, position: way.at, facing: way.facing };
  const odds = attackOdds(attackContext(noticed, state, attacker, target, manner));
  const gain = ((attackGain(scene, target, odds) + burstGain(scene, attacker, target, odds)) * percent) / 100;
  const rules = noticed.rules.facing;
  const facing = rules === undefined ? way.facing : facingTowards(rules, way.at, target.position);
  const position =
    facing === way.facing ? way.position : positionScore(scene, placeOfUnit(scene, unit, way.at, facing));
  return {
    unit: unit.id,
    orders,
    isActing: true,
    deed: strikeDeed(scene, attacker, target, odds, manner),
    at: way.at,
    facing,
    stance: unit.stance,
    position,
    gain,
    losses: way.losses,
    score: gain + placeWeight(scene) * (position.total - here) - way.losses,
  };
}

function strikeDeed(
  { book }: Scene,
  { position: from }: StandingUnit,
  target: StandingUnit,
  odds: AttackOdds,
  { maneuver }: AttackManner,
): Deed {
  const { x, y } = target.position;
  return {
    kind: 'strike',
    target: target.id,
    targetKind: target.kind,
    arc: book.rules.facing === undefined ? null : arcFrom(target.facing, from.x - x, from.y - y),
    chance: 100 * shareOf(odds.chance),
    killChance: 100 * shareOf(odds.kill),
    damage: odds.damage,
    share: (100 * Math.min(target.health, (odds.damage[0] + odds.damage[1]) / 2)) / target.health,
    modifiers: odds.modifiers.map(({ source }) => source),
    maneuver: maneuver?.id ?? null,
  };
}
