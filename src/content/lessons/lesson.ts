import type { Order } from '../../battle/model/orders';
import type { SiegeRules } from '../../battle/model/rules';
import type { BattleState } from '../../battle/model/state';
import type { Named, Translations } from '../catalog';

/** What a lesson is called, the idea that it teaches, and what is said when it is over. */
export interface LessonWords extends Named {
  readonly teaches: string;
  readonly end: string;
}

/** What a step says, and the line that stands for it in the list of steps. */
export interface StepWords {
  readonly say: string;
  readonly task: string;
  /** Said on demand: the reason behind it. */
  readonly why?: string;
  /** Said to every other deed. */
  readonly otherwise: string;
}

export interface MistakeWords {
  readonly say: string;
}

/** A deed that is likely and wrong: an order as far as it matters, and what is said to it. */
export interface Mistake extends MistakeWords {
  readonly order: Readonly<Record<string, unknown>>;
  readonly translations: Translations<MistakeWords>;
}

/** One thing to do. `Deed` is an order of the game. */
export interface LessonStep<Deed> extends StepWords {
  readonly translations: Translations<StepWords>;
  /** Any of these brings the lesson on; none where something else does. */
  readonly deeds: readonly Deed[];
  /** Taking the last order back brings it on. */
  readonly undo: boolean;
  /** Everything is allowed until the battle is won. These orders win it. */
  readonly win: readonly Deed[];
  readonly mistakes: readonly Mistake[];
  /** What the enemy does when its turn comes in this step; then it ends its turn. */
  readonly reply: readonly Deed[];
}

/** What the primer shows of a lesson. */
export interface LessonFace extends LessonWords {
  readonly id: string;
  readonly number: number;
  readonly minutes: number;
  readonly translations: Translations<LessonWords>;
}

/** A short battle that teaches one idea. `Place` is what it begins from. */
export interface Lesson<Deed, Place> extends LessonFace {
  readonly place: Place;
  readonly steps: readonly LessonStep<Deed>[];
}

/** Where a lesson of the card battle begins: a position, and the rules where it has some of its own. */
export interface SiegePlace {
  readonly rules: SiegeRules | null;
  readonly state: BattleState;
}

export type SiegeLesson = Lesson<Order, SiegePlace>;
