import type { Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { FieldRuleSet } from '../../skirmish/model/rules';
import type { SkirmishState } from '../../skirmish/model/state';
import type { Lesson, LessonFace } from './lesson';

/** Where a lesson of the open field begins: a position, by which rule set, and its rules where it has some of its own. */
export interface FieldPlace {
  readonly set: string;
  readonly rules: FieldRuleSet | null;
  readonly state: SkirmishState;
}

export type FieldLesson = Lesson<SkirmishOrder, FieldPlace>;

/** What is drawn of a cell in the primer. */
export const SKETCHED_CELLS = ['open', 'closed', 'slow', 'high', 'cover', 'veiled', 'thing'] as const;
export type SketchedCell = (typeof SKETCHED_CELLS)[number];

/** A small drawing of where a lesson begins. */
export interface FieldSketch {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly cells: readonly SketchedCell[];
  readonly units: readonly { readonly at: Position; readonly side: Side }[];
}

/** What the primer shows of a lesson of the open field: the lesson itself comes when it is wanted. */
export interface FieldLessonFace extends LessonFace {
  readonly sketch: FieldSketch;
}

/** All lessons of the open field, by their numbers. */
export interface FieldLessonCatalog {
  readonly lessons: readonly FieldLesson[];
}
