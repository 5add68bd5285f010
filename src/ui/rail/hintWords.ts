import type { Position } from '../../battle/position';
import type { HintStep } from '../../store/hintSlice';
import type { PlannedOrder } from '../../store/plannedOrders';
import { listed } from '../../words/lists';
import { type Names, zoneName } from '../../words/names';
import type { Speak, Values } from '../../words/speak';

/** A hint in sentences, as far as it was asked for: where, with which card, and at last the whole plan. */
export function hintSentences(
  speak: Speak,
  names: Names,
  plan: readonly PlannedOrder[],
  step: HintStep,
): readonly string[] {
  const [first] = plan;
  if (first === undefined) return [speak('hint.where.end')];
  if (step === 'plan') return plan.map((planned) => orderSentence(speak, names, planned));
  const where = whereSentence(speak, first);
  const saysAll = first.aim.type === 'end' || first.aim.type === 'column';
  return step === 'where' || saysAll ? [where] : [where, whichSentence(speak, names, first)];
}

function whereSentence(speak: Speak, { aim }: PlannedOrder): string {
  if (aim.type === 'cell') return speak('hint.where.cell', placeWords(speak, aim.at));
  return speak(`hint.where.${aim.type}`);
}

function whichSentence(speak: Speak, names: Names, { order, card }: PlannedOrder): string {
  if (order.type === 'mulligan') return speak('hint.which.cards', cardWords(speak, names, order.cards));
  return speak('hint.which', { card: card === null ? '' : names.card(card) });
}

/** "Deploy Oathguard to row 1, center." */
function orderSentence(speak: Speak, names: Names, { order, aim, card, target }: PlannedOrder): string {
  if (order.type === 'mulligan') return speak('hint.order.mulligan', cardWords(speak, names, order.cards));
  return speak(`hint.order.${order.type}`, {
    ...(aim.type === 'cell' ? placeWords(speak, aim.at) : {}),
    card: card === null ? '' : names.card(card),
    target: target === null ? '' : names.card(target),
  });
}

function placeWords(speak: Speak, { row, col }: Position): Values {
  return { row: row + 1, zone: zoneName(speak, col) };
}

function cardWords(speak: Speak, names: Names, cards: readonly string[]): Values {
  return { count: cards.length, cards: listed(speak, cards.map(names.card), 'and') };
}
