import type { JSONPath } from 'jsonc-parser';
import type { Position } from '../../../core/geometry/position';
import { SIDES, type Side } from '../../../kernel/sides';
import { middleOf } from '../../../skirmish/turn/control';
import type { ContentFile } from '../../load/contentFile';
import type { Problem } from '../../problems/problem';
import type { FieldBattlefieldFace } from '../catalog';
import { sizeOf } from '../fieldGround';
import { cellText } from '../schema/leaves';
import { type CellFacts, cellFacts, type KnownToBattlefields } from './groundFacts';
import { problem } from './known';

type BattlefieldFile = ContentFile<FieldBattlefieldFace>;
type Facts = (cell: Position) => CellFacts;

/** Where squads begin and what they fight for. */
export function startProblems(file: BattlefieldFile, known: KnownToBattlefields): Problem[] {
  const facts = cellFacts(file.content, known);
  return [
    ...blockedObstacles(file),
    ...blockedControl(file, facts),
    ...(file.content.spawns === undefined ? [] : listedSpawns(file, facts)),
    ...narrowSpawns(file, facts, known.largestSquad),
  ];
}

/** Two obstacles on one cell couldn't be told apart. */
function blockedObstacles(file: BattlefieldFile): Problem[] {
  const taken = new Map<string, string>();
  return (file.content.obstacles ?? []).flatMap(({ kind, positions }, index) =>
    positions.flatMap((cell, place) => {
      const name = cellText(cell);
      const first = taken.get(name);
      taken.set(name, kind);
      const path = ['obstacles', index, 'positions', place];
      return first === undefined ? [] : [problem(file, path, `${name} is already taken by ${first}`)];
    }),
  );
}

function blockedControl(file: BattlefieldFile, facts: Facts): Problem[] {
  const { control } = file.content;
  const { width, height } = sizeOf(file.content);
  if (control !== undefined) {
    return control.flatMap((cell, index) =>
      facts(cell).blocks ? [problem(file, ['control', index], `nobody can stand on ${cellText(cell)}`)] : [],
    );
  }
  const isOpen = middleOf({ width, height }).some((cell) => !facts(cell).blocks);
  return isOpen
    ? []
    : [problem(file, ['rows'], 'rows must leave a cell of the middle open, or control must name others')];
}

function listedSpawns(file: BattlefieldFile, facts: Facts): Problem[] {
  const taken = new Set<string>();
  return spawnPlaces(file.content).flatMap(({ cell, path }) => {
    const name = cellText(cell);
    const isTaken = taken.has(name);
    taken.add(name);
    if (isTaken) return [problem(file, path, `${name} belongs to both sides`)];
    const { blocks, hurts } = facts(cell);
    if (blocks) return [problem(file, path, `nobody can stand on ${name}`)];
    return hurts ? [problem(file, path, `${name} would hurt whoever begins there`)] : [];
  });
}

interface SpawnPlace {
  readonly side: Side;
  readonly cell: Position;
  readonly path: JSONPath;
}

function spawnPlaces({ spawns }: FieldBattlefieldFace): SpawnPlace[] {
  return SIDES.flatMap((side) =>
    (spawns?.[side] ?? []).map((cell, index) => ({ side, cell, path: ['spawns', side, index] })),
  );
}

/** Whoever can't be placed can't fight: the largest squad must have room. */
function narrowSpawns(file: BattlefieldFile, facts: Facts, largestSquad: number): Problem[] {
  const { spawns } = file.content;
  return SIDES.flatMap((side) => {
    const cells = spawns?.[side] ?? outerColumns(file.content, side);
    const free = cells.filter((cell) => !facts(cell).blocks && !facts(cell).hurts).length;
    if (free >= largestSquad) return [];
    const path = spawns === undefined ? ['rows'] : ['spawns', side];
    return [problem(file, path, `${side} has ${free} cells to begin on, and a squad may have ${largestSquad} units`)];
  });
}

function outerColumns(face: FieldBattlefieldFace, side: Side): Position[] {
  const { width, height } = sizeOf(face);
  const columns = side === 'left' ? [0, 1] : [width - 2, width - 1];
  return Array.from({ length: height }, (_, y) => columns.map((x) => ({ x, y }))).flat();
}
