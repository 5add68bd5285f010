import type { BattleEngine } from '../../battle/BattleEngine';
import type { Book } from '../../battle/model/book';
import type { Order } from '../../battle/model/orders';
import type { Observation } from '../../battle/view/observe';
import { chooseDeeds, type ToldDeeds } from '../explain/chooseDeeds';
import { chanceOfWinning, chanceToWatch } from './chanceOfWinning';
import { type Advice, hintOf } from './hint';
import type { Steps } from './steps';

/** What an adviser can be asked, in plain JSON so that it can cross into a worker. It holds no handle to the true state. */
export type AdviceQuestion =
  | { readonly type: 'chance'; readonly seen: Observation }
  /** The same for whoever watches: without either hand. */
  | { readonly type: 'watchedChance'; readonly seen: Observation }
  | { readonly type: 'hint'; readonly seen: Observation }
  /** What a turn that was played did, from how it began and by its orders. */
  | { readonly type: 'deeds'; readonly seen: Observation; readonly orders: readonly Order[] };

export interface AdviceRequest {
  readonly book: Book;
  readonly question: AdviceQuestion;
}

export interface AdviceAnswers {
  readonly chance: number;
  readonly watchedChance: number;
  readonly hint: Advice;
  readonly deeds: ToldDeeds;
}
export type AdviceAnswer = AdviceAnswers[keyof AdviceAnswers];

export function* adviceSteps(engine: BattleEngine, question: AdviceQuestion): Steps<AdviceAnswer> {
  const { seen } = question;
  switch (question.type) {
    case 'chance':
      return (yield* chanceOfWinning(engine, seen)).chance;
    case 'watchedChance':
      return yield* chanceToWatch(engine, seen);
    case 'hint':
      return yield* hintOf(engine, seen);
    case 'deeds':
      return chooseDeeds(engine, seen, question.orders);
  }
}
