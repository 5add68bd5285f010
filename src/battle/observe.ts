import type { CardId } from './card';
import { type BySide, bySide, OPPONENT, type Side } from './sides';
import { type BattleState, cloneUnit, type Ending, type Winner } from './state';
import type { Unit } from './unit';

/**
 * R11: what a side may know. It is built from what is public, nothing is removed from a full state, so a new secret can't
 * slip through. The order of a deck is nobody's: the own deck is shown sorted.
 */
export interface Observation {
  readonly side: Side;
  readonly round: number;
  readonly turn: Side;
  readonly winner: Winner | null;
  readonly ending: Ending | null;
  readonly castles: BySide<number>;
  readonly supply: BySide<number>;
  readonly units: readonly Readonly<Unit>[];
  readonly fielded: Readonly<Record<CardId, number>>;
  readonly discards: BySide<readonly CardId[]>;
  readonly handCounts: BySide<number>;
  readonly deckCounts: BySide<number>;
  readonly hand: readonly CardId[];
  readonly ownDeckSorted: readonly CardId[];
}

export function observe(state: BattleState, side: Side): Observation {
  return {
    side,
    round: state.round,
    turn: state.turn,
    winner: state.winner,
    ending: state.ending,
    castles: { ...state.castles },
    supply: { ...state.supply },
    units: state.units.map(cloneUnit),
    fielded: { ...state.fielded },
    discards: { ...state.discards },
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
    round: seen.round,
    turn: seen.turn,
    winner: seen.winner,
    ending: seen.ending,
    castles: { ...seen.castles },
    supply: { ...seen.supply },
    hands: { ...bothSides(seen.side, seen.hand, unknown(seen.handCounts[enemy])) },
    decks: { ...bySide((side) => unknown(seen.deckCounts[side])) },
    discards: { ...seen.discards },
    units: seen.units.map(cloneUnit),
    fielded: { ...seen.fielded },
    chance: [],
  };
}

function bothSides<Value>(side: Side, own: Value, other: Value): Record<Side, Value> {
  return side === 'left' ? { left: own, right: other } : { left: other, right: own };
}

function unknown(count: number): CardId[] {
  return Array.from({ length: count }, () => UNKNOWN_CARD);
}
