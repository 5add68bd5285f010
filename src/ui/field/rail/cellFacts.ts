import { cellNumber, ringNeighbours } from '../../../core/geometry/grid';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import { obstacleKindOf } from '../../../core/ground/ground';
import type { SurveyedCell } from '../../../core/ground/survey';
import { opponentOf, type Side } from '../../../kernel/sides';
import { fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import { obstaclesAt } from '../../../skirmish/ground/obstacles';
import { unitsOf } from '../../../skirmish/model/state';
import { isClear } from '../../../skirmish/sight/sightTable';
import { isCellSeen } from '../../../skirmish/sight/visible';
import type { FieldView } from '../common/fieldHooks';

type Asked = Pick<FieldView, 'book' | 'seen'>;

export interface ObstacleFacts {
  readonly kind: string;
  /** Null for what can't be broken. */
  readonly hitPoints: number | null;
  readonly most: number | null;
}

/** All that the viewer may know of a cell. */
export interface CellFacts {
  readonly cell: SurveyedCell;
  readonly obstacles: readonly ObstacleFacts[];
  /** Damage at the start of a turn, and when entering. */
  readonly lasting: number;
  readonly entry: number;
  readonly isControl: boolean;
  /** Neighbours that give cover, by what gives it. */
  readonly shelters: readonly { readonly at: Position; readonly by: string }[];
  /** Whether an own unit sees it now. */
  readonly isInSight: boolean;
  readonly seenBy: { readonly own: number; readonly enemies: number };
}

/** Null for a cell that was never seen. */
export function cellFacts(view: Asked, at: Position): CellFacts | null {
  const { book, seen } = view;
  const { ground, control } = seen.field;
  const number = cellNumber(ground, at.x, at.y);
  const survey = fieldSurvey(book, ground);
  const cell = survey.cells[number];
  if (cell === undefined || seen.seen?.[number] === false) return null;
  const own = seersOf(view, seen.side, at);
  return {
    cell,
    obstacles: obstaclesAt(ground, at).map(({ kind, hitPoints }) => ({
      kind,
      hitPoints: hitPoints ?? null,
      most: obstacleKindOf(book, kind).hitPoints ?? null,
    })),
    lasting: survey.lasting[number] ?? 0,
    entry: survey.entry[number] ?? 0,
    isControl: control.some((each) => isSamePosition(each, at)),
    shelters: ringNeighbours(ground, at).flatMap((near) => {
      const by = survey.cells[cellNumber(ground, near.x, near.y)]?.shelterFrom ?? null;
      return by === null ? [] : [{ at: near, by }];
    }),
    isInSight: seen.seen === null || own > 0,
    seenBy: { own, enemies: seersOf(view, opponentOf(seen.side), at) },
  };
}

/** How many of a side's units have the cell in sight, by what is known. Without fog eyes reach everywhere. */
function seersOf({ book, seen: { field } }: Asked, side: Side, at: Position): number {
  return unitsOf(field, side).filter((unit) =>
    book.rules.fog === undefined
      ? isSamePosition(unit.position, at) || isClear(book, field.ground, unit.position, at)
      : isCellSeen(book, { ...field, units: [unit] }, side, at),
  ).length;
}
