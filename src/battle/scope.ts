import { PLACES_AT_HAND, placeAtHand, type Traits, unitTraits } from './abilities/traits';
import type { AbilityUse } from './abilities/vocabulary';
import type { Book } from './book';
import type { CellSet } from './cellSet';
import type { CombatType } from './combatType';
import type { Ground } from './ground';
import { cellOf, POSITIONS } from './position';
import { castleCells, cellsInReach, cellsInSight, cellsWithin, moveRangeOf } from './reach';
import type { Unit } from './unit';

/** How far a card reaches on a ground, by the cell it stands on, cards and flags aside. */
export interface Scope {
  /** What it was worked out from; a ground belongs to one book. */
  readonly ground: Ground;
  readonly uses: readonly AbilityUse[];
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

/** The scopes of the cards in a list of units, by their place in it: from order to order a card mostly keeps its place. */
const AT_PLACE: (Scope | undefined)[] = new Array(POSITIONS.length).fill(undefined);

export function scopeAt(book: Book, ground: Ground, unit: Unit, place: number): Scope {
  const known = AT_PLACE[place];
  if (known !== undefined && fits(known, ground, unit)) return known;
  const scope = scopeOf(book, ground, unit);
  AT_PLACE[place] = scope;
  return scope;
}

function fits(scope: Scope, ground: Ground, unit: Unit): boolean {
  return scope.uses === unit.abilities && scope.ground === ground && scope.type === unit.type;
}

/** As with traits: what was asked for last lies where the figures lead, a step further for every ground. */
const AT_HAND: (Scope | undefined)[] = new Array(PLACES_AT_HAND).fill(undefined);
const STEP = 37;

/** Of what isn't at hand: by ground, type and traits. */
const KNOWN = new WeakMap<Ground, Record<CombatType, Map<Traits, Scope>>>();

export function scopeOf(book: Book, ground: Ground, unit: Unit): Scope {
  const place = (placeAtHand(unit) + ground.number * STEP) & (PLACES_AT_HAND - 1);
  const atHand = AT_HAND[place];
  if (atHand !== undefined && fits(atHand, ground, unit)) return atHand;
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
    uses: traits.uses,
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
