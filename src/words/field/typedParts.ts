import { DIRECTIONS, type Direction } from '../../core/geometry/direction';
import { isInside } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import {
  fieldUnitAt,
  isStandingUnit,
  type SkirmishState,
  type StandingUnit,
  type UnitId,
} from '../../skirmish/model/state';
import type { Values } from '../speak';
import { cellName, numberOf } from './narrator';

export const SHORT_DIRECTIONS: Readonly<Record<string, Direction>> = {
  n: 'north',
  ne: 'northeast',
  e: 'east',
  se: 'southeast',
  s: 'south',
  sw: 'southwest',
  w: 'west',
  nw: 'northwest',
};

/** A mistake in what was typed: a word, and what it names. */
export class Mistyped extends Error {
  readonly wanted: Wanted;
  readonly given: string | undefined;
  readonly values: Values;

  constructor(wanted: Wanted, given: string | undefined, values: Values = {}) {
    super(wanted);
    this.wanted = wanted;
    this.given = given;
    this.values = values;
  }
}

type Wanted = 'cell' | 'unit' | 'direction' | 'stance' | 'number' | 'draw' | 'via';

export function mistyped(wanted: Wanted, given?: string, values?: Values): never {
  throw new Mistyped(wanted, given, values);
}

export function parseCell(state: Pick<SkirmishState, 'ground'>, word: string | undefined): Position | null {
  const match = /^([a-p])(\d{1,2})$/.exec(word ?? '');
  if (match === null) return null;
  const at = { x: (match[1] ?? 'a').charCodeAt(0) - 97, y: Number(match[2]) - 1 };
  return isInside(state.ground, at.x, at.y) ? at : null;
}

export function cell(state: SkirmishState, word: string | undefined): Position {
  const last = cellName({ x: state.ground.width - 1, y: state.ground.height - 1 });
  return parseCell(state, word) ?? mistyped('cell', word, { last });
}

/** By its cell, or by class and number, the mover's own first: `archer2`. */
export function parseUnit(state: SkirmishState, word: string | undefined): StandingUnit | null {
  const at = parseCell(state, word);
  if (at !== null) return fieldUnitAt(state, at.x, at.y);
  const isNamed = (unit: StandingUnit) => {
    const number = numberOf(state.units, unit);
    return word === unit.id || word === `${unit.kind}${number === 0 ? '' : number}`;
  };
  const named = state.units.filter(isStandingUnit).filter(isNamed);
  return named.find(({ side }) => side === state.turn) ?? named[0] ?? null;
}

export function unitId(state: SkirmishState, word: string | undefined): UnitId {
  return parseUnit(state, word)?.id ?? mistyped('unit', word);
}

/** A unit, or the cell of what stands there. */
export function unitOrCell(state: SkirmishState, word: string | undefined): string | Position {
  return parseUnit(state, word)?.id ?? cell(state, word);
}

export function directionOf(word: string | undefined): Direction {
  const short = SHORT_DIRECTIONS[word ?? ''];
  return short ?? oneOf(DIRECTIONS, word, 'direction');
}

export function oneOf<Word extends string>(words: readonly Word[], word: string | undefined, what: Wanted): Word {
  return words.find((candidate) => candidate === word) ?? mistyped(what, word, { words: words.join(', ') });
}

export function wholeNumber(word: string | undefined): number {
  return /^\d{1,4}$/.test(word ?? '') ? Number(word) : mistyped('number', word);
}
