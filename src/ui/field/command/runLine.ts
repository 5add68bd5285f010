import type { SkirmishRefusal } from '../../../skirmish/model/refusals';
import type { UnitId } from '../../../skirmish/model/state';
import { selectFieldOrders, selectFieldRefusal, selectMayOrderField } from '../../../store/field/fieldSelectors';
import { giveFieldOrder } from '../../../store/field/giveFieldOrder';
import type { FieldStore } from '../../../store/field/openField';
import { parseFieldCommand } from '../../../words/field/parseCommand';
import type { FieldView } from '../common/fieldHooks';
import { answerQuestion } from './answerQuestion';
import { legalInstead } from './legalLines';

/** What a typed line reaches. */
export interface LineTable {
  readonly view: FieldView;
  readonly store: FieldStore;
  readonly chosen: UnitId | null;
  readonly tellRefusal: (refusal: SkirmishRefusal) => string;
  readonly undo: () => void;
  readonly close: () => void;
}

/** Carries a typed line out; what is answered to it. */
export function runLine(line: string, { view, store, chosen, tellRefusal, undo, close }: LineTable): readonly string[] {
  const { seen, narrator } = view;
  const { speak } = narrator;
  const command = parseFieldCommand(seen.field, line, { speak, chosen });
  if (!command.ok) return [command.refusal];
  if (command.value.type === 'question') {
    const { question, words } = command.value;
    if (question === 'undo') undo();
    if (question === 'quit') close();
    return answerQuestion(view, store.getState(), { question, words, chosen, tellRefusal });
  }
  if (!selectMayOrderField(store.getState())) return [speak('board.enemyTurn')];
  const { order } = command.value;
  const legal = selectFieldOrders(store.getState());
  // At a shared screen whoever types is ready, not whoever isn't yet.
  store.dispatch(giveFieldOrder(order.type === 'ready' ? { ...order, side: seen.side } : order));
  const refusal = selectFieldRefusal(store.getState());
  if (refusal === null) return [];
  if (refusal.code === 'nothing-to-undo') return [refusal.sentence];
  if (refusal.code === 'not-in-lesson') return [speak('typed.notInLesson')];
  return [tellRefusal(refusal), legalInstead(speak, seen.field, legal, order)];
}
