import type { Position } from '../../../core/geometry/position';
import { attackDistance } from '../../../skirmish/attack/attackContext';
import { profileOf } from '../../../skirmish/model/profile';
import type { FieldGround, StandingUnit } from '../../../skirmish/model/state';
import { isClear } from '../../../skirmish/sight/sightTable';
import { plainBlow } from '../scene/plainBlow';
import type { Scene } from '../scene/scene';
import { worthOfHarm } from './worth';

/** Not everybody who can be shot is shot. */
const SHARE = 0.5;

/** What changed ground saves: shots of the enemy that lose their line, less the own ones. */
export function shelterGain(scene: Scene, ground: FieldGround, mover: StandingUnit): number {
  const { own, enemies } = scene;
  const allies = own.map((unit) => (unit.id === mover.id ? mover : unit));
  return SHARE * (lostShots(scene, ground, enemies, allies) - lostShots(scene, ground, allies, enemies));
}

/** The worth of the best shot that each shooter loses. */
function lostShots(
  scene: Scene,
  ground: FieldGround,
  shooters: readonly StandingUnit[],
  targets: readonly StandingUnit[],
): number {
  return shooters
    .filter(({ kind }) => !profileOf(scene.book, kind).weapon.isMelee)
    .reduce((sum, shooter) => {
      const best = (on: FieldGround) =>
        Math.max(
          0,
          ...targets.map((target) => (canShoot(scene, on, shooter, target) ? worth(scene, shooter, target) : 0)),
        );
      return sum + best(scene.state.ground) - best(ground);
    }, 0);
}

function canShoot(
  { book }: Scene,
  ground: FieldGround,
  { kind, position }: StandingUnit,
  target: StandingUnit,
): boolean {
  const { maximum } = profileOf(book, kind).weapon;
  return attackDistance(book, position, target.position) <= maximum && isClear(book, ground, position, target.position);
}

function worth(scene: Scene, shooter: StandingUnit, target: StandingUnit): number {
  const damage = plainBlow(scene.noticed, shooter, target, 'front');
  return worthOfHarm(scene, target, damage, damage >= target.health ? 1 : 0);
}

/** Where something that shelters could lie: around those who could be shot, and around those who shoot. */
export function isWorthSheltering({ book, enemies }: Scene): boolean {
  return enemies.some(({ kind }) => !profileOf(book, kind).weapon.isMelee);
}

export function placesToObscure({ own, enemies }: Scene): readonly Position[] {
  return [...own, ...enemies].map(({ position }) => position);
}
