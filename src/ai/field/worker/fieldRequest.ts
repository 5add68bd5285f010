import type { FieldBook } from '../../../skirmish/model/book';
import type { FieldObservation } from '../../../skirmish/view/observe';
import { createFieldPlayer, type FieldOpponent } from '../createFieldPlayer';
import type { FieldDecision } from '../fieldPlayer';

/** A request for the next orders, in plain JSON so that it can cross into a worker. It holds no handle to the true state. */
export interface FieldRequest extends FieldOpponent {
  readonly book: FieldBook;
  readonly observation: FieldObservation;
}

export function answerFieldRequest({ book, observation, level, strategy, seed }: FieldRequest): FieldDecision {
  return createFieldPlayer(book, { level, strategy, seed })(observation);
}
