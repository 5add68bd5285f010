import { arcFrom } from '../../../core/flanking/arcs';
import { isInside } from '../../../core/geometry/grid';
import { chebyshev, type Position } from '../../../core/geometry/position';
import { cellAt } from '../../../core/ground/survey';
import { opponentOf } from '../../../kernel/sides';
import { isControlCell, noticedCount, type Scene } from '../scene/scene';
import { couldFlankFrom } from './flanks';
import type { Place } from './place';
import { distanceToControl } from './range';

const HIGH = 40;
const CONTROL = { on: 30, perCount: 15, most: 60, perEnemyCount: 3, late: 2, lateAfter: 8 };
const EXPOSED = { within: 2, rear: 25, side: 12 };
const FLANKS = 20;
const CHOKEPOINT = 25;

/** What the place is worth by the rules of the field, term by term. */
export interface TacticalFactors {
  readonly highGround: number;
  readonly control: number;
  readonly exposed: number;
  readonly flanks: number;
  readonly chokepoint: number;
}

export function tacticalFactors(scene: Scene, place: Place): TacticalFactors {
  return {
    highGround: highGround(scene, place.at),
    control: control(scene, place.at),
    exposed: 0 - exposure(scene, place),
    flanks: scene.strategy.flanksEnemies && couldFlankFrom(scene, place) ? FLANKS : 0,
    chokepoint: scene.strategy.controlsChokepoints && isChokepoint(scene, place.at) ? CHOKEPOINT : 0,
  };
}

/** Over the flat ground, or over the nearest known enemy, as the rule set has it. */
function highGround({ noticed, strategy, survey, enemies }: Scene, at: Position): number {
  const rules = noticed.rules.highGround;
  if (rules === undefined || !strategy.seeksHighGround) return 0;
  const { elevation } = cellAt(survey, at.x, at.y);
  if (elevation === 0) return 0;
  const nearest = rules.over === 'ground' ? undefined : nearestOf(enemies, at);
  return nearest === undefined || elevation > cellAt(survey, nearest.x, nearest.y).elevation ? HIGH : 0;
}

function nearestOf(enemies: Scene['enemies'], at: Position): Position | undefined {
  let nearest: Position | undefined;
  for (const { position } of enemies) {
    if (nearest === undefined || chebyshev(position, at) < chebyshev(nearest, at)) nearest = position;
  }
  return nearest;
}

function control(scene: Scene, at: Position): number {
  const { book, state, side } = scene;
  if (book.rules.victory.control === undefined) return 0;
  const enemyCount = noticedCount(scene, opponentOf(side));
  if (isControlCell(scene, at)) {
    return CONTROL.on + CONTROL.perCount * Math.max(noticedCount(scene, side), enemyCount);
  }
  const urgency = 1 + CONTROL.perEnemyCount * enemyCount + (state.round > CONTROL.lateAfter ? CONTROL.late : 0);
  return -Math.min(CONTROL.most, distanceToControl(scene, at) * urgency);
}

/** Known enemies near by that look at the unit's side or back. */
function exposure({ book, ignores, enemies }: Scene, { at, facing }: Place): number {
  if (book.rules.facing === undefined || ignores.has('facing')) return 0;
  let sum = 0;
  for (const { position } of enemies) {
    if (chebyshev(position, at) > EXPOSED.within) continue;
    const arc = arcFrom(facing, position.x - at.x, position.y - at.y);
    if (arc !== 'front') sum += arc === 'rear' ? EXPOSED.rear : EXPOSED.side;
  }
  return sum;
}

function isChokepoint({ survey }: Scene, { x, y }: Position): boolean {
  const blocks = (column: number, row: number) =>
    isInside(survey, column, row) && cellAt(survey, column, row).blocksMovement;
  return (blocks(x - 1, y) && blocks(x + 1, y)) || (blocks(x, y - 1) && blocks(x, y + 1));
}
