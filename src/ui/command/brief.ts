import type { Position } from '../../battle/model/position';
import type { ForecastOrder } from '../../store/view/battleSelectors';
import { zoneName } from '../../words/names';
import type { Speak } from '../../words/speak';
import { outcomeOf, prospectOf } from '../battle/outcome';
import { candidateOf } from './candidates';
import type { CommandContext } from './context';
import { isSamePiece, type Phrase, phraseOf } from './pieces';

/** "row 1, left wing", as it stands inside a sentence. */
export function placeText(speak: Speak, { row, col }: Position): string {
  return speak('cell.place', { row: row + 1, zone: zoneName(speak, col) }).toLowerCase();
}

/** What is worth knowing before one says so: the outcome of an order, the place of a unit, the price of a card. */
export function briefOf(phrase: Phrase, context: CommandContext): string {
  const { speak } = context;
  const last = phrase.pieces.at(-1);
  if (last === undefined) return '';
  const { at } = candidateOf(last, context);
  const place = at === null ? [] : [placeText(speak, at)];
  if (last.type === 'card') {
    const cost = (context.figuresOf(last.card) ?? context.stratagemOf(last.card))?.cost;
    return cost === undefined ? '' : speak('command.brief.cost', { cost });
  }
  return [...place, ...forecastText(phrase, context)].join(': ');
}

function forecastText(phrase: Phrase, { forecasts, speak }: CommandContext): string[] {
  const found = forecasts.find(({ order }) => isSamePhrase(phraseOf(order), phrase));
  if (found === undefined) return [];
  const outcome = outcomeOf(found);
  if (outcome !== null) {
    const { damage, aim, left } = outcome;
    return [speak('command.brief.blow', { damage, aim, left, fells: outcome.fells ? 'yes' : 'no' })];
  }
  if (found.order.type === 'play') return playText(found, speak);
  const toll = prospectOf(found)?.toll ?? null;
  return toll === null ? [] : [speak('cell.toll', { damage: toll.damage, falls: toll.falls ? 'yes' : 'no' })];
}

/** What a stratagem takes and gives in health, in all. */
function playText({ forecast }: ForecastOrder, speak: Speak): string[] {
  const events = forecast.ok ? forecast.value : [];
  const damage = events.reduce((sum, event) => sum + (event.type === 'hurt' ? event.damage : 0), 0);
  const heal = events.reduce((sum, event) => sum + (event.type === 'healed' ? event.amount : 0), 0);
  const both = damage > 0 && heal > 0 ? 'yes' : 'no';
  return damage === 0 && heal === 0 ? [] : [speak('command.brief.play', { damage, heal, both })];
}

function isSamePhrase(one: Phrase, other: Phrase): boolean {
  if (one.verb !== other.verb || one.pieces.length !== other.pieces.length) return false;
  return one.pieces.every((piece, index) => {
    const same = other.pieces[index];
    return same !== undefined && isSamePiece(piece, same);
  });
}
