import type { Observation } from '../../battle/view/observe';
import { selectUndone, type Undone } from '../../store/advice/guardSelectors';
import type { AppStore } from '../../store/createStore';
import { selectMayOrder } from '../../store/view/battleSelectors';
import { goalReached } from '../../words/goals';
import { listed } from '../../words/lists';
import type { Speak } from '../../words/speak';
import { endTurnOn, skipPlayback } from './give';

/** Ends the turn, or gives what would be left undone: then somebody has to be asked first. */
export function endOrAsk(store: AppStore, isAsked: boolean): Undone | null {
  skipPlayback(store);
  const undone = isAsked || !selectMayOrder(store.getState()) ? null : selectUndone(store.getState());
  if (undone === null) endTurnOn(store);
  return undone;
}

/** What would be left undone, in sentences; the gravest first. */
export function undoneSentences(
  { losing, winning, strikers, cards, plays }: Undone,
  seen: Observation,
  speak: Speak,
  cardName: (card: string) => string,
): string[] {
  const nameOf = (id: string): string => cardName(seen.units.find((unit) => unit.id === id)?.card ?? id);
  const sentences: string[] = [];
  if (losing !== null) {
    const how = goalReached(speak, losing, { viewer: seen.side, nameOf });
    sentences.push(speak('goal.ending', { own: 'no', how }));
  }
  if (winning !== null && 'unit' in winning) {
    const target = winning.type === 'attack' ? nameOf(winning.target) : '';
    const aim = winning.type === 'attack' ? 'card' : 'castle';
    sentences.push(speak('guard.win', { attacker: nameOf(winning.unit), target, aim }));
  }
  if (strikers.length > 0) {
    const names = listed(speak, strikers.map(nameOf), 'and');
    sentences.push(speak('guard.strike', { count: strikers.length, names }));
  }
  if (cards.length > 0) {
    const names = listed(speak, cards.map(cardName), 'or');
    sentences.push(speak('guard.deploy', { supply: seen.supply[seen.side], names }));
  }
  if (plays.length > 0) sentences.push(speak('guard.play', { names: listed(speak, plays.map(cardName), 'or') }));
  return sentences;
}
