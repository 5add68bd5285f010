import type { Personality } from '../ai/personalities';
import type { BattleEngine, BattleStep } from '../battle/BattleEngine';
import { screensRow } from '../battle/damage/attackFigures';
import { formationBonus } from '../battle/damage/formations';
import type { BattleEvent } from '../battle/events';
import type { Order } from '../battle/orders';
import { ROWS } from '../battle/position';
import type { Side } from '../battle/sides';
import type { BattleState } from '../battle/state';

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
  racer: 'damage to the castle a turn, rounds 1 to 6',
  builder: 'rows screened and cards under a formation at the end of a turn',
  flanker: 'blows from side or rear, of all blows at cards',
  hoarder: 'cards in hand at the end of a turn',
  keeper: 'cards in the middle column at the end of a turn, of all own cards',
};

const EARLY_ROUNDS = 6;
const MIDDLE_COLUMN = 1;

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
  if (event.type === 'struck') add(flanker, event.angle === 'front' ? 0 : 1, 1);
  if (event.type === 'castleStruck' && round <= EARLY_ROUNDS) add(racer, event.damage, 0);
}

/** As the turn ended, before the other side's begins. */
function countTurnEnd({ book }: BattleEngine, style: Style, ended: BattleState, side: Side): void {
  const own = ended.units.filter((unit) => unit.side === side);
  const screened = ROWS.filter((row) => screensRow(book, ended, side, row)).length;
  const formed = own.filter((unit) => formationBonus(book, ended, unit, 'defense') !== null).length;
  if (ended.round <= EARLY_ROUNDS) add(style.racer, 0, 1);
  add(style.builder, screened + formed, 1);
  add(style.hoarder, ended.hands[side].length, 1);
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
