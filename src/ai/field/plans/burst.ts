import { weaponFor } from '../../../skirmish/attack/attackContext';
import { isCovered } from '../../../skirmish/ground/fieldSurvey';
import type { AttackOdds } from '../../../skirmish/model/odds';
import { profileOf } from '../../../skirmish/model/profile';
import type { StandingUnit } from '../../../skirmish/model/state';
import type { Scene } from '../scene/scene';
import { shareOf, worthOfDamage } from './worth';

/** What a weapon's burst does to everybody else around the target, friend and foe. */
export function burstGain(scene: Scene, attacker: StandingUnit, target: StandingUnit, { chance }: AttackOdds): number {
  const part = weaponFor(profileOf(scene.book, attacker.kind), attacker.position, target.position).weapon.burst;
  if (part === undefined) return 0;
  const area = { ...part, at: target.position };
  let gain = 0;
  for (const enemy of scene.enemies) {
    if (enemy.id !== target.id && isCovered(area, enemy.position)) gain += worthOfDamage(scene, enemy, part.damage);
  }
  for (const ally of scene.own) {
    const at = ally.id === attacker.id ? attacker.position : ally.position;
    if (isCovered(area, at)) gain -= worthOfDamage(scene, ally, part.damage);
  }
  return gain * shareOf(chance);
}
