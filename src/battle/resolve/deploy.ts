import { ofSide } from '../../kernel/sides';
import { fire } from '../abilities/fire';
import { occasion } from '../abilities/occasion';
import { STATUS } from '../model/body';
import type { Fighter } from '../model/fighter';
import { type Position, TOWARDS_ENEMY_CASTLE } from '../model/position';
import { nextUnitId } from '../model/unitIds';
import type { UnitProfile } from '../model/unitProfile';
import { burn } from './burn';
import { emitDeployed } from './emit/cards';
import type { BattlePlay } from './play';

/** R3: the card is fresh and faces the enemy castle; a hazard hurts at once; then what its deployment sets off. */
export function deploy(play: BattlePlay, card: UnitProfile, at: Position, named: Position | null): void {
  const unit = freshUnit(play, card, at);
  emitDeployed(play, unit);
  burn(play, unit);
  const { onDeploy } = card.parts;
  if (unit.health > 0 && onDeploy.length > 0) fire(play, onDeploy, occasion(unit, null, named));
}

function freshUnit({ state }: BattlePlay, profile: UnitProfile, { row, col }: Position): Fighter {
  return {
    id: nextUnitId(state.usedIds, profile.card),
    profile,
    side: state.turn,
    row,
    col,
    facing: ofSide(TOWARDS_ENEMY_CASTLE, state.turn),
    health: profile.fullHealth,
    attackBonus: 0,
    status: STATUS.fresh,
  };
}
