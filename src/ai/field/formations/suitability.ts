import { ringNeighbours } from '../../../core/geometry/grid';
import { chebyshev, type Position } from '../../../core/geometry/position';
import { cellAt } from '../../../core/ground/survey';
import { lookUp } from '../../../kernel/dispatch';
import { opponentOf } from '../../../kernel/sides';
import type { FieldSlot, FormationSuits } from '../../../skirmish/model/book';
import { profileOf } from '../../../skirmish/model/profile';
import type { StandingUnit } from '../../../skirmish/model/state';
import { remainingValue } from '../../../skirmish/turn/victory';
import { clamp } from '../positionScore/place';
import { cellOf, type Scene } from '../scene/scene';

/** Section 15.3's four parts, −100 to 100 each. For a formation that stands, integrity takes the place of composition. */
export interface SuitabilityParts {
  readonly composition: number;
  readonly tactical: number;
  readonly enemy: number;
  readonly terrain: number;
  readonly total: number;
}

const INDIFFERENT: FormationSuits = { far: 0, stronger: 0, weaker: 0, againstMelee: 0, againstShooters: 0 };

function suitsOf({ book }: Scene, formation: string): FormationSuits {
  return lookUp(book.formations, formation)?.suits ?? INDIFFERENT;
}

const FAR = 6;
const MANY_SHOOTERS = 2;
const ROUGH_CELL = 25;

export function suitabilityOf(scene: Scene, formation: string, composition: number, terrain: number): SuitabilityParts {
  const tactical = tacticalPart(scene, formation);
  const enemy = enemyPart(scene, formation);
  const total = clamp(50 + 0.3 * composition + 0.4 * tactical + 0.2 * enemy + 0.1 * terrain, 0, 100);
  return { composition, tactical, enemy, terrain, total };
}

function tacticalPart(scene: Scene, formation: string): number {
  const { book, state, side, own, enemies } = scene;
  const { far, stronger, weaker } = suitsOf(scene, formation);
  const isNear = own.some((unit) => enemies.some((enemy) => chebyshev(unit.position, enemy.position) <= FAR));
  if (!isNear) return far;
  return remainingValue(book, state, side) >= remainingValue(book, state, opponentOf(side)) ? stronger : weaker;
}

function enemyPart(scene: Scene, formation: string): number {
  const { book, enemies } = scene;
  const { againstMelee, againstShooters } = suitsOf(scene, formation);
  if (enemies.length === 0) return 0;
  const shooting = enemies.filter(({ kind }) => !profileOf(book, kind).weapon.isMelee).length;
  if (shooting >= MANY_SHOOTERS) return againstShooters;
  return 2 * shooting < enemies.length ? againstMelee : 0;
}

/** How many of the filled slots have a unit that they prefer; no preference counts as one. */
export function compositionOf(
  { book }: Scene,
  filled: readonly { readonly slot: FieldSlot; readonly unit: StandingUnit }[],
): number {
  const fitting = filled.filter(({ slot, unit }) => {
    const { traits } = profileOf(book, unit.kind);
    return slot.prefers === undefined || slot.prefers.some((trait) => traits.has(trait));
  });
  return filled.length === 0 ? -100 : (200 * fitting.length) / filled.length - 100;
}

/** Ground around the slots that blocks or costs more than plain ground. */
export function terrainOf(scene: Scene, slots: readonly Position[]): number {
  const { survey } = scene;
  const rough = new Set<number>();
  for (const slot of slots) {
    for (const at of ringNeighbours(survey, slot)) {
      const { blocksMovement, cost } = cellAt(survey, at.x, at.y);
      if (blocksMovement || cost > 1) rough.add(cellOf(scene, at));
    }
  }
  return Math.max(-100, 100 - ROUGH_CELL * rough.size);
}
