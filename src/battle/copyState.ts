import type { BySide, Side } from './sides';
import { type BattleState, cloneUnit } from './state';
import type { Unit } from './unit';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Makes one state equal to another without a new object: search keeps one state for each depth and fills it again and again. */
export function copyState(into: BattleState, from: BattleState): void {
  const target = into as Writable<BattleState>;
  target.phase = from.phase;
  target.round = from.round;
  target.turn = from.turn;
  target.winner = from.winner;
  target.ending = from.ending;
  target.castles.left = from.castles.left;
  target.castles.right = from.castles.right;
  target.supply.left = from.supply.left;
  target.supply.right = from.supply.right;
  copyBoth(target.hands, from.hands);
  copyBoth(target.decks, from.decks);
  copyBoth(target.discards, from.discards);
  copyBoth(target.held, from.held);
  if (target.factions !== from.factions) target.factions = from.factions;
  if (target.ground !== from.ground) target.ground = from.ground;
  if (target.walls !== from.walls) target.walls = from.walls;
  if (target.usedIds !== from.usedIds) target.usedIds = from.usedIds;
  if (target.chance !== from.chance) target.chance = from.chance;
  target.secondSupplyRounds = from.secondSupplyRounds;
  copyUnits(target.units, from.units);
}

/** What is the same stays: writing a reference costs several times as much as seeing that it is there already. */
function copyBoth<Value extends object>(into: Record<Side, Value>, from: BySide<Value>): void {
  if (into.left !== from.left) into.left = from.left;
  if (into.right !== from.right) into.right = from.right;
}

function copyUnits(into: Unit[], from: readonly Unit[]): void {
  while (into.length > from.length) into.pop();
  for (let index = 0; index < from.length; index++) {
    const unit = from[index] as Unit;
    const known = into[index];
    if (known === undefined) into.push(cloneUnit(unit));
    else copyUnit(known, unit);
  }
}

function copyUnit(into: Writable<Unit>, from: Unit): void {
  if (into.id !== from.id) into.id = from.id;
  if (into.card !== from.card) into.card = from.card;
  if (into.side !== from.side) into.side = from.side;
  if (into.type !== from.type) into.type = from.type;
  if (into.abilities !== from.abilities) into.abilities = from.abilities;
  into.facing = from.facing;
  into.row = from.row;
  into.col = from.col;
  into.cost = from.cost;
  into.attack = from.attack;
  into.defense = from.defense;
  into.fullHealth = from.fullHealth;
  into.health = from.health;
  into.attackBonus = from.attackBonus;
  // As the answer to a question: of what is only handed on, the engine looks whether the memory's keeper must hear of it.
  into.fresh = from.fresh === true;
  into.moved = from.moved === true;
  into.movedAgain = from.movedAgain === true;
  into.attacked = from.attacked === true;
  into.hasStruck = from.hasStruck === true;
  into.revealed = from.revealed === true;
  into.braced = from.braced === true;
  into.strayed = from.strayed === true;
}
