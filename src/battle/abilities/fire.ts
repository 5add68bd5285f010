import type { Side } from '../../kernel/sides';
import { inBoardOrder } from '../model/board';
import type { Fighter } from '../model/fighter';
import { emitEffectsCut } from '../resolve/emit/turns';
import type { BattlePlay } from '../resolve/play';
import { EFFECT_ROWS } from './effects/table';
import { type Occasion, occasion } from './occasion';
import { holds, type Part } from './parts';
import { ANSWERS } from './traits';
import type { Trigger } from './vocabulary';

/** Lets the parts of one card's abilities that a moment concerns answer it, in their order. */
export function fire(play: BattlePlay, parts: readonly Part[], moment: Occasion): void {
  for (let index = 0; index < parts.length; index++) firePart(play, parts[index] as Part, moment);
}

/** A moment that concerns a whole side. */
type TurnMoment = Extract<Trigger, 'startTurn' | 'endTurn'>;

interface Answer {
  readonly bearer: Fighter;
  readonly part: Part;
}

/** Lets all cards of a side answer, by the parts' order and then row by row. Whoever has fallen meanwhile doesn't. */
export function fireForSide(play: BattlePlay, moment: TurnMoment, side: Side): void {
  if (!isAnswered(play, moment, side)) return;
  for (const { bearer, part } of answersTo(play, moment, side)) {
    if (bearer.health > 0) firePart(play, part, occasion(bearer));
  }
}

/** Mostly nobody has anything to say. */
function isAnswered({ state }: BattlePlay, moment: TurnMoment, side: Side): boolean {
  const { units } = state;
  const bit = moment === 'endTurn' ? ANSWERS.endTurn : ANSWERS.startTurn;
  for (let index = 0; index < units.length; index++) {
    const { side: owner, profile } = units[index] as Fighter;
    if (owner === side && (profile.answers & bit) !== 0) return true;
  }
  return false;
}

function answersTo({ state }: BattlePlay, moment: TurnMoment, side: Side): Answer[] {
  const answers: Answer[] = [];
  for (const bearer of state.units) {
    if (bearer.side !== side) continue;
    for (const part of bearer.profile.parts[moment]) answers.push({ bearer, part });
  }
  return answers.length > 1 ? answers.sort(inTurn) : answers;
}

function inTurn(one: Answer, other: Answer): number {
  return one.part.order - other.part.order || inBoardOrder(one.bearer, other.bearer);
}

/** Beyond the rules' limits on depth and number nothing more happens, and that is told once. */
function firePart(play: BattlePlay, part: Part, moment: Occasion): void {
  const { book, state } = play;
  const { bearer, other, aim, angle } = moment;
  if (state.winner !== null || !holds(part, state, bearer, other, aim, angle, false)) return;
  const { effects } = book.rules;
  if (play.fired >= effects.number || play.depth >= effects.depth) {
    if (!play.cut) emitEffectsCut(play, play.fired);
    play.cut = true;
    return;
  }
  play.fired++;
  play.depth++;
  EFFECT_ROWS[part.effectNumber]?.(play, part, moment);
  settleFalls(play);
  play.depth--;
}

/** Lets the fallen answer their fall, first fallen first. */
export function settleFalls(play: BattlePlay): void {
  const { fallen, depth } = play;
  if (fallen.length === 0) return;
  for (let next = fallen.shift(); next !== undefined; next = fallen.shift()) {
    play.depth = next.depth;
    fire(play, next.unit.profile.parts.onFall, occasion(next.unit));
  }
  play.depth = depth;
}
