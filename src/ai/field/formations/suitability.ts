import { ringNeighbours } from '../../../core/geometry/grid';
import { chebyshev, type Position } from '../../../core/geometry/position';
import { cellAt } from '../../../core/ground/survey';
import { opponentOf } from '../../../kernel/sides';
import type { FieldSlot } from '../../../skirmish/model/book';
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

interface Liking {
  /** The nearest enemy is far; nearer and own value is not less; nearer and it is less. */
  readonly tactical: readonly [number, number, number];
  /** Mostly melee; two or more shooters. */
  readonly enemy: readonly [number, number];
}

const LIKINGS: Readonly<Record<string, Liking>> = {
  phalanx: { tactical: [0, 40, 100], enemy: [60, -40] },
  'skirmish-line': { tactical: [60, 40, 40], enemy: [-40, 60] },
  wedge: { tactical: [-50, 100, -20], enemy: [40, 0] },
  'shield-column': { tactical: [80, -60, -60], enemy: [0, 20] },
  'loose-order': { tactical: [40, 0, 20], enemy: [-20, 80] },
};
const INDIFFERENT: Liking = { tactical: [0, 0, 0], enemy: [0, 0] };

const FAR = 6;
const MANY_SHOOTERS = 2;
const ROUGH_CELL = 25;

export function suitabilityOf(scene: Scene, formation: string, composition: number, terrain: number): SuitabilityParts {
  const tactical = tacticalPart(scene, formation);
  const enemy = enemyPart(scene, formation);
  const total = clamp(50 + 0.3 * composition + 0.4 * tactical + 0.2 * enemy + 0.1 * terrain, 0, 100);
  return { composition, tactical, enemy, terrain, total };
}

function tacticalPart({ book, state, side, own, enemies }: Scene, formation: string): number {
  const [far, strong, weak] = (LIKINGS[formation] ?? INDIFFERENT).tactical;
  const isNear = own.some((unit) => enemies.some((enemy) => chebyshev(unit.position, enemy.position) <= FAR));
  if (!isNear) return far;
  return remainingValue(book, state, side) >= remainingValue(book, state, opponentOf(side)) ? strong : weak;
}

function enemyPart({ book, enemies }: Scene, formation: string): number {
  const [melee, shooters] = (LIKINGS[formation] ?? INDIFFERENT).enemy;
  if (enemies.length === 0) return 0;
  const shooting = enemies.filter(({ kind }) => !profileOf(book, kind).weapon.isMelee).length;
  if (shooting >= MANY_SHOOTERS) return shooters;
  return 2 * shooting < enemies.length ? melee : 0;
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
