import { useState } from 'react';
import type { Undone } from '../../store/advice/guardSelectors';
import { selectUndone } from '../../store/advice/guardSelectors';
import { selectOrderCount } from '../../store/view/battleSelectors';
import { useAppSelector, useAppStore } from '../common/hooks/storeHooks';
import { endOrAsk } from './guard';
import type { Selection } from './selection';

export interface EndTurn {
  /** What somebody is being asked about; null while nobody is. */
  readonly asked: Undone | null;
  /** Ends the turn or asks first; asked already, it ends it. Gives what it asks about. */
  readonly press: () => Undone | null;
  readonly keepPlaying: () => void;
}

/** The moment in which the question was asked: whoever plays on has answered it. */
interface Question {
  readonly orders: number;
  readonly selection: Selection;
}

export function useEndTurn(selection: Selection): EndTurn {
  const store = useAppStore();
  const orders = useAppSelector(selectOrderCount);
  const undone = useAppSelector(selectUndone);
  const [question, setQuestion] = useState<Question | null>(null);
  const isAsked = question !== null && question.orders === orders && question.selection === selection;
  return {
    asked: isAsked ? undone : null,
    press: () => {
      const left = endOrAsk(store, isAsked);
      setQuestion(left === null ? null : { orders: selectOrderCount(store.getState()), selection });
      return left;
    },
    keepPlaying: () => setQuestion(null),
  };
}
