import { type BySide, bySide, OPPONENT, type Side } from '../../kernel/sides';
import type { TerrainId } from '../model/book';
import type { CardId } from '../model/card';
import type { BoardInWords } from '../model/engineState';
import {
  type BattleState,
  cloneUnit,
  countedPlays,
  type Ending,
  type Phase,
  type Wall,
  type Winner,
} from '../model/state';
import type { Unit, UnitId } from '../model/unit';

/**
 * R11: what a side may know. It is built from what is public, nothing is removed from a full state, so a new secret can't
 * slip through. The order of a deck is nobody's: the own deck is shown sorted.
 */
export interface Observation extends BoardInWords {
  readonly side: Side;
  readonly phase: Phase;
  readonly round: number;
  readonly turn: Side;
  readonly winner: Winner | null;
  readonly ending: Ending | null;
  readonly castles: BySide<number>;
  readonly supply: BySide<number>;
  readonly units: readonly Readonly<Unit>[];
  readonly ground: readonly TerrainId[];
  readonly walls: readonly Wall[];
  readonly secondSupplyRounds: number;
  readonly held: BySide<readonly number[]>;
  readonly factions: BySide<readonly string[]>;
  readonly usedIds: readonly UnitId[];
  readonly discards: BySide<readonly CardId[]>;
  /** R12.1: stratagems played in this turn, by whoever's turn it is. */
  readonly played: number;
  readonly handCounts: BySide<number>;
  readonly deckCounts: BySide<number>;
  readonly hand: readonly CardId[];
  readonly ownDeckSorted: readonly CardId[];
}

export function observe(state: BattleState, side: Side): Observation {
  return {
    side,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    winner: state.winner,
    ending: state.ending,
    castles: { ...state.castles },
    supply: { ...state.supply },
    units: state.units.map(cloneUnit),
    ground: state.ground,
    walls: state.walls,
    secondSupplyRounds: state.secondSupplyRounds,
    held: { ...state.held },
    factions: state.factions,
    usedIds: state.usedIds,
    discards: { ...state.discards },
    played: state.played ?? 0,
    handCounts: bySide((of) => state.hands[of].length),
    deckCounts: bySide((of) => state.decks[of].length),
    hand: state.hands[side].slice(),
    ownDeckSorted: state.decks[side].toSorted(),
  };
}

/** Stands for a card that a side can't see. No book has a card of this name, so no rule can play it. */
export const UNKNOWN_CARD: CardId = '?';

/** A state to think on: all that the observation knows, and `UNKNOWN_CARD` for all that it doesn't. */
export function imagine(seen: Observation): BattleState {
  const enemy = OPPONENT[seen.side];
  return {
    phase: seen.phase,
    round: seen.round,
    turn: seen.turn,
    winner: seen.winner,
    ending: seen.ending,
    castles: { ...seen.castles },
    supply: { ...seen.supply },
    hands: { ...bothSides(seen.side, seen.hand, unknown(seen.handCounts[enemy])) },
    decks: { ...bySide((side) => unknown(seen.deckCounts[side])) },
    discards: { ...seen.discards },
    ...countedPlays(seen.played),
    factions: seen.factions,
    ground: seen.ground,
    walls: seen.walls,
    secondSupplyRounds: seen.secondSupplyRounds,
    held: { ...seen.held },
    units: seen.units.map(cloneUnit),
    usedIds: seen.usedIds,
    chance: [],
  };
}

function bothSides<Value>(side: Side, own: Value, other: Value): Record<Side, Value> {
  return side === 'left' ? { left: own, right: other } : { left: other, right: own };
}

function unknown(count: number): CardId[] {
  return Array.from({ length: count }, () => UNKNOWN_CARD);
}
