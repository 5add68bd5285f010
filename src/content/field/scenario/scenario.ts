import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { SkirmishState } from '../../../skirmish/model/state';
import type { JsonDocument } from '../../json/document';
import type { FieldExpectation, FieldStepExpectation } from './expectationSchema';

/** A rule case of the open field that can be run. */
export interface FieldScenario {
  readonly name: string;
  /** Where it was read: findings are shown at their place in it. */
  readonly document: JsonDocument;
  readonly book: FieldBook;
  readonly state: SkirmishState;
  readonly steps: readonly FieldScenarioStep[];
  readonly expect: FieldExpectation;
}

export interface FieldScenarioStep {
  /** Whether the order is carried out, or only asked about. */
  readonly type: 'order' | 'forecast';
  readonly order: SkirmishOrder;
  readonly expect: FieldStepExpectation;
}
