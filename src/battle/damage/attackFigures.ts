import type { Modifier } from '../../core/arithmetic/modifiers';
import { opponentOf, type Side } from '../../kernel/sides';
import { hasFlag } from '../abilities/flags';
import { holds } from '../abilities/parts';
import { FLAG } from '../abilities/traits';
import type { Book } from '../model/book';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { ruleModifiers } from './ruleModifiers';
import { from } from './sources';
import { eachStanding } from './standing';

/** ATK' = ATK + what allies and moments add to it. Counts against cards, walls and castles alike. */
export function attackWithAdds(board: Board, unit: Fighter): number {
  let attack = unit.profile.attack + unit.attackBonus;
  eachStanding(board, unit, 'addAtk', ({ modifier }) => {
    attack += modifier.value;
  });
  return attack;
}

export function turnBonus({ attackBonus }: Fighter): Modifier {
  return from('turn-bonus', attackBonus);
}

/** What a blow at the castle from a row has to pass, in percent, and who lowers it: null when nobody stands in between. */
export function screenOf(book: Book, board: Board, attacker: Fighter): Modifier | null {
  const defender = opponentOf(attacker.side);
  let screen: Modifier | null = null;
  const { units } = board;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side !== defender || unit.row !== attacker.row || !isBetween(defender, attacker, unit)) continue;
    const own = screenBy(book, board, unit);
    if (own !== null && (screen === null || own.value < screen.value)) screen = own;
  }
  return screen;
}

/** Whether a card of `side` in this row screens its castle against whoever stands farther out. */
export function screensRow(book: Book, board: Board, side: Side, row: number): boolean {
  return board.units.some((unit) => unit.side === side && unit.row === row && screenBy(book, board, unit) !== null);
}

function isBetween(defender: Side, attacker: Fighter, unit: Fighter): boolean {
  return defender === 'right' ? unit.col > attacker.col : unit.col < attacker.col;
}

/** What one card makes of the screen; null when it screens nothing. */
function screenBy(book: Book, board: Board, unit: Fighter): Modifier | null {
  if (hasFlag(board, unit, FLAG.screenNothing)) return null;
  for (const part of unit.profile.parts.passive) {
    if (part.effect === 'setScreen' && holds(part, board, unit, null, null, null, false)) return part.modifier;
  }
  return ruleModifiers(book.rules).screen;
}
