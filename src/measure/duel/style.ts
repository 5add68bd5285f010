import type { Personality } from '../../ai/players/personalities';
import type { BattleEngine, BattleStep } from '../../battle/BattleEngine';
import { formationsAround } from '../../battle/damage/formations';
import { compileBoard } from '../../battle/model/engineState';
import type { BattleEvent } from '../../battle/model/events';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import type { BySide, Side } from '../../kernel/sides';

/** Whoever likes something in particular. */
export type Character = Exclude<Personality, 'neutral'>;

/** What a character does more of than others: so much, out of or over so many. */
export interface Habit {
  sum: number;
  of: number;
}

/** A way to play, by the statistic that each character is known by. */
export type Style = Record<Character, Habit>;

/** What the statistics say, in words. */
export const HABITS: Readonly<Record<Character, string>> = {
  racer: 'blows at the castle, of all blows, rounds 1 to 6',
  builder: 'cards that stand in a formation at the end of a turn, of all own cards',
  flanker: 'blows from the rear, of all blows at cards',
  hoarder: 'cards in the own first column at the end of a turn, of all own cards',
  keeper: 'cards in the middle column at the end of a turn, of all own cards',
};

const EARLY_ROUNDS = 6;
const MIDDLE_COLUMN = 1;
const FIRST_COLUMN: BySide<number> = { left: 0, right: 2 };

export function emptyStyle(): Style {
  const none = (): Habit => ({ sum: 0, of: 0 });
  return { racer: none(), builder: none(), flanker: none(), hoarder: none(), keeper: none() };
}

/** Counts an order for the style of whoever gave it. */
export function countStyle(
  engine: BattleEngine,
  style: Style,
  before: BattleState,
  order: Order,
  step: BattleStep,
): void {
  for (const event of step.events) countBlow(style, before, event);
  if (order.type === 'endTurn') countTurnEnd(engine, style, before, before.turn);
}

function countBlow({ flanker, racer }: Style, { round }: BattleState, event: BattleEvent): void {
  if (event.type === 'struck') add(flanker, event.angle === 'rear' ? 1 : 0, 1);
  if (round > EARLY_ROUNDS) return;
  if (event.type === 'castleStruck') add(racer, 1, 1);
  else if (event.type === 'struck') add(racer, 0, 1);
}

/** As the turn ended, before the other side's begins. */
function countTurnEnd({ book }: BattleEngine, style: Style, ended: BattleState, side: Side): void {
  const board = compileBoard(book, ended);
  const own = board.units.filter((unit) => unit.side === side);
  const formed = own.filter((unit) => formationsAround(book, board, unit).length > 0);
  add(style.builder, formed.length, own.length);
  add(style.hoarder, own.filter(({ col }) => col === FIRST_COLUMN[side]).length, own.length);
  add(style.keeper, own.filter(({ col }) => col === MIDDLE_COLUMN).length, own.length);
}

function add(habit: Habit, sum: number, of: number): void {
  habit.sum += sum;
  habit.of += of;
}

/** Each statistic as one number. */
export function habitsOf(style: Style): Readonly<Record<Character, number>> {
  const share = ({ sum, of }: Habit): number => (of === 0 ? 0 : sum / of);
  const { racer, builder, flanker, hoarder, keeper } = style;
  return {
    racer: share(racer),
    builder: share(builder),
    flanker: share(flanker),
    hoarder: share(hoarder),
    keeper: share(keeper),
  };
}
