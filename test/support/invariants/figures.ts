import type { CardId } from '../../../src/battle/model/card';
import type { BattleState } from '../../../src/battle/model/state';
import { isStratagem } from '../../../src/battle/model/unitProfile';
import { fullCastles } from '../../../src/battle/resolve/begin';
import { SIDES, type Side } from '../../../src/kernel/sides';
import { cardsOfSide } from './cards';
import { type Invariant, unless } from './moment';
import { isDeeplySame } from './same';

const everySide = (holds: (side: Side) => boolean, complaint: string): string | null => {
  const wrong = SIDES.find((side) => !holds(side));
  return wrong === undefined ? null : `${wrong}: ${complaint}`;
};

/** Cards, supply and castles keep within their bounds. */
export const FIGURES = {
  'cards conserve': ({ before, after, context }) => {
    if (hasSamePiles(before, after) && before.units.length === after.units.length) return null;
    return everySide(
      (side) => isDeeplySame(cardsOfSide(after, side), context.owned[side]),
      'cards appeared or vanished',
    );
  },
  'a hand keeps to its limit': ({ engine, after }) =>
    everySide((side) => after.hands[side].length <= engine.book.rules.handLimit, 'the hand is too large'),
  'a deck is drawn from the top and never grows': ({ before, order, after }) =>
    everySide((side) => {
      if (after.decks[side] === before.decks[side]) return true;
      if (order.type === 'mulligan' && side === before.turn) return true;
      const drawn = before.decks[side].length - after.decks[side].length;
      return drawn >= 0 && isDeeplySame(after.decks[side], before.decks[side].slice(drawn));
    }, 'the deck changed otherwise'),
  'a mulligan gives back as many unit cards as it took': ({ engine, before, order, after }) => {
    if (order.type !== 'mulligan') return null;
    // After the second mulligan the first turn begins, with a draw for Left alone.
    const side = before.turn;
    const unitsIn = (hand: readonly CardId[]) => hand.filter((card) => !isStratagem(engine.book, card)).length;
    // Stratagems may bring more cards than a hand can hold.
    const isFull = after.discards[side].length > before.discards[side].length;
    return unless(
      (side === 'left') === (after.phase === 'mulligan') &&
        (isFull || unitsIn(after.hands[side]) === unitsIn(before.hands[side])),
      'the hand is smaller or larger than before',
    );
  },
  'discards only grow': ({ before, after }) =>
    everySide(
      (side) =>
        after.discards[side] === before.discards[side] ||
        isDeeplySame(after.discards[side].slice(0, before.discards[side].length), before.discards[side]),
      'a discarded card moved',
    ),
  'whoever falls, is overdrawn or was played lies in the discard': ({ before, events, after }) =>
    everySide((side) => {
      const told = events.flatMap((event) =>
        (event.type === 'fell' || event.type === 'cardOverdrawn' || event.type === 'played') && event.side === side
          ? event.card
          : [],
      );
      return isDeeplySame(after.discards[side].slice(before.discards[side].length), told);
    }, 'the discard holds something else'),
  'supply keeps within its bounds': ({ engine, after }) =>
    everySide(
      (side) =>
        Number.isSafeInteger(after.supply[side]) &&
        after.supply[side] >= 0 &&
        after.supply[side] <= engine.book.rules.supply.cap,
      'supply out of bounds',
    ),
  'who waits neither gains nor loses supply': ({ before, events, after }) =>
    everySide(
      (side) =>
        side === before.turn ||
        after.supply[side] === before.supply[side] ||
        events.some((event) => event.type === 'turnBegan' && event.side === side),
      'supply changed out of turn',
    ),
  'a card costs what it says, and nothing else costs anything': ({ engine, before, order, after }) => {
    if (order.type === 'endTurn' || order.type === 'mulligan') return null;
    const { cards, stratagems = {} } = engine.book;
    const price =
      order.type === 'deploy' || order.type === 'play'
        ? ((order.type === 'deploy' ? cards : stratagems)[order.card]?.cost ?? Number.NaN)
        : 0;
    return unless(after.supply[before.turn] === before.supply[before.turn] - price, 'supply was spent otherwise');
  },
  'a castle never heals and never exceeds its start': ({ engine, before, after, context: { start } }) =>
    everySide(
      (side) =>
        after.castles[side] <= before.castles[side] && after.castles[side] <= fullCastles(engine.book, start)[side],
      'the castle healed',
    ),
  'castles lose what events tell, and nothing else': ({ before, events, after }) => {
    const left = { ...before.castles };
    for (const event of events) {
      if (event.type === 'castleStruck') left[event.castle] -= event.damage;
      if (event.type === 'attrition') for (const side of SIDES) left[side] -= event.loss;
    }
    return everySide((side) => left[side] === after.castles[side], 'the castle lost something else');
  },
  'at most five units a side': ({ engine, after }) =>
    everySide(
      (side) => after.units.filter((unit) => unit.side === side).length <= engine.book.rules.unitsPerSide,
      'too many units',
    ),
  'chance is used by the mulligan alone': ({ before, order, after }) => {
    if (order.type === 'mulligan' && order.cards.length > 0) {
      return unless(!isDeeplySame(before.chance, after.chance), 'the deck was not shuffled');
    }
    return unless(isDeeplySame(before.chance, after.chance), 'an order drew from the stream');
  },
  'factions and the second player’s rounds stay': ({ before, after }) =>
    unless(
      isDeeplySame(before.factions, after.factions) && before.secondSupplyRounds === after.secondSupplyRounds,
      'what was settled at the start changed',
    ),
} as const satisfies Readonly<Record<string, Invariant>>;

/** Piles are replaced, never written into. */
function hasSamePiles(before: BattleState, after: BattleState): boolean {
  return SIDES.every(
    (side) =>
      before.hands[side] === after.hands[side] &&
      before.decks[side] === after.decks[side] &&
      before.discards[side] === after.discards[side],
  );
}
