import type { Book } from '../../../src/battle/model/book';
import type { Card, CardId } from '../../../src/battle/model/card';
import { COMBAT_TYPES } from '../../../src/battle/model/combatType';
import { POSITIONS } from '../../../src/battle/model/position';
import { type BySide, SIDES } from '../../../src/kernel/sides';
import { plainCard } from '../book';
import { SOAK } from '../gameRunner';
import { position } from '../position';
import { endOfTurn, type Probe, type Wish } from './runProbe';
import { drawGround, drawNeighbours, drawUnit } from './surroundings';

/** Two abilities on one card; one when they are the same. */
export type Pair = readonly [one: string, other: string];
export type PairWords = BySide<Pair>;

/** How often every pair meets, each time on another ground. */
export const ROUNDS = SOAK ? 3 : 1;

/**
 * Every ordered pair on one card of the left side, and opposite it another pair: in each round every ability of the left
 * meets every ability of the right once as the first of its card.
 */
export function everyPair(abilities: readonly string[]): PairWords[] {
  const ability = (index: number): string => abilities[index % abilities.length] ?? '';
  return Array.from({ length: ROUNDS }, (_, round) => round).flatMap((round) =>
    abilities.flatMap((one, first) =>
      abilities.map((other, second) => ({
        left: [one, other] as const,
        right: [ability(second + round), ability(first + 7 * round + 1)] as const,
      })),
    ),
  );
}

/** The book with a card for every pair and type of combat. */
export function withPairCards(book: Book): Book {
  const abilities = Object.keys(book.abilities);
  const cards = abilities.flatMap((one) =>
    abilities.flatMap((other) => COMBAT_TYPES.map((_type, variant) => pairCard([one, other], variant))),
  );
  return { ...book, cards: { ...book.cards, ...Object.fromEntries(cards.map((card) => [card.id, card])) } };
}

function pairCard(pair: Pair, variant: number): Card {
  const type = COMBAT_TYPES[variant % COMBAT_TYPES.length] ?? 'melee';
  const abilities = [...new Set(pair)].map((id) => ({ id }));
  return plainCard(pairId(pair, variant), type, 3, { abilities, cost: 2, attack: 18, health: 40 });
}

function pairId([one, other]: Pair, variant: number): CardId {
  return `${one}.${other}.${variant % COMBAT_TYPES.length}`;
}

const NAMES: BySide<string> = { left: 'a', right: 'b' };

export function pairProbe(book: Book, words: PairWords, seed: number): Probe {
  return {
    line: `exhaustive=pair left=${words.left.join('+')} right=${words.right.join('+')} seed=${seed}`,
    seed,
    book,
    mustBegin: false,
    wishes: [
      deploys,
      strikes('a', 'b'),
      acts('a'),
      endOfTurn,
      deploys,
      strikes('b', 'a'),
      endOfTurn,
      strikes('a', 'b'),
    ],
    sketch: (dice) => {
      const ids = { left: pairId(words.left, dice.below(3)), right: pairId(words.right, dice.below(3)) };
      const [one, other] = dice.pick(MEETINGS);
      const cells = { left: one, right: other };
      const neighbours = drawNeighbours(
        dice,
        [book.cards[ids.left], book.cards[ids.right]].flatMap((card) => card ?? []),
        [one, other],
      );
      const opponents = SIDES.flatMap((side) => {
        const card = book.cards[ids[side]];
        return card === undefined ? [] : drawUnit(dice, card, NAMES[side], side, cells[side]);
      });
      return position({
        round: 2 + dice.below(10),
        supply: { left: 7 },
        hands: { left: [ids.left], right: [ids.right] },
        decks: { left: [ids.left], right: [ids.right] },
        ground: drawGround(dice, [one, other, ...neighbours]),
        units: [...opponents, ...neighbours],
      });
    },
  };
}

/** Cells from which one can strike the other. */
const MEETINGS = POSITIONS.flatMap((one) =>
  POSITIONS.filter((other) => other !== one && Math.abs(one.col - other.col) <= 1).map(
    (other) => [one, other] as const,
  ),
);

const deploys: Wish = ({ type }) => type === 'deploy';
const acts =
  (unit: string): Wish =>
  (order) =>
    'unit' in order && order.unit === unit;
const strikes =
  (unit: string, target: string): Wish =>
  (order) =>
    order.type === 'attack' && order.unit === unit && order.target === target;
