import type { FieldBook } from '../../../skirmish/model/book';
import type { FieldGround } from '../../../skirmish/model/state';
import type { FieldObservation } from '../../../skirmish/view/observe';
import type { AnsweringWorker } from '../../worker/workerClient';
import type { FieldDecision } from '../fieldPlayer';
import { answerFieldRequest, type FieldRequest } from './fieldRequest';

export type FieldWorkerApi = AnsweringWorker<FieldRequest, FieldDecision>;

export function createFieldWorker(): FieldWorkerApi {
  let book: FieldBook | null = null;
  let ground: { readonly text: string; readonly value: FieldGround } | null = null;

  /** Surveys and lines of sight are kept per ground: an equal one that crossed over must be the same object. */
  function intern(observation: FieldObservation): FieldObservation {
    const { field } = observation;
    const text = JSON.stringify(field.ground);
    if (ground?.text !== text) ground = { text, value: field.ground };
    return { ...observation, field: { ...field, ground: ground.value } };
  }

  return {
    answer({ book: text, observation, ...opponent }) {
      if (text !== null) book = JSON.parse(text);
      if (book === null) throw new Error('a request came before its book');
      return answerFieldRequest({ ...opponent, book, observation: intern(observation) });
    },
  };
}
