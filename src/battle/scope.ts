import { PLACES_AT_HAND, placeAtHand, type Traits, unitTraits } from './abilities/traits';
import type { Book } from './book';
import type { CellSet } from './cellSet';
import type { CombatType } from './combatType';
import type { Ground } from './ground';
import { cellOf, POSITIONS } from './position';
import { castleCells, cellsInReach, cellsInSight, cellsWithin, moveRangeOf } from './reach';
import type { Unit } from './unit';

/** How far a card reaches on a ground, by the cell it stands on, cards and flags aside. */
export interface Scope {
  readonly ground: Ground;
  readonly traits: Traits;
  readonly type: CombatType;
  /** R4: the cells within its range. */
  readonly near: readonly CellSet[];
  /** R4: those of them to which the ground lets it go. */
  readonly walk: readonly CellSet[];
  /** R5, R9: near enough to strike, and in sight. */
  readonly strike: readonly CellSet[];
  /** R6: from where it reaches the castle. */
  readonly castle: CellSet;
}

/** As with traits: what was asked for last lies where the figures lead. */
const AT_HAND: (Scope | undefined)[] = new Array(PLACES_AT_HAND).fill(undefined);

/** Of what isn't at hand: by ground, type and traits. */
const KNOWN = new WeakMap<Ground, Record<CombatType, Map<Traits, Scope>>>();

export function scopeOf(book: Book, ground: Ground, unit: Unit): Scope {
  const place = placeAtHand(unit);
  const atHand = AT_HAND[place];
  if (atHand !== undefined && atHand.traits.uses === unit.abilities && atHand.ground === ground) {
    if (atHand.type === unit.type) return atHand;
  }
  const scope = lookUp(book, ground, unitTraits(book, unit), unit.type);
  AT_HAND[place] = scope;
  return scope;
}

function lookUp(book: Book, ground: Ground, traits: Traits, type: CombatType): Scope {
  const known = KNOWN.get(ground) ?? { melee: new Map(), ranged: new Map(), hybrid: new Map() };
  KNOWN.set(ground, known);
  const found = known[type].get(traits) ?? workOut(book, ground, traits, type);
  known[type].set(traits, found);
  return found;
}

function workOut({ rules }: Book, ground: Ground, traits: Traits, type: CombatType): Scope {
  const near = POSITIONS.map((at) => cellsWithin(moveRangeOf(rules, traits, type), cellOf(at)));
  return {
    ground,
    traits,
    type,
    near,
    walk: near.map((cells, from) => cells & (ground.walk[from] as CellSet)),
    strike: POSITIONS.map(({ row, col }) => {
      const attacker = { type, row, col };
      return cellsInReach(rules, traits, ground, attacker) & cellsInSight(ground, attacker);
    }),
    castle: castleCells(rules)[type],
  };
}
