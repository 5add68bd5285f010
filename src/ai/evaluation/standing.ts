import { hasFlag } from '../../battle/abilities/flags';
import { FLAG } from '../../battle/abilities/traits';
import { screenOf } from '../../battle/damage/attackFigures';
import { formationBonus } from '../../battle/damage/formations';
import { zoneOf } from '../../battle/damage/zones';
import { canReachCastle } from '../../battle/legality/validCells';
import type { Book } from '../../battle/model/book';
import { type CellSet, hasCell } from '../../battle/model/cellSet';
import { ofType } from '../../battle/model/combatType';
import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import type { Ground } from '../../battle/model/ground';
import { COLUMNS, unitCell } from '../../battle/model/position';
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
  state: EngineState,
  ground: Ground,
  held: CellSet,
  unit: Fighter,
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

function measureFigures(unit: Fighter, sign: number, into: FeatureVector): void {
  const { profile } = unit;
  add(into, PLACE.units, sign);
  add(into, PLACE.attack, (sign * profile.attack) / TEN);
  add(into, PLACE.vigour, (sign * profile.attack * unit.health) / profile.fullHealth / TEN);
  add(into, PLACE.health, (sign * unit.health) / HUNDRED);
  add(into, PLACE.defense, (sign * profile.defense) / TEN);
  add(into, PLACE.cost, (sign * profile.cost) / TEN);
  add(into, PLACE.abilities, sign * profile.abilities.length);
  if (unit.health <= FRAGILE_AT) add(into, PLACE.fragile, sign);
  if (profile.type === 'ranged') add(into, PLACE.ranged, sign);
  else if (profile.type === 'hybrid') add(into, PLACE.hybrid, sign);
}

function measurePlace(
  book: Book,
  state: EngineState,
  ground: Ground,
  unit: Fighter,
  sign: number,
  into: FeatureVector,
): void {
  const { profile } = unit;
  const cell = unitCell(unit);
  const depth = unit.side === 'left' ? unit.col : COLUMNS.length - 1 - unit.col;
  add(into, COLUMN_PLACES[depth] as number, sign);
  if (cell === CENTRE_CELL) add(into, PLACE.centreCell, sign);
  const zone = zoneOf(book.rules, unit);
  add(into, PLACE.zoneAttack, (sign * profile.attack * (ofType(zone.attack, profile.type) - HUNDRED)) / HUNDRED / TEN);
  add(into, PLACE.zoneDefense, (sign * profile.defense * (zone.defense - HUNDRED)) / HUNDRED / TEN);
  if (hasCell(ground.high, cell)) add(into, PLACE.highGround, sign);
  if (ground.cover[cell] !== 'none') add(into, PLACE.cover, sign);
  if (hasCell(ground.hazardous, cell) && !hasFlag(state, unit, FLAG.ignoreHazard)) add(into, PLACE.hazard, sign);
  if (hasFlag(state, unit, FLAG.targetedFromRing)) add(into, PLACE.hidden, sign);
}

/** What it could do to the castle from where it stands, abilities aside; whoever moves next could do it at once. */
function measureSiege(
  book: Book,
  state: EngineState,
  unit: Fighter,
  sign: number,
  next: number,
  into: FeatureVector,
): void {
  const { attack, type } = unit.profile;
  if (attack <= 0) return;
  const screen = screenOf(book, state, unit);
  if (screen !== null) add(into, PLACE.screens, -sign);
  if (!canReachCastle(state, unit)) {
    if (type === 'melee' && unit.col !== CENTRE_COLUMN) add(into, PLACE.idle, sign);
    return;
  }
  const damage = (attack * (screen === null ? HUNDRED : screen.value)) / HUNDRED / TEN;
  add(into, PLACE.siege, sign * damage);
  if (sign === next) add(into, PLACE.siegeNext, sign * damage);
  if (screen === null) add(into, PLACE.siegeOpen, sign);
}
