import type { Adviser } from '../../ai/worker/adviser';
import { selectChanceQuestion, selectShowsChance } from '../advice/chanceSelectors';
import { chanceFound } from '../advice/chanceSlice';
import { areRulesLoaded } from '../battle/lazyRules';
import type { RootState } from '../rootState';
import type { Listeners } from './types';

/** Asks for the chance of winning whenever the position changes, before the order is played back, and only where it is shown. */
export function keepChance(listeners: Listeners, adviser: Adviser): void {
  listeners.startListening({
    predicate: (_, now, before) => keyIn(now) !== null && keyIn(now) !== keyIn(before),
    effect: async (_, api) => {
      const asked = selectChanceQuestion(api.getState());
      if (asked === null || Object.hasOwn(api.getState().chance, asked.key)) return;
      const { key, book, question, side } = asked;
      try {
        const chance = await adviser.ask(book, question);
        if (chance !== null) api.dispatch(chanceFound({ key, left: side === 'left' ? chance : 1 - chance }));
      } catch {
        // No number is better than a wrong one.
        api.dispatch(chanceFound({ key, left: null }));
      }
    },
  });
}

function keyIn(state: RootState): string | null {
  if (!areRulesLoaded() || state.screen !== 'battle' || !selectShowsChance(state)) return null;
  return selectChanceQuestion(state)?.key ?? null;
}
