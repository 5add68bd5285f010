import { type BySide, bySide, type Side } from '../../kernel/sides';
import type { Book } from './book';
import type { CardId } from './card';
import { describeFighter, type Fighter, fighterOf } from './fighter';
import { type Ground, groundOf } from './ground';
import { type BattleState, countedPlays, type Wall } from './state';
import type { Unit } from './unit';
import { heldCard, profileOf, type UnitProfile, withGrants } from './unitProfile';

/** What lies open on the table: all that a rule about the board may ask. */
export interface Board {
  readonly turn: Side;
  readonly units: readonly Fighter[];
  readonly ground: Ground;
  readonly walls: readonly Wall[];
  readonly held: BySide<readonly number[]>;
}

/**
 * A battle while the rules run: `BattleState` with fighters for units and a compiled ground, bound to the book that it was
 * compiled by. Only `emit` writes it, in place; piles, walls and ground are replaced, so copies share them.
 */
export interface EngineState extends Omit<BattleState, 'hands' | 'units' | 'ground' | 'played'> {
  /** Unit cards and stratagems. */
  readonly hands: Record<Side, readonly UnitProfile[]>;
  played: number;
  readonly units: Fighter[];
  ground: Ground;
}

/** What an observation and a state have in common, in words. */
export interface BoardInWords {
  readonly turn: Side;
  readonly units: readonly Readonly<Unit>[];
  readonly ground: BattleState['ground'];
  readonly walls: readonly Wall[];
  readonly held: BySide<readonly number[]>;
}

export function compileUnit(book: Book, unit: Readonly<Unit>): Fighter {
  const printed = profileOf(book, unit);
  return fighterOf(unit, unit.grants === undefined ? printed : withGrants(book, printed, unit.grants));
}

export function compileBoard(book: Book, { turn, units, ground, walls, held }: BoardInWords): Board {
  return { turn, units: units.map((unit) => compileUnit(book, unit)), ground: groundOf(book, ground), walls, held };
}

export function compileState(book: Book, state: BattleState): EngineState {
  return {
    phase: state.phase,
    round: state.round,
    turn: state.turn === 'left' ? 'left' : 'right',
    winner: state.winner,
    ending: state.ending,
    castles: bothOf(state.castles),
    supply: bothOf(state.supply),
    hands: bySide((side) => state.hands[side].map((card) => heldCard(book, card))),
    decks: bothOf(state.decks),
    discards: bothOf(state.discards),
    played: state.played ?? 0,
    units: state.units.map((unit) => compileUnit(book, unit)),
    factions: state.factions,
    ground: groundOf(book, state.ground),
    walls: state.walls,
    secondSupplyRounds: state.secondSupplyRounds,
    held: bothOf(state.held),
    usedIds: state.usedIds,
    chance: state.chance,
  };
}

/** Back into words, as a state of its own. */
export function describeState(state: EngineState): BattleState {
  return {
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    winner: state.winner,
    ending: state.ending,
    castles: bothOf(state.castles),
    supply: bothOf(state.supply),
    hands: bySide((side) => handInWords(state, side)),
    decks: bothOf(state.decks),
    discards: bothOf(state.discards),
    ...countedPlays(state.played),
    factions: state.factions,
    ground: state.ground.terrain,
    walls: state.walls,
    secondSupplyRounds: state.secondSupplyRounds,
    held: bothOf(state.held),
    units: state.units.map(describeFighter),
    usedIds: state.usedIds,
    chance: state.chance,
  };
}

/** The cards of a hand by their ids. */
export function handInWords({ hands }: EngineState, side: Side): CardId[] {
  return hands[side].map(({ card }) => card);
}

function bothOf<Value>({ left, right }: BySide<Value>): Record<Side, Value> {
  return { left, right };
}
