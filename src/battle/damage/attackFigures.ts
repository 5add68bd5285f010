import type { Modifier } from '../../core/arithmetic/modifiers';
import { opponentOf, type Side } from '../../kernel/sides';
import { atRest } from '../abilities/circumstances';
import { holds } from '../abilities/parts';
import { FLAG, hasFlag, unitTraits } from '../abilities/traits';
import type { Board } from '../board';
import type { Book } from '../book';
import { COLUMNS } from '../position';
import type { SiegeRules, ZoneRules } from '../rules';
import type { Unit } from '../unit';
import { ruleModifiers } from './ruleModifiers';
import { from } from './sources';
import { eachStanding } from './standing';

/** ATK' = ATK + what allies and moments add to it. Counts against cards, walls and castles alike. */
export function attackWithAdds(book: Book, board: Board, unit: Unit): number {
  let attack = unit.attack + unit.attackBonus;
  eachStanding(book, board, unit, 'addAtk', ({ modifier }) => {
    attack += modifier.value;
  });
  return attack;
}

export function turnBonus({ attackBonus }: Unit): Modifier {
  return from('turn-bonus', attackBonus);
}

/** Ruling 6: absolute columns, unless the rules mirror the table for the right side. */
export function zoneIndex(rules: SiegeRules, { col, side }: Pick<Unit, 'col' | 'side'>): number {
  return rules.mirrorZones && side === 'right' ? COLUMNS.length - 1 - col : col;
}

export function zoneOf(rules: SiegeRules, unit: Pick<Unit, 'col' | 'side'>): ZoneRules {
  const zone = rules.zones[zoneIndex(rules, unit)];
  if (zone === undefined) throw new RangeError(`no zone for column ${unit.col}`);
  return zone;
}

/** What a blow at the castle from a row has to pass, in percent, and who lowers it: null when nobody stands in between. */
export function screenOf(book: Book, board: Board, attacker: Unit): Modifier | null {
  const defender = opponentOf(attacker.side);
  let screen: Modifier | null = null;
  const { units } = board;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
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

function isBetween(defender: Side, attacker: Unit, unit: Unit): boolean {
  return defender === 'right' ? unit.col > attacker.col : unit.col < attacker.col;
}

/** What one card makes of the screen; null when it screens nothing. */
function screenBy(book: Book, board: Board, unit: Unit): Modifier | null {
  const traits = unitTraits(book, unit);
  if (hasFlag(traits, board, unit, FLAG.screenNothing)) return null;
  for (const part of traits.parts.passive) {
    if (part.effect === 'setScreen' && holds(part, atRest(board, unit))) return part.modifier;
  }
  return ruleModifiers(book.rules).screen;
}
