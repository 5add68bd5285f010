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
  target.hands.left = from.hands.left;
  target.hands.right = from.hands.right;
  target.decks.left = from.decks.left;
  target.decks.right = from.decks.right;
  target.discards.left = from.discards.left;
  target.discards.right = from.discards.right;
  target.factions = from.factions;
  target.ground = from.ground;
  target.walls = from.walls;
  target.secondSupplyRounds = from.secondSupplyRounds;
  target.held.left = from.held.left;
  target.held.right = from.held.right;
  target.usedIds = from.usedIds;
  target.chance = from.chance;
  copyUnits(target.units, from.units);
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
  into.id = from.id;
  into.card = from.card;
  into.side = from.side;
  into.row = from.row;
  into.col = from.col;
  into.type = from.type;
  into.cost = from.cost;
  into.attack = from.attack;
  into.defense = from.defense;
  into.fullHealth = from.fullHealth;
  into.abilities = from.abilities;
  into.health = from.health;
  into.facing = from.facing;
  into.fresh = from.fresh;
  into.moved = from.moved;
  into.movedAgain = from.movedAgain;
  into.attacked = from.attacked;
  into.hasStruck = from.hasStruck;
  into.revealed = from.revealed;
  into.braced = from.braced;
  into.strayed = from.strayed;
  into.attackBonus = from.attackBonus;
}
