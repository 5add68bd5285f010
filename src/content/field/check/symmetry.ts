import type { Position } from '../../../core/geometry/position';
import type { ContentFile } from '../../load/contentFile';
import type { Problem } from '../../problems/problem';
import type { FieldBattlefieldFace } from '../catalog';
import { sizeOf } from '../fieldGround';
import { cellText } from '../schema/leaves';
import { problem } from './known';

type Turn = (cell: Position) => Position;

/** A battlefield on which one side stands better is right, but hardly meant. */
export function symmetryWarnings(file: ContentFile<FieldBattlefieldFace>): Problem[] {
  const { width, height } = sizeOf(file.content);
  const mirrored: Turn = ({ x, y }) => ({ x: width - 1 - x, y });
  const turned: Turn = ({ x, y }) => ({ x: width - 1 - x, y: height - 1 - y });
  if ([mirrored, turned].some((turn) => isSame(file.content, turn))) return [];
  const message =
    'the battlefield is neither mirrored left to right nor the same when turned by 180°: one side stands better';
  return [problem(file, ['rows'], message)];
}

function isSame(face: FieldBattlefieldFace, turn: Turn): boolean {
  const { rows, elevation, obstacles = [], control = [], spawns, areaEffects = [] } = face;
  const { width, height } = sizeOf(face);
  const cells = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => ({ x, y }))).flat();
  const glyphAt = (map: readonly string[] | undefined, { x, y }: Position) => map?.[y]?.[x];
  return (
    cells.every((cell) => glyphAt(rows, cell) === glyphAt(rows, turn(cell))) &&
    cells.every((cell) => glyphAt(elevation, cell) === glyphAt(elevation, turn(cell))) &&
    isSameSet(
      obstacles.map(({ kind, positions }) => [kind, positions] as const),
      turn,
    ) &&
    isSameSet([['control', control] as const], turn) &&
    isSameSet(
      areaEffects.map(({ at, area, effect, rounds }) => [JSON.stringify([area, effect, rounds]), [at]] as const),
      turn,
    ) &&
    (spawns === undefined || namesOf(spawns.left.map(turn)) === namesOf(spawns.right))
  );
}

type Placed = readonly [what: string, cells: readonly Position[]];

function isSameSet(things: readonly Placed[], turn: Turn): boolean {
  const nameOf = ([what, cells]: Placed) => `${what} ${namesOf(cells)}`;
  const names = new Set(things.map(nameOf));
  return things.every(([what, cells]) => names.has(nameOf([what, cells.map(turn)])));
}

function namesOf(cells: readonly Position[]): string {
  return cells.map(cellText).sort().join(' ');
}
