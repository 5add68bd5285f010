import type { BySide, Side } from '../../kernel/sides';
import type { EngineState } from './engineState';
import type { Fighter } from './fighter';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

export function cloneEngineState(state: EngineState): EngineState {
  return {
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    winner: state.winner,
    ending: state.ending,
    castles: { left: state.castles.left, right: state.castles.right },
    supply: { left: state.supply.left, right: state.supply.right },
    hands: { left: state.hands.left, right: state.hands.right },
    decks: { left: state.decks.left, right: state.decks.right },
    discards: { left: state.discards.left, right: state.discards.right },
    played: state.played,
    units: state.units.map(cloneFighter),
    factions: state.factions,
    ground: state.ground,
    walls: state.walls,
    secondSupplyRounds: state.secondSupplyRounds,
    held: { left: state.held.left, right: state.held.right },
    usedIds: state.usedIds,
    chance: state.chance,
  };
}

/** Field by field: spreading an object costs several times as much. */
function cloneFighter(unit: Fighter): Fighter {
  return {
    id: unit.id,
    profile: unit.profile,
    side: unit.side,
    row: unit.row,
    col: unit.col,
    facing: unit.facing,
    health: unit.health,
    attackBonus: unit.attackBonus,
    status: unit.status,
  };
}

/** Makes one state equal to another without a new object: search keeps one state for each depth and fills it again and again. */
export function copyState(into: Writable<EngineState>, from: EngineState): void {
  into.phase = from.phase;
  into.round = from.round;
  into.turn = from.turn;
  into.winner = from.winner;
  into.ending = from.ending;
  copyNumbers(into.castles, from.castles);
  copyNumbers(into.supply, from.supply);
  copyBoth(into.hands, from.hands);
  copyBoth(into.decks, from.decks);
  copyBoth(into.discards, from.discards);
  copyBoth(into.held, from.held);
  if (into.factions !== from.factions) into.factions = from.factions;
  if (into.ground !== from.ground) into.ground = from.ground;
  if (into.walls !== from.walls) into.walls = from.walls;
  if (into.usedIds !== from.usedIds) into.usedIds = from.usedIds;
  if (into.chance !== from.chance) into.chance = from.chance;
  into.played = from.played;
  into.secondSupplyRounds = from.secondSupplyRounds;
  copyUnits(into.units, from.units);
}

function copyNumbers(into: Record<Side, number>, from: BySide<number>): void {
  into.left = from.left;
  into.right = from.right;
}

/** What is the same isn't written: storing a reference costs a GC write barrier, comparing it doesn't. */
function copyBoth<Value extends object>(into: Record<Side, Value>, from: BySide<Value>): void {
  if (into.left !== from.left) into.left = from.left;
  if (into.right !== from.right) into.right = from.right;
}

function copyUnits(into: Fighter[], from: readonly Fighter[]): void {
  while (into.length > from.length) into.pop();
  for (let index = 0; index < from.length; index++) {
    const unit = from[index] as Fighter;
    const known = into[index];
    if (known === undefined) into.push(cloneFighter(unit));
    else copyFighter(known, unit);
  }
}

function copyFighter(into: Writable<Fighter>, from: Fighter): void {
  if (into.id !== from.id) into.id = from.id;
  if (into.profile !== from.profile) into.profile = from.profile;
  if (into.side !== from.side) into.side = from.side;
  into.facing = from.facing;
  into.row = from.row;
  into.col = from.col;
  into.health = from.health;
  into.attackBonus = from.attackBonus;
  into.status = from.status;
}
