import { describe, expect, it } from 'vitest';
import { engineFor } from '../../../src/battle/engineFor';
import type { Order } from '../../../src/battle/model/orders';
import { hashOfBook } from '../../../src/battle/model/record';
import type { Start } from '../../../src/battle/resolve/begin';
import { cardsOf } from '../../../src/content/catalog';
import { battleChecks } from '../../../src/content/packed/checkedBattle';
import { packedBattle } from '../../../src/content/packed/packedBattle';
import { packBattle, packedHead, unpackBattle } from '../../../src/content/packed/packedText';
import { shippedBook, shippedCatalog } from '../../support/book';
import { type PlayerWord, playGame } from '../../support/gameRunner';

const SEATS = { left: 'human', right: 'captain-racer' };
/** Of wild and random players; a soak of `test/measure/corpus` has a thousand of opponents. */
const GAMES = process.env.NINEKEEP_SOAK === '1' ? 100 : 12;

interface Played {
  readonly start: Extract<Start, { type: 'match' }>;
  readonly orders: readonly Order[];
  readonly final: string;
}

function played(seed: number): Played {
  const book = shippedBook();
  const decks = Object.values(shippedCatalog().decks);
  const battlefields = Object.keys(book.battlefields);
  const start = {
    type: 'match' as const,
    seed,
    decks: {
      left: cardsOf(decks[seed % decks.length] as (typeof decks)[number]),
      right: cardsOf(decks[(seed * 7) % decks.length] as (typeof decks)[number]),
    },
    battlefield: battlefields[seed % battlefields.length] as string,
  };
  const players: PlayerWord[] = ['greedy', 'wild', 'random'];
  const orders: Order[] = [];
  const state = playGame(
    engineFor(book),
    { ...start, players: { left: players[seed % 3] ?? 'greedy', right: 'greedy' } },
    ({ order }) => orders.push(order),
  );
  return { start, orders, final: JSON.stringify(state) };
}

function linkOf({ start, orders }: Pick<Played, 'start' | 'orders'>): string {
  const book = shippedBook();
  const record = { rules: hashOfBook(book), start, orders };
  return packBattle('battle', packedBattle, book, { record, seats: SEATS });
}

describe('a packed card battle', () => {
  const battles = Array.from({ length: GAMES }, (_, index) => played(index + 1));

  it('opens to the same battle: start, seats and every order', () => {
    for (const battle of battles) {
      const text = linkOf(battle);
      const opened = unpackBattle(packedBattle, battleChecks, shippedBook(), text);
      if (!opened.ok) throw new Error(opened.refusal);
      expect(opened.value.divergence).toBeNull();
      expect(opened.value.seats).toEqual(SEATS);
      expect(opened.value.record.start).toEqual(battle.start);
      expect(opened.value.record.orders).toEqual(battle.orders);
    }
  });

  it('fits into a link: 600 characters in the median, 2,000 at most', () => {
    const lengths = battles.map((battle) => linkOf(battle).length).sort((one, other) => one - other);
    const median = lengths[Math.floor(lengths.length / 2)];
    console.log(
      `${battles.length} links to card battles: ${median} characters in the median, ${lengths.at(-1)} at most`,
    );
    expect(median).toBeLessThanOrEqual(600);
    expect(lengths.at(-1)).toBeLessThanOrEqual(2000);
  });

  it('says which book it was played by before it is opened', () => {
    const [battle] = battles;
    if (battle === undefined) throw new Error('no battle was played');
    expect(packedHead(linkOf(battle))).toEqual({ mode: 'battle', book: hashOfBook(shippedBook()) });
  });

  it('names the first order that can not be right when the rules have changed', () => {
    const [battle] = battles;
    if (battle === undefined) throw new Error('no battle was played');
    const book = shippedBook();
    const edited = { ...book, rules: { ...book.rules, castleHealth: book.rules.castleHealth + 1 } };
    const opened = unpackBattle(packedBattle, battleChecks, edited, linkOf(battle));
    if (!opened.ok) throw new Error(opened.refusal);
    expect(opened.value.divergence).toMatchObject({ round: 1, why: 'otherState' });
    expect(opened.value.record.orders.length).toBeLessThan(battle.orders.length);
  });

  it('keeps an order that is no move, such as giving up', () => {
    const [battle] = battles;
    if (battle === undefined) throw new Error('no battle was played');
    const orders: Order[] = [...battle.orders.slice(0, 9), { type: 'concede' }];
    const opened = unpackBattle(packedBattle, battleChecks, shippedBook(), linkOf({ ...battle, orders }));
    expect(opened.ok && opened.value.record.orders).toEqual(orders);
  });

  it('says what is wrong with a text that was changed, and never throws', () => {
    const [battle] = battles;
    if (battle === undefined) throw new Error('no battle was played');
    const text = linkOf(battle);
    for (let place = 17; place < text.length; place += 3) {
      const letter = text[place] === 'A' ? 'B' : 'A';
      const opened = unpackBattle(
        packedBattle,
        battleChecks,
        shippedBook(),
        `${text.slice(0, place)}${letter}${text.slice(place + 1)}`,
      );
      // A changed link leads to a refusal or to a place where it stops; at best nothing of it shows.
      if (opened.ok && opened.value.divergence === null) expect(opened.value.record.orders).not.toEqual(battle.orders);
      else expect(opened.ok ? opened.value.divergence?.why : opened.refusal).toBeTruthy();
    }
    for (const wrong of [
      '',
      'c',
      'x0123456789abcdefAA',
      'c0123456789abcdef',
      `${text.slice(0, 17)}!!`,
      text.slice(0, 40),
    ])
      expect(unpackBattle(packedBattle, battleChecks, shippedBook(), wrong).ok).toBe(false);
  });
});
