import { isHidden } from '../../battle/abilities/flags';
import { cellsStruckFrom } from '../../battle/legality/validCells';
import { hasCell } from '../../battle/model/cellSet';
import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import { unitCell } from '../../battle/model/position';
import { arcFrom } from '../../core/flanking/arcs';
import { ofSide, opponentOf, type Side } from '../../kernel/sides';
import { type FeatureVector, PLACE } from './features';

const TEN = 10;

/** By place in the list of units: the attack that reaches each of them from where everybody stands. */
const FIRE = new Float64Array(32);

/** Who could strike whom without taking a step, and from which side the blow would come. */
export function measureThreats(state: EngineState, side: Side, next: number, into: FeatureVector): void {
  const { units } = state;
  FIRE.fill(0, 0, units.length);
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.profile.attack > 0) aimAll(state, unit, unit.side === side ? 1 : -1, into);
  }
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if ((FIRE[index] as number) < unit.health) continue;
    const sign = unit.side === side ? 1 : -1;
    into[PLACE.doomed] = (into[PLACE.doomed] as number) + (sign * unit.profile.cost) / TEN;
    if (sign !== next) into[PLACE.doomedNext] = (into[PLACE.doomedNext] as number) + (sign * unit.profile.cost) / TEN;
  }
  into[PLACE.castleInReach] = castleInReach(state, side, (into[PLACE.siegeNext] as number) * TEN);
}

/** 1 if whoever moves next could bring the other castle down from where it stands, −1 if the enemy could. */
function castleInReach(state: EngineState, side: Side, siegeNext: number): number {
  if (siegeNext >= ofSide(state.castles, opponentOf(side))) return 1;
  return -siegeNext >= ofSide(state.castles, side) ? -1 : 0;
}

function aimAll(state: EngineState, attacker: Fighter, sign: number, into: FeatureVector): void {
  const { units } = state;
  const { attack } = attacker.profile;
  const cells = cellsStruckFrom(state, attacker);
  for (let index = 0; index < units.length; index++) {
    const target = units[index] as Fighter;
    if (target.side === attacker.side || !hasCell(cells, unitCell(target))) continue;
    if (isHidden(state, attacker, target)) continue;
    FIRE[index] = (FIRE[index] as number) + attack;
    const amount = (-sign * attack) / TEN;
    into[PLACE.underFire] = (into[PLACE.underFire] as number) + amount;
    const arc = arcFrom(target.facing, attacker.col - target.col, attacker.row - target.row);
    if (arc === 'side') into[PLACE.flankExposed] = (into[PLACE.flankExposed] as number) + amount;
    else if (arc === 'rear') into[PLACE.rearExposed] = (into[PLACE.rearExposed] as number) + amount;
  }
}
