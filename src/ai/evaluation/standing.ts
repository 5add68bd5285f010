import { FLAG, hasFlag, unitTraits } from '../../battle/abilities/traits';
import type { Book } from '../../battle/book';
import { type CellSet, hasCell } from '../../battle/cellSet';
import { ofType } from '../../battle/combatType';
import { screenOf, zoneOf } from '../../battle/damage/attackFigures';
import { formationBonus } from '../../battle/damage/formations';
import type { Ground } from '../../battle/ground';
import { COLUMNS } from '../../battle/position';
import { canReachCastle } from '../../battle/reach';
import type { BattleState } from '../../battle/state';
import { type Unit, unitCell } from '../../battle/unit';
import { type FeatureVector, PLACE } from './features';

const TEN = 10;
const HUNDRED = 100;
const FRAGILE_AT = 15;
const CENTRE_COLUMN = 1;
const CENTRE_CELL = 4;
const COLUMN_PLACES = [PLACE.firstColumn, PLACE.centreColumn, PLACE.lastColumn] as const;

/**
 * What one card on the board adds: `held` are the cells of its side, `sign` is 1 for an own one, −1 for an enemy's; `next` is
 * the sign of whoever moves next.
 */
export function measureStanding(
  book: Book,
  state: BattleState,
  ground: Ground,
  held: CellSet,
  unit: Unit,
  sign: number,
  next: number,
  into: FeatureVector,
): void {
  measureFigures(unit, sign, into);
  measurePlace(book, state, ground, unit, sign, into);
  measureSiege(book, state, unit, sign, next, into);
  if (formationBonus(book, state, unit, 'attack', held) !== null) add(into, PLACE.formationAttack, sign);
  if (formationBonus(book, state, unit, 'defense', held) !== null) add(into, PLACE.formationDefense, sign);
}

function add(into: FeatureVector, place: number, amount: number): void {
  into[place] = (into[place] as number) + amount;
}

function measureFigures(unit: Unit, sign: number, into: FeatureVector): void {
  add(into, PLACE.units, sign);
  add(into, PLACE.attack, (sign * unit.attack) / TEN);
  add(into, PLACE.vigour, (sign * unit.attack * unit.health) / unit.fullHealth / TEN);
  add(into, PLACE.health, (sign * unit.health) / HUNDRED);
  add(into, PLACE.defense, (sign * unit.defense) / TEN);
  add(into, PLACE.cost, (sign * unit.cost) / TEN);
  add(into, PLACE.abilities, sign * unit.abilities.length);
  if (unit.health <= FRAGILE_AT) add(into, PLACE.fragile, sign);
  if (unit.type === 'ranged') add(into, PLACE.ranged, sign);
  else if (unit.type === 'hybrid') add(into, PLACE.hybrid, sign);
}

function measurePlace(
  book: Book,
  state: BattleState,
  ground: Ground,
  unit: Unit,
  sign: number,
  into: FeatureVector,
): void {
  const { rules } = book;
  const cell = unitCell(unit);
  const depth = unit.side === 'left' ? unit.col : COLUMNS.length - 1 - unit.col;
  add(into, COLUMN_PLACES[depth] as number, sign);
  if (cell === CENTRE_CELL) add(into, PLACE.centreCell, sign);
  const zone = zoneOf(rules, unit);
  add(into, PLACE.zoneAttack, (sign * unit.attack * (ofType(zone.attack, unit.type) - HUNDRED)) / HUNDRED / TEN);
  add(into, PLACE.zoneDefense, (sign * unit.defense * (zone.defense - HUNDRED)) / HUNDRED / TEN);
  if (hasCell(ground.high, cell)) add(into, PLACE.highGround, sign);
  if (ground.cover[cell] !== 'none') add(into, PLACE.cover, sign);
  const traits = unitTraits(book, unit);
  if (hasCell(ground.hazardous, cell) && !hasFlag(traits, state, unit, FLAG.ignoreHazard))
    add(into, PLACE.hazard, sign);
  if (hasFlag(traits, state, unit, FLAG.targetedFromRing)) add(into, PLACE.hidden, sign);
}

/** What it could do to the castle from where it stands, abilities aside; whoever moves next could do it at once. */
function measureSiege(
  book: Book,
  state: BattleState,
  unit: Unit,
  sign: number,
  next: number,
  into: FeatureVector,
): void {
  if (unit.attack <= 0) return;
  const screen = screenOf(book, state, unit);
  if (screen !== null) add(into, PLACE.screens, -sign);
  if (!canReachCastle(book, unit)) {
    if (unit.type === 'melee' && unit.col !== CENTRE_COLUMN) add(into, PLACE.idle, sign);
    return;
  }
  const damage = (unit.attack * (screen === null ? HUNDRED : screen.value)) / HUNDRED / TEN;
  add(into, PLACE.siege, sign * damage);
  if (sign === next) add(into, PLACE.siegeNext, sign * damage);
  if (screen === null) add(into, PLACE.siegeOpen, sign);
}
