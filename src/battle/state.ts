import type { Stream } from '../kernel/chance';
import type { CardId } from './card';
import type { Position } from './position';
import { bySide, type Side } from './sides';
import type { Unit, UnitId } from './unit';

export type Winner = Side | 'draw';

/** How a battle ended. */
export const ENDINGS = ['castle', 'attrition', 'concession'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A battle in plain JSON. Only `apply` writes it, in place; hands, decks and discards are replaced, so clones share them. */
export interface BattleState {
  round: number;
  turn: Side;
  winner: Winner | null;
  ending: Ending | null;
  readonly castles: Record<Side, number>;
  readonly supply: Record<Side, number>;
  readonly hands: Record<Side, readonly CardId[]>;
  /** In draw order: the first card is the next one drawn. */
  readonly decks: Record<Side, readonly CardId[]>;
  readonly discards: Record<Side, readonly CardId[]>;
  readonly units: Unit[];
  /** How many units each card has ever put on the board: the source of unit ids. */
  readonly fielded: Record<CardId, number>;
  chance: Stream;
}

export function cloneState(state: BattleState): BattleState {
  return {
    round: state.round,
    turn: state.turn,
    winner: state.winner,
    ending: state.ending,
    castles: { left: state.castles.left, right: state.castles.right },
    supply: { left: state.supply.left, right: state.supply.right },
    hands: { left: state.hands.left, right: state.hands.right },
    decks: { left: state.decks.left, right: state.decks.right },
    discards: { left: state.discards.left, right: state.discards.right },
    units: state.units.map(cloneUnit),
    fielded: { ...state.fielded },
    chance: state.chance,
  };
}

/** Field by field: spreading an object costs several times as much, and search clones units by the million. */
export function cloneUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    card: unit.card,
    side: unit.side,
    row: unit.row,
    col: unit.col,
    type: unit.type,
    cost: unit.cost,
    attack: unit.attack,
    defense: unit.defense,
    fullHealth: unit.fullHealth,
    health: unit.health,
    facing: unit.facing,
    fresh: unit.fresh,
    moved: unit.moved,
    attacked: unit.attacked,
  };
}

export function emptyState(castleHealth: number, chance: Stream): BattleState {
  return {
    round: 1,
    turn: 'left',
    winner: null,
    ending: null,
    castles: bySide(() => castleHealth),
    supply: bySide(() => 0),
    hands: bySide(() => []),
    decks: bySide(() => []),
    discards: bySide(() => []),
    units: [],
    fielded: {},
    chance,
  };
}

export function unitById(state: BattleState, id: UnitId): Unit | undefined {
  for (const unit of state.units) if (unit.id === id) return unit;
  return undefined;
}

export function unitAt(state: BattleState, position: Position): Unit | undefined {
  for (const unit of state.units) if (unit.row === position.row && unit.col === position.col) return unit;
  return undefined;
}

export function countUnits(state: { readonly units: readonly Unit[] }, side: Side): number {
  let count = 0;
  for (const unit of state.units) if (unit.side === side) count++;
  return count;
}
