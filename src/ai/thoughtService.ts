import { type BattleEngine, createBattleEngine } from '../battle/BattleEngine';
import { arrived } from './arrival';
import type { Plan } from './player';
import { playerNamed } from './playerNamed';
import { openRehearsal, type Rehearsal } from './rehearsal';
import type { Question } from './thought';

/** A question as it crosses into the worker: the book comes along as text, once; null is the one that is there. */
export interface AskedQuestion extends Omit<Question, 'book'> {
  readonly book: string | null;
}

/** What lives in the worker, as the page calls it. */
export interface ThoughtService {
  answer(asked: AskedQuestion): Plan;
}

/** Has something done when nobody waits for an answer. */
export type Later = (step: () => void) => void;

/** After its first answer it rehearses, piece by piece, so that no question waits for more than one of them. */
export function openThoughtService(later: Later): ThoughtService {
  let engine: BattleEngine | null = null;
  return {
    answer({ player, book, seen, stream, intent }) {
      if (engine === null) {
        if (book === null) throw new Error('a question came before its book');
        engine = createBattleEngine(JSON.parse(book));
        rehearse(openRehearsal(engine), later);
      } else if (book !== null) engine = createBattleEngine(JSON.parse(book));
      const meant = intent === undefined ? undefined : { ...intent, begun: arrived(engine.book, intent.begun) };
      return playerNamed(player)({ engine, seen: arrived(engine.book, seen), stream, intent: meant });
    },
  };
}

function rehearse(rehearsal: Rehearsal, later: Later): void {
  later(() => {
    if (rehearsal()) rehearse(rehearsal, later);
  });
}
