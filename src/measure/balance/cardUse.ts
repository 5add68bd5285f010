import type { BattleEngine } from '../../battle/BattleEngine';
import type { CardId } from '../../battle/model/card';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import { isStratagem } from '../../battle/model/unitProfile';
import { bySide, SIDES, type Side } from '../../kernel/sides';

/** In how many decks' battles, and how many half points they brought. */
export interface Points {
  games: number;
  halves: number;
}

/** What became of a card in the battles of the decks that hold it. */
export interface CardUse {
  /** All battles of those decks, those in which it was drawn, those in which it was played. */
  held: Points;
  drawn: Points;
  played: Points;
  /** How often it was played. */
  plays: number;
  /**
   * Own turns that began with it in hand and a place and the supply to play it, and those in which it was played then. Of a
   * stratagem: turns in which it could be played at some moment, because some need a card that has moved or struck.
   */
  affordable: number;
  chosen: number;
}

export type CardUses = Record<CardId, CardUse>;

export interface CardWatch {
  readonly ordered: (before: BattleState, order: Order) => void;
  readonly ended: (end: BattleState) => void;
}

/** Follows the cards of one battle. */
export function watchCards(engine: BattleEngine, uses: CardUses, begun: BattleState): CardWatch {
  const decks = bySide((side) => new Set([...begun.hands[side], ...begun.decks[side]]));
  const drawn = bySide(() => new Set<CardId>());
  const played = bySide(() => new Set<CardId>());
  let turn: Turn | null = null;
  const closeTurn = (): void => {
    for (const card of turn?.affordable ?? []) {
      cardUseOf(uses, card).affordable += 1;
      if (turn?.played.has(card)) cardUseOf(uses, card).chosen += 1;
    }
    turn = null;
  };
  return {
    ordered: (before, order) => {
      if (before.phase !== 'battle') return;
      turn ??= { affordable: affordableIn(engine, before), played: new Set() };
      for (const card of playableIn(engine, before)) turn.affordable.add(card);
      for (const card of before.hands[before.turn]) drawn[before.turn].add(card);
      if (order.type === 'deploy' || order.type === 'play') {
        cardUseOf(uses, order.card).plays += 1;
        played[before.turn].add(order.card);
        turn.played.add(order.card);
      }
      if (order.type === 'endTurn') closeTurn();
    },
    ended: (end) => {
      closeTurn();
      for (const side of SIDES) {
        const halves = halvesOf(end, side);
        for (const card of decks[side]) countPoints(cardUseOf(uses, card).held, halves);
        for (const card of drawn[side]) countPoints(cardUseOf(uses, card).drawn, halves);
        for (const card of played[side]) countPoints(cardUseOf(uses, card).played, halves);
      }
    },
  };
}

interface Turn {
  readonly affordable: Set<CardId>;
  readonly played: Set<CardId>;
}

function affordableIn(engine: BattleEngine, state: BattleState): Set<CardId> {
  const orders = engine.legalOrders(state, state.turn);
  return new Set(orders.flatMap((order) => (order.type === 'deploy' ? [order.card] : [])));
}

/** The stratagems that can be played now. */
function playableIn(engine: BattleEngine, state: BattleState): CardId[] {
  const holdsAny = state.hands[state.turn].some((card) => isStratagem(engine.book, card));
  if (!holdsAny) return [];
  return engine.legalOrders(state, state.turn).flatMap((order) => (order.type === 'play' ? [order.card] : []));
}

function halvesOf({ winner }: BattleState, side: Side): number {
  if (winner === side) return 2;
  return winner === 'draw' ? 1 : 0;
}

function countPoints(points: Points, halves: number): void {
  points.games += 1;
  points.halves += halves;
}

function cardUseOf(uses: CardUses, card: CardId): CardUse {
  const none = (): Points => ({ games: 0, halves: 0 });
  uses[card] ??= { held: none(), drawn: none(), played: none(), plays: 0, affordable: 0, chosen: 0 };
  return uses[card];
}
