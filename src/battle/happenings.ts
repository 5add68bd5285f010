import { ofSide, type Side } from '../kernel/sides';
import { ANSWERS, unitTraits } from './abilities/traits';
import type { CardId } from './card';
import type { Angle } from './damage/angle';
import type { CardReckoning, Reckoning } from './damage/sources';
import type { BattlePlay } from './play';
import type { Facing, Position } from './position';
import { CHANGED_BY } from './stateParts';
import type { Unit } from './unit';
import { beginTurnOf, drawInto, endTurnOf, enter, leave, spendAttack, step } from './writers';

/**
 * What happens by the million. Told, each is an event that `apply` writes; with nobody to tell the same writer is called
 * straight, and no event comes into being. Whatever happens more rarely is emitted either way.
 */

export function turnBegins(play: BattlePlay, side: Side, round: number, supply: number): void {
  if (play.told) play.emit({ type: 'turnBegan', side, round, supply });
  else {
    play.touched |= CHANGED_BY.turnBegan;
    beginTurnOf(play.state, side, round, supply);
  }
}

export function turnEnds(play: BattlePlay, side: Side): void {
  if (play.told) play.emit({ type: 'turnEnded', side });
  else {
    play.touched |= CHANGED_BY.turnEnded;
    endTurnOf(play.state, side);
  }
}

/** R2.4: a card beyond the hand limit is discarded, face up. */
export function cardIsDrawn(play: BattlePlay, side: Side, card: CardId, isFull: boolean): void {
  const { state } = play;
  if (play.told) play.emit({ type: isFull ? 'cardOverdrawn' : 'cardDrawn', side, card });
  else {
    play.touched |= isFull ? CHANGED_BY.cardOverdrawn : CHANGED_BY.cardDrawn;
    drawInto(isFull ? state.discards : state.hands, state, side, card);
  }
}

/** The unit as it stands on the board from now on. */
export function isDeployed(play: BattlePlay, unit: Unit): Unit {
  const { state } = play;
  if (play.told) play.emit({ type: 'deployed', unit });
  else {
    play.touched |= CHANGED_BY.deployed;
    enter(state, unit);
  }
  return state.units[state.units.length - 1] as Unit;
}

export function moves(play: BattlePlay, unit: Unit, to: Position, facing: Facing, strayed: boolean): void {
  const { row, col } = to;
  if (play.told) {
    const from = { row: unit.row, col: unit.col };
    play.emit({ type: 'moved', unit: unit.id, from, to: { row, col }, facing, strayed });
  } else {
    play.touched |= CHANGED_BY.moved;
    step(unit, row, col, facing, strayed);
  }
}

export function strikes(play: BattlePlay, unit: Unit, target: Unit, facing: Facing, blow: CardReckoning): void {
  if (play.told) play.emit({ type: 'struck', unit: unit.id, target: target.id, facing, ...toldOf(blow) });
  else {
    play.touched |= CHANGED_BY.struck;
    spendAttack(unit, facing);
  }
}

/** `ability` is null when the rules themselves let everybody strike back. */
export function counters(
  play: BattlePlay,
  unit: Unit,
  target: Unit,
  ability: string | null,
  blow: CardReckoning,
): void {
  if (play.told) play.emit({ type: 'countered', ability, unit: unit.id, target: target.id, ...toldOf(blow) });
}

export function strikesCastle(play: BattlePlay, unit: Unit, castle: Side, facing: Facing, blow: Reckoning): void {
  const { damage, arithmetic } = blow;
  const health = ofSide(play.state.castles, castle) - damage;
  if (play.told) {
    play.emit({ type: 'castleStruck', unit: unit.id, castle, facing, damage, health, arithmetic });
  } else {
    play.touched |= CHANGED_BY.castleStruck;
    play.state.castles[castle] = health;
    spendAttack(unit, facing);
  }
}

/** What a blow leaves of a card. */
export function isWounded(play: BattlePlay, unit: Unit, health: number): void {
  if (play.told) play.emit({ type: 'wounded', unit: unit.id, health });
  else setHealth(play, unit, health);
}

/** Plain damage that an ability does. */
export function isHurt(play: BattlePlay, unit: Unit, damage: number, health: number, by: Unit, ability: string): void {
  if (play.told) play.emit({ type: 'hurt', unit: unit.id, damage, health, by: by.id, ability });
  else setHealth(play, unit, health);
}

export function isHealed(play: BattlePlay, unit: Unit, amount: number, by: Unit, ability: string): void {
  const health = unit.health + amount;
  if (play.told) play.emit({ type: 'healed', unit: unit.id, amount, health, by: by.id, ability });
  else setHealth(play, unit, health);
}

/** A fallen card leaves the board and lies in the discard. What its fall sets off, if anything, waits for `settleFalls`. */
export function falls(play: BattlePlay, unit: Unit): void {
  if (play.told) play.emit({ type: 'fell', unit: unit.id, card: unit.card, side: unit.side });
  else {
    play.touched |= CHANGED_BY.fell;
    leave(play.state, unit);
  }
  if ((unitTraits(play.book, unit).answers & ANSWERS.onFall) === 0) return;
  play.chain.fallen.push({ unit, depth: play.chain.depth });
}

function setHealth(play: BattlePlay, unit: Unit, health: number): void {
  play.touched |= CHANGED_BY.wounded;
  unit.health = health;
}

interface Told {
  readonly damage: number;
  readonly arithmetic: Reckoning['arithmetic'];
  readonly angle: Angle['arc'];
  readonly angleReason: Angle['reason'];
}

function toldOf({ damage, arithmetic, angle }: CardReckoning): Told {
  return { damage, arithmetic, angle: angle.arc, angleReason: angle.reason };
}
