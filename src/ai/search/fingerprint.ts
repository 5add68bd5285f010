import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import { grantsKey } from '../../battle/model/grant';
import { cellOf, FACINGS, unitCell } from '../../battle/model/position';
import type { UnitProfile } from '../../battle/model/unitProfile';
import { ofSide } from '../../kernel/sides';

const NUMBERS = new Map<string, number>();

/** Numbers cards, terrains and lists of grants on first use. Fingerprints are compared within one search only, so the numbering may differ between runs. */
function numberOf(name: string): number {
  const known = NUMBERS.get(name);
  if (known !== undefined) return known;
  NUMBERS.set(name, NUMBERS.size + 1);
  return NUMBERS.size;
}

const HIGH = 2 ** 21;

/**
 * A number that two positions of one turn share when the same orders came in another order. Units are added up, so it doesn't
 * matter who was deployed first. 53 bits: among some ten thousand positions two different ones meet once in a hundred million searches.
 */
export function fingerprint(state: EngineState): number {
  let one = Math.imul(state.castles.left + 1024, 0x9e3779b1) ^ Math.imul(state.castles.right + 2048, 0x85ebca77);
  let two = Math.imul(state.supply.left + 64 * state.supply.right + 1, 0xc2b2ae3d);
  one ^= mixColumns(state);
  const { units, walls } = state;
  for (let index = 0; index < units.length; index++) {
    const mixed = mixUnit(units[index] as Fighter);
    one = (one + mixed) | 0;
    two = (two + avalanche(mixed ^ 0x27d4eb2f)) | 0;
  }
  for (let index = 0; index < walls.length; index++) {
    const wall = walls[index];
    if (wall !== undefined) one = (one + avalanche(cellOf(wall) * 4096 + wall.health)) | 0;
  }
  const hand = ofSide(state.hands, state.turn);
  for (let index = 0; index < hand.length; index++)
    two = (two + avalanche(numberOf((hand[index] as UnitProfile).card))) | 0;
  if (state.played > 0) two = (two + mixGround(state)) | 0;
  return (avalanche(one) >>> 0) * HIGH + ((avalanche(two) >>> 0) % HIGH);
}

/** Who stepped into an owned column and out again has taken it away. Nothing where no column is ever held. */
function mixColumns({ held: { left, right } }: EngineState): number {
  let mixed = 0;
  for (let column = 0; column < left.length; column++)
    mixed = Math.imul(mixed, 0x01000193) + (left[column] as number) + 64 * (right[column] as number);
  return Math.imul(mixed, 0x2c1b3c6d);
}

/** R12: a stratagem may have changed a cell and nothing else. */
function mixGround({ ground, played }: EngineState): number {
  const { terrain } = ground;
  let mixed = played;
  for (let cell = 0; cell < terrain.length; cell++)
    mixed = (mixed + avalanche(numberOf(terrain[cell] as string) * 16 + cell)) | 0;
  return mixed;
}

function mixUnit(unit: Fighter): number {
  const place = unitCell(unit) * FACINGS.length + FACINGS.indexOf(unit.facing);
  const { card, grants } = unit.profile;
  const who = numberOf(card) * 2 + (unit.side === 'left' ? 1 : 0);
  const granted = grants.length === 0 ? 0 : Math.imul(numberOf(grantsKey(grants)), 0xc2b2ae3d);
  const first = avalanche(Math.imul(who, 0x9e3779b1) ^ (place << 8) ^ unit.status ^ granted);
  return avalanche(first ^ Math.imul(unit.health * 256 + unit.attackBonus + 1, 0x85ebca77));
}

function avalanche(lane: number): number {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}
