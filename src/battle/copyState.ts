import type { BySide, Side } from '../kernel/sides';
import { type BattleState, cloneUnit } from './state';
import { ALL_PARTS, PART, type Parts } from './stateParts';
import type { Unit } from './unit';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Makes one state equal to another without a new object: search keeps one state for each depth and fills it again and again. */
export function copyState(into: BattleState, from: BattleState): void {
  copyParts(into, from, ALL_PARTS);
}

/** The same where they differ in these parts alone. */
export function copyParts(into: BattleState, from: BattleState, parts: Parts): void {
  if ((parts & PART.turn) !== 0) copyTurn(into, from);
  if ((parts & PART.castles) !== 0) copyNumbers(into.castles, from.castles);
  if ((parts & PART.supply) !== 0) copyNumbers(into.supply, from.supply);
  if ((parts & PART.hands) !== 0) copyBoth(into.hands, from.hands);
  if ((parts & PART.decks) !== 0) copyBoth(into.decks, from.decks);
  if ((parts & PART.discards) !== 0) copyBoth(into.discards, from.discards);
  if ((parts & PART.ground) !== 0) copyGround(into, from);
  if ((parts & PART.entered) !== 0) {
    if (into.usedIds !== from.usedIds) into.usedIds = from.usedIds;
    shorten(into.units, from.units.length);
  }
  if ((parts & PART.units) !== 0) copyUnits(into.units, from.units);
}

function copyTurn(into: BattleState, from: BattleState): void {
  into.phase = from.phase;
  into.round = from.round;
  into.turn = from.turn;
  into.winner = from.winner;
  into.ending = from.ending;
  if (into.chance !== from.chance) into.chance = from.chance;
}

function copyGround(into: Writable<BattleState>, from: BattleState): void {
  copyBoth(into.held, from.held);
  if (into.factions !== from.factions) into.factions = from.factions;
  if (into.ground !== from.ground) into.ground = from.ground;
  if (into.walls !== from.walls) into.walls = from.walls;
  into.secondSupplyRounds = from.secondSupplyRounds;
}

function copyNumbers(into: Record<Side, number>, from: BySide<number>): void {
  into.left = from.left;
  into.right = from.right;
}

/** What is the same stays: writing a reference costs several times as much as seeing that it is there already. */
function copyBoth<Value extends object>(into: Record<Side, Value>, from: BySide<Value>): void {
  if (into.left !== from.left) into.left = from.left;
  if (into.right !== from.right) into.right = from.right;
}

function shorten(units: Unit[], length: number): void {
  while (units.length > length) units.pop();
}

function copyUnits(into: Unit[], from: readonly Unit[]): void {
  shorten(into, from.length);
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
