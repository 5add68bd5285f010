import type { Position } from '../../battle/model/position';
import type { HintStep } from '../../store/advice/hintSlice';
import type { Aim, PlannedOrder } from '../../store/advice/plannedOrders';
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
  if (aim.type === 'line') return speak('hint.where.line', lineWords(speak, aim));
  return speak(`hint.where.${aim.type}`);
}

function whichSentence(speak: Speak, names: Names, planned: PlannedOrder): string {
  const { order } = planned;
  if (order.type === 'mulligan') return speak('hint.which.cards', cardWords(speak, names, order.cards));
  return speak('hint.which', { card: actorName(speak, names, planned) });
}

/** "Deploy Oathguard to row 1, center." */
export function orderSentence(speak: Speak, names: Names, planned: PlannedOrder): string {
  const { order, aim } = planned;
  if (order.type === 'mulligan') return speak('hint.order.mulligan', cardWords(speak, names, order.cards));
  return speak(`hint.order.${order.type}`, {
    ...(aim.type === 'cell' ? placeWords(speak, aim.at) : {}),
    ...(aim.type === 'line' ? lineWords(speak, aim) : { line: planned.target === null ? 'cell' : 'card' }),
    card: actorName(speak, names, planned),
    target: targetName(speak, names, planned),
  });
}

function actorName(speak: Speak, names: Names, { card, from, hasTwin }: PlannedOrder): string {
  if (card === null) return '';
  return hasTwin.card && from !== null ? standing(speak, names.card(card), from) : names.card(card);
}

function targetName(speak: Speak, names: Names, { target, aim, hasTwin }: PlannedOrder): string {
  if (target === null) return '';
  return hasTwin.target && aim.type === 'cell' ? standing(speak, names.card(target), aim.at) : names.card(target);
}

/** Of two cards with one name, the one that stands there. */
function standing(speak: Speak, card: string, at: Position): string {
  return speak('hint.standing', { card, ...placeWords(speak, at) });
}

function placeWords(speak: Speak, { row, col }: Position): Values {
  return { row: row + 1, zone: zoneName(speak, col) };
}

function lineWords(speak: Speak, { line, index }: Extract<Aim, { type: 'line' }>): Values {
  return { line, row: index + 1, zone: zoneName(speak, index) };
}

function cardWords(speak: Speak, names: Names, cards: readonly string[]): Values {
  return { count: cards.length, cards: listed(speak, cards.map(names.card), 'and') };
}
