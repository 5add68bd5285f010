import type { Side } from '../../kernel/sides';
import { unitOnCell } from '../board';
import { afterFirst, type CellSet, firstCell } from '../cellSet';
import { kindAt } from '../kind';
import type { BattlePlay } from '../play';
import { type Unit, unitCell } from '../unit';
import { circumstancesOf } from './circumstances';
import { EFFECT_ROWS } from './effects/table';
import { type Occasion, occasion } from './occasion';
import { holds, type Part } from './parts';
import { ANSWERS, unitTraits } from './traits';
import type { Trigger } from './vocabulary';

/** Lets the parts of one card's abilities that a moment concerns answer it, in their order. */
export function fire(play: BattlePlay, parts: readonly Part[], moment: Occasion): void {
  for (let index = 0; index < parts.length; index++) firePart(play, parts[index] as Part, moment);
}

/** A moment that concerns a whole side. */
type TurnMoment = Extract<Trigger, 'startTurn' | 'endTurn'>;

/** Lets all cards of a side answer, by the parts' order and then row by row. Whoever has fallen meanwhile doesn't. */
export function fireForSide(play: BattlePlay, moment: TurnMoment, side: Side): void {
  const cells = answeringCells(play, moment === 'endTurn' ? ANSWERS.endTurn : ANSWERS.startTurn, side);
  // Mostly nobody has anything to say.
  if (cells === 0) return;
  const count = lineUp(play, moment, cells);
  for (let index = 0; index < count; index++) {
    const bearer = BEARERS[index] as Unit;
    if (bearer.health > 0) firePart(play, PARTS[index] as Part, occasion(bearer));
  }
}

function answeringCells({ book, state }: BattlePlay, bit: number, side: Side): CellSet {
  const { units } = state;
  let cells = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side === side && (kindAt(book, unit, index).traits.answers & bit) !== 0) cells |= 1 << unitCell(unit);
  }
  return cells;
}

/** Who answers, and by which part. Used again and again: no answer makes a whole side answer anew. */
const BEARERS: Unit[] = [];
const PARTS: Part[] = [];

/** Puts the answers in line and tells how many there are. */
function lineUp({ book, state }: BattlePlay, moment: TurnMoment, cells: CellSet): number {
  let count = 0;
  for (let rest = cells; rest !== 0; rest = afterFirst(rest)) {
    const bearer = unitOnCell(state, firstCell(rest)) as Unit;
    const { startTurn, endTurn } = unitTraits(book, bearer).parts;
    for (const part of moment === 'endTurn' ? endTurn : startTurn) {
      let place = count++;
      for (; place > 0 && (PARTS[place - 1] as Part).order > part.order; place--) {
        PARTS[place] = PARTS[place - 1] as Part;
        BEARERS[place] = BEARERS[place - 1] as Unit;
      }
      PARTS[place] = part;
      BEARERS[place] = bearer;
    }
  }
  return count;
}

/** Beyond the rules' limits on depth and number nothing more happens, and that is told once. */
function firePart(play: BattlePlay, part: Part, moment: Occasion): void {
  const { book, state, chain, emit } = play;
  const { bearer, other, aim, angle } = moment;
  if (state.winner !== null || !holds(part, circumstancesOf(state, bearer, other, aim, angle, false))) return;
  const { effects } = book.rules;
  if (chain.fired >= effects.number || chain.depth >= effects.depth) {
    if (!chain.cut) emit({ type: 'effectsCut', limit: chain.fired });
    chain.cut = true;
    return;
  }
  chain.fired++;
  chain.depth++;
  EFFECT_ROWS[part.effectNumber]?.(play, part, moment);
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
    const { onFall } = unitTraits(play.book, fallen.unit).parts;
    if (onFall.length > 0) fire(play, onFall, occasion(fallen.unit));
  }
  chain.depth = depth;
}
