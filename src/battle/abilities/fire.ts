import { inBoardOrder } from '../board';
import type { BattlePlay } from '../play';
import type { Side } from '../sides';
import type { Unit } from '../unit';
import { EFFECTS } from './effects/table';
import { type Occasion, occasion } from './occasion';
import { holds, type Part } from './parts';
import { traitsOf } from './traits';
import type { Trigger } from './vocabulary';

/** Lets the parts of one card's abilities that a moment concerns answer it, in their order. */
export function fire(play: BattlePlay, parts: readonly Part[], moment: Occasion): void {
  for (const part of parts) firePart(play, part, moment);
}

/** Lets all cards of a side answer, by the parts' order and then row by row. Whoever has fallen meanwhile doesn't. */
export function fireForSide(play: BattlePlay, trigger: Trigger, side: Side): void {
  if (!hasAnswers(play, trigger, side)) return;
  for (const { bearer, part } of answersOf(play, trigger, side)) {
    if (bearer.health > 0) firePart(play, part, occasion(bearer));
  }
}

/** Mostly nobody has anything to say. */
function hasAnswers({ book, state }: BattlePlay, trigger: Trigger, side: Side): boolean {
  for (const unit of state.units) {
    if (unit.side === side && traitsOf(book, unit).parts[trigger].length > 0) return true;
  }
  return false;
}

function answersOf({ book, state }: BattlePlay, trigger: Trigger, side: Side): { bearer: Unit; part: Part }[] {
  return state.units
    .filter((unit) => unit.side === side)
    .sort(inBoardOrder)
    .flatMap((bearer) => traitsOf(book, bearer).parts[trigger].map((part) => ({ bearer, part })))
    .sort((one, other) => one.part.order - other.part.order);
}

/** Beyond the rules' limits on depth and number nothing more happens, and that is told once. */
function firePart(play: BattlePlay, part: Part, moment: Occasion): void {
  const { book, state, chain, emit } = play;
  const { bearer, other, aim, angle } = moment;
  const circumstances = { board: state, bearer, other, aim, angle, counter: false };
  if (state.winner !== null || !holds(part, circumstances)) return;
  const { effects } = book.rules;
  if (chain.fired >= effects.number || chain.depth >= effects.depth) {
    if (!chain.cut) emit({ type: 'effectsCut', limit: chain.fired });
    chain.cut = true;
    return;
  }
  chain.fired++;
  chain.depth++;
  const effect = EFFECTS[part.effect] as ((play: BattlePlay, part: Part, moment: Occasion) => void) | undefined;
  effect?.(play, part, moment);
  settleFalls(play);
  chain.depth--;
}

/** Lets the fallen answer their fall, first fallen first. */
export function settleFalls(play: BattlePlay): void {
  const { chain } = play;
  if (chain.fallen.length === 0) return;
  const { depth } = chain;
  for (let fallen = chain.fallen.shift(); fallen !== undefined; fallen = chain.fallen.shift()) {
    chain.depth = fallen.depth;
    const { onFall } = traitsOf(play.book, fallen.unit).parts;
    if (onFall.length > 0) fire(play, onFall, occasion(fallen.unit));
  }
  chain.depth = depth;
}
