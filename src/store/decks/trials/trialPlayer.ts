import type { AnsweringWorker } from '../../../ai/worker/workerClient';
import { type BattleEngine, createBattleEngine } from '../../../battle/BattleEngine';
import type { Book } from '../../../battle/model/book';
import { type DeckPair, playDeckPair } from '../../../measure/decks/deckPair';
import type { Score } from '../../../measure/simulation/tally';

export interface TrialRequest {
  readonly book: Book;
  readonly pair: DeckPair;
}

/** Plays pairs of battles by the book that came last. */
export function createTrialPlayer(): AnsweringWorker<TrialRequest, Score> {
  let engine: BattleEngine | null = null;
  return {
    answer({ book, pair }) {
      if (book !== null) engine = createBattleEngine(JSON.parse(book));
      if (engine === null) throw new Error('battles were asked for before their book');
      return playDeckPair(engine, pair);
    },
  };
}
