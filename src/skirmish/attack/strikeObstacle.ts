import { lowestTerms } from '../../core/arithmetic/fraction';
import type { Position } from '../../core/geometry/position';
import { destructibleAt } from '../ground/obstacles';
import { rollDice, type SkirmishPlay, sumOf } from '../model/play';
import { profileOf } from '../model/profile';
import { mustStand, type UnitId } from '../model/state';
import { updateKnowledge } from '../sight/updateKnowledge';
import { weaponFor } from './attackContext';
import { baseOf } from './base';
import { turnAttacker } from './turnAttacker';

/** An obstacle is always hit and loses the blow's base; its damage dice are rolled. */
export function strikeObstacle(play: SkirmishPlay, id: UnitId, at: Position): void {
  const { book, state } = play;
  const unit = mustStand(state, id);
  const obstacle = destructibleAt(state.ground, at);
  if (obstacle === null) return;
  const profile = profileOf(book, unit.kind);
  const weapon = weaponFor(profile, unit.position, at);
  const { count, sides } = weapon.damageDice;
  const isRolled = state.chance.kind !== 'expected';
  const dice = isRolled ? rollDice(play, count, sides) : [];
  const mean = Math.floor((count * (sides + 1)) / 2);
  const damage = Math.max(
    1,
    Math.floor((baseOf(book, profile.kind, weapon) + 100 * (isRolled ? sumOf(dice) : mean)) / 100),
  );
  const certain = lowestTerms(1, 1);
  play.emit({
    type: 'attacked',
    attacker: id,
    target: at,
    weapon: weapon.weapon.id,
    isReaction: false,
    dice: null,
    modifiers: [],
    chance: certain,
    roll: { attack: [], total: null, needed: null, extra: null, damage: dice },
    outcome: 'hit',
    damage,
  });
  turnAttacker(play, id, at);
  const left = obstacle.hitPoints;
  play.emit({ type: 'obstacleDamaged', obstacle: obstacle.id, amount: Math.min(left, damage), at });
  if (damage >= left) play.emit({ type: 'obstacleDestroyed', obstacle: obstacle.id, at });
  updateKnowledge(play);
}
