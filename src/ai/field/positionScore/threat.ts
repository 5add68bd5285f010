import { type Arc, arcFrom } from '../../../core/flanking/arcs';
import { DIRECTIONS, type Direction } from '../../../core/geometry/direction';
import { memoizePerKey } from '../../../kernel/memoize';
import { sideBit } from '../scene/reach';
import { cellOf, type Scene } from '../scene/scene';
import type { Place } from './place';

/** Not every enemy strikes the same unit. */
const SHARE = 0.5;

/** What the known enemies could do to the unit there in their next turn, in percent of its health: 0 to 100. */
export function threatScore(scene: Scene, { unit, at, facing }: Place): number {
  if (scene.ignores.has('threat')) return 0;
  const cell = cellOf(scene, at);
  const hasFacing = scene.noticed.rules.facing !== undefined && !scene.ignores.has('facing');
  const blows = scene.blowsAt(unit);
  let damage = 0;
  for (const [index, { from }] of scene.reaches().entries()) {
    const sides = from[cell] as number;
    if (sides !== 0) damage += blows[index]?.[hasFacing ? worstArc(facing, sides) : 'front'] ?? 0;
  }
  return Math.min(100, (100 * SHARE * damage) / unit.health);
}

/** The worst arc among the sides from which somebody could come. */
function worstArc(facing: Direction, sides: number): Arc {
  const { rear, side } = arcBits(facing);
  if ((sides & rear) !== 0) return 'rear';
  return (sides & side) !== 0 ? 'side' : 'front';
}

const arcBits = memoizePerKey(
  (facing: Direction) => DIRECTIONS.indexOf(facing),
  (facing) => {
    const bits: Record<Arc, number> = { front: 0, side: 0, rear: 0 };
    for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) bits[arcFrom(facing, dx, dy)] |= sideBit(dx, dy);
    return bits;
  },
);
