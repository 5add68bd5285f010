import { ofSide, type Side, setSide } from '../../../kernel/sides';
import type { CardReckoning, Reckoning } from '../../damage/sources';
import { STATUS } from '../../model/body';
import type { TerrainId } from '../../model/book';
import type { Fighter } from '../../model/fighter';
import type { Facing, Position } from '../../model/position';
import type { BattlePlay } from '../play';
import { strikeWall } from './ground';

/** R5.2, R6: whoever strikes turns, is revealed and has spent its attack. */
function spendAttack(unit: Fighter, facing: Facing): void {
  unit.facing = facing;
  unit.status |= STATUS.attacked | STATUS.hasStruck | STATUS.revealed;
}

/** A blow at a card. What it leaves of it is told and written by `emitWounded`. */
export function emitStruck(
  { events }: BattlePlay,
  unit: Fighter,
  target: Fighter,
  facing: Facing,
  blow: CardReckoning,
): void {
  events?.push({ type: 'struck', unit: unit.id, target: target.id, facing, ...toldOf(blow) });
  spendAttack(unit, facing);
}

/** A counter-blow uses no attack and turns nobody. `ability` is null when the rules themselves let everybody strike back. */
export function emitCountered(
  { events }: BattlePlay,
  unit: Fighter,
  target: Fighter,
  ability: string | null,
  blow: CardReckoning,
): void {
  events?.push({ type: 'countered', ability, unit: unit.id, target: target.id, ...toldOf(blow) });
}

export function emitCastleStruck(
  { state, events }: BattlePlay,
  unit: Fighter,
  castle: Side,
  facing: Facing,
  { damage, arithmetic }: Reckoning,
): void {
  const health = ofSide(state.castles, castle) - damage;
  events?.push({ type: 'castleStruck', unit: unit.id, castle, facing, damage, health, arithmetic });
  setSide(state.castles, castle, health);
  spendAttack(unit, facing);
}

/** `health` is what is left of the wall; at 0 it is gone, and `terrain` is what lies there now. */
export function emitCellStruck(
  play: BattlePlay,
  unit: Fighter,
  at: Position,
  facing: Facing,
  { damage, arithmetic }: Reckoning,
  health: number,
  terrain: TerrainId,
): void {
  const place = { row: at.row, col: at.col };
  play.events?.push({ type: 'cellStruck', unit: unit.id, at: place, facing, damage, health, terrain, arithmetic });
  spendAttack(unit, facing);
  strikeWall(play, at, health, terrain);
}

/** What a blow leaves of a card. */
export function emitWounded({ events }: BattlePlay, unit: Fighter, health: number): void {
  events?.push({ type: 'wounded', unit: unit.id, health });
  unit.health = health;
}

/** What a hazard leaves of a card. */
export function emitBurned({ events }: BattlePlay, unit: Fighter, damage: number, health: number): void {
  events?.push({ type: 'burned', unit: unit.id, damage, health });
  unit.health = health;
}

/** What an ability's plain damage leaves of a card. */
export function emitHurt(
  { events }: BattlePlay,
  unit: Fighter,
  damage: number,
  health: number,
  by: string,
  ability: string,
): void {
  events?.push({ type: 'hurt', unit: unit.id, damage, health, by, ability });
  unit.health = health;
}

export function emitHealed({ events }: BattlePlay, unit: Fighter, amount: number, by: string, ability: string): void {
  const health = unit.health + amount;
  events?.push({ type: 'healed', unit: unit.id, amount, health, by, ability });
  unit.health = health;
}

function toldOf({ damage, arithmetic, angle }: CardReckoning) {
  return { damage, arithmetic, angle: angle.arc, angleReason: angle.reason };
}
