import type { Book } from '../../battle/model/book';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import type { JsonDocument } from '../json/document';
import type { Expectation, StepExpectation } from './expectationSchema';

/** A rule case that can be run: a position under complete rules, orders, and what must come of them. */
export interface Scenario {
  readonly name: string;
  /** Where it was read: findings are shown at their place in it. */
  readonly document: JsonDocument;
  readonly book: Book;
  readonly state: BattleState;
  readonly steps: readonly ScenarioStep[];
  readonly expect: Expectation;
}

export interface ScenarioStep {
  readonly order: Order;
  readonly expect: StepExpectation;
}
