import type { Book } from '../../battle/model/book';
import type { CardId } from '../../battle/model/card';
import type { BattleState } from '../../battle/model/state';
import { drawInteger, openStream, type Stream, shuffled } from '../../kernel/chance';
import { bySide, OPPONENT, type Side } from '../../kernel/sides';
import type { Mind } from '../contestants/mind';
import { type Counting, PAIR, seated } from '../series/counting';
import { countFault, emptyProof, type Proof } from './proof';

/** Every decision is taken again with other hidden cards: it must not change. */
export const fairness: Counting<Proof> = {
  gamesPerPart: PAIR,
  empty: emptyProof,
  open: (table) => (proof) => (fixture) => {
    const minds = seated(table, fixture);
    let chance: Stream = openStream(fixture.start.seed, 'cosmetics');
    const twice =
      (mind: Mind): Mind =>
      (truth, stream, intent) => {
        const plan = mind(truth, stream, intent);
        const [other, after] = redealt(table.engine.book, truth, truth.turn, chance);
        chance = after;
        proof.turns += 1;
        const again = mind(other, stream, intent);
        if (JSON.stringify(again) !== JSON.stringify(plan)) countFault(proof, 'changed', fixture, truth);
        return plan;
      };
    return { minds: bySide((side) => twice(minds[side])), watch: () => undefined, ended: () => undefined };
  },
};

/**
 * The same battle to the viewer, and another one: any cards of the enemy's factions in its hand and deck, the own deck in
 * another order, the rules' chance elsewhere.
 */
export function redealt(book: Book, truth: BattleState, viewer: Side, stream: Stream): readonly [BattleState, Stream] {
  const enemy = OPPONENT[viewer];
  const [own, afterOwn] = shuffled(stream, truth.decks[viewer]);
  const pool = cardsOf(book, truth, enemy);
  const [hand, afterHand] = drawn(pool, truth.hands[enemy].length, afterOwn);
  const [deck, afterDeck] = drawn(pool, truth.decks[enemy].length, afterHand);
  const other: BattleState = {
    ...truth,
    hands: { ...truth.hands, [enemy]: hand },
    decks: { ...truth.decks, [viewer]: own, [enemy]: deck },
    chance: afterDeck,
  };
  return [other, afterDeck];
}

function cardsOf({ cards }: Book, { factions, hands, decks }: BattleState, side: Side): readonly CardId[] {
  const known = Object.values(cards).filter(({ faction }) => faction !== null && factions[side].includes(faction));
  return known.length > 0 ? known.map(({ id }) => id) : [...hands[side], ...decks[side]];
}

function drawn(pool: readonly CardId[], count: number, stream: Stream): readonly [CardId[], Stream] {
  const cards: CardId[] = [];
  let chance = stream;
  for (let card = 0; card < count; card++) {
    const [place, after] = drawInteger(chance, 0, pool.length - 1);
    cards.push(pool[place] as CardId);
    chance = after;
  }
  return [cards, chance];
}
