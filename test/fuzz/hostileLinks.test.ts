import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/battle/model/book';
import { battleChecks } from '../../src/content/packed/checkedBattle';
import { packedBattle } from '../../src/content/packed/packedBattle';
import { LONGEST_PACKED, packBattle, packedHead, unpackBattle } from '../../src/content/packed/packedText';
import { putJson } from '../../src/kernel/packing/packedJson';
import { Packer, putWhole } from '../../src/kernel/packing/packer';
import { readArchiveText } from '../../src/store/archive/archiveFile';
import { bookOfLink, GOLDEN } from '../content/packed/golden/golden';
import { startClock } from './support/clock';
import { LONGEST_WAIT } from './support/verdict';

const PLAIN = 'e0306dcb9ea4130a';
const TRIES = 4;
const KNOWN = ['human', 'recruit', 'soldier', 'sergeant', 'captain', 'marshal', 'master'];
const [LIST, SAME] = [7, 10];

const LINK = GOLDEN.map(({ packed }) => packed)
  .filter((packed) => packedHead(packed)?.book === PLAIN)
  .sort((one, other) => one.length - other.length)[0] as string;
const BOOK = (await bookOfLink(LINK)) as Book;
const DICTIONARY = packedBattle.dictionary(BOOK);

/** A link by hand: two seats, and whatever stands where a battle should. */
function forged(write: (packer: Packer) => void, seats: readonly unknown[] = ['human', 'captain']): string {
  const packer = new Packer();
  for (const seat of seats) putJson(packer, KNOWN, seat);
  write(packer);
  return `c${PLAIN}${packer.text()}`;
}

const kind = (packer: Packer, of: number) => packer.put(of, 11);
const START = { type: 'match', seed: 1, decks: { left: [], right: [] }, battlefield: 'ruins' };

function doubled(packer: Packer): void {
  const DEPTH = 35;
  for (let level = 0; level < DEPTH; level++) {
    kind(packer, LIST);
    putWhole(packer, 2);
  }
  kind(packer, 0);
  for (let level = 0; level < DEPTH; level++) kind(packer, SAME);
}

function manyAlike(packer: Packer): void {
  kind(packer, LIST);
  putWhole(packer, 2 ** 40);
  kind(packer, 0);
  for (let item = 0; item < 20_000; item++) kind(packer, SAME);
}

/** What somebody might send, and what is said to it. */
const HOSTILE: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  ['nothing', '', /no packed battle/],
  ['a megabyte', `c${PLAIN}${'A'.repeat(1_000_000)}`, /no packed battle/],
  ['as much as is read at all', `c${PLAIN}${'_'.repeat(LONGEST_PACKED - 18)}`, /./],
  ['a word as long as is read', forged(() => undefined, ['x'.repeat(16_000), 'human']), /too many letters/],
  ['signs that no link has', `c${PLAIN}<script>alert(1)</script>`, /no packed battle/],
  ['a seat that is a list', forged(() => undefined, [[1, 2], 'human']), /who played/],
  ['a list that doubles again and again', forged(doubled), /more than 4000 values/],
  ['a list of a million million alike', forged(manyAlike), /more than 4000 values/],
  ['a start that is none', forged((packer) => putJson(packer, DICTIONARY, { type: 'match', seed: 'x' })), /./],
  [
    'a start with a key of every object',
    forged((packer) => putJson(packer, DICTIONARY, JSON.parse('{"__proto__":{"polluted":1},"type":"match"}'))),
    /./,
  ],
  [
    'more orders than anybody gives',
    forged((packer) => {
      putJson(packer, DICTIONARY, { ...START, decks: deckOf(LINK) });
      putWhole(packer, 2 ** 50);
    }),
    /6000 at most/,
  ],
];

function recordOf(link: string) {
  const opened = unpackBattle(packedBattle, battleChecks, BOOK, link);
  if (!opened.ok) throw new Error(opened.refusal);
  return opened.value.record;
}

function deckOf(link: string) {
  const { start } = recordOf(link);
  if (start.type !== 'match') throw new Error('it begins with decks');
  return start.decks;
}

/** Each order leaves a castle one point more. */
function richer(game: ReturnType<typeof packedBattle.gameOf>): typeof game {
  return {
    ...game,
    run: (play, order) => {
      game.run(play, order);
      (play.state.castles as { left: number }).left += 1;
    },
  };
}

/** Milliseconds of the best of a few: collecting garbage is nobody's fault. */
function timed<Value>(act: () => Value): { readonly value: Value; readonly milliseconds: number } {
  let best = Infinity;
  let value = act();
  for (let tries = 0; tries < TRIES && best > LONGEST_WAIT; tries++) {
    const since = startClock();
    value = act();
    best = Math.min(best, since());
  }
  return { value, milliseconds: best };
}

const open = (text: string) => timed(() => unpackBattle(packedBattle, battleChecks, BOOK, text));

describe('a hostile link is answered at once, and leads nowhere', () => {
  it.each(HOSTILE)('%s', (_, text, why) => {
    const { value, milliseconds } = open(text);
    expect(value.ok ? (value.value.divergence?.why ?? 'it was let in') : value.refusal).toMatch(why);
    if (value.ok) expect(value.value.divergence).not.toBeNull();
    expect(milliseconds).toBeLessThanOrEqual(LONGEST_WAIT);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('cut off anywhere', () => {
    for (let length = 17; length < LINK.length; length += 12) {
      const { value, milliseconds } = open(LINK.slice(0, length));
      expect(value.ok && value.value.divergence === null).toBe(false);
      expect(milliseconds).toBeLessThanOrEqual(LONGEST_WAIT);
    }
  });

  it('with another check: it is followed to the order that can’t be right', () => {
    const record = recordOf(LINK);
    const other = { ...packedBattle, gameOf: (book: Book) => richer(packedBattle.gameOf(book)) };
    const seats = { left: 'human', right: 'captain' };
    const text = packBattle('battle', other, BOOK, { record: { ...record, orders: record.orders.slice(0, 2) }, seats });
    const { value } = open(text);
    expect(value.ok && value.value.divergence).toMatchObject({ order: 2, why: 'otherState' });
  });

  it('that names another book than it was played by', async () => {
    const other = GOLDEN.map(({ packed }) => packed).find((packed) => /^c(?!e0306dcb9ea4130a)/.test(packed)) ?? '';
    const { value } = timed(() => unpackBattle(packedBattle, battleChecks, BOOK, other));
    expect(value.ok && value.value.divergence === null).toBe(false);
    await expect(bookOfLink('c0123456789abcdefAA')).rejects.toThrow('0123456789abcdef is not published');
  });

  it('with an order that is written out and that nobody may give', () => {
    const text = forged((packer) => {
      putJson(packer, DICTIONARY, { ...START, decks: deckOf(LINK) });
      putWhole(packer, 1);
      const offered = packedBattle.legalOrders(
        BOOK,
        packedBattle.gameOf(BOOK).begin({ ...START, type: 'match', decks: deckOf(LINK) }).state,
      ).length;
      packer.put(offered, offered + 1);
      putJson(packer, DICTIONARY, { type: 'attack', unit: 'nobody', target: '__proto__' });
    });
    const { value } = open(text);
    expect(value.ok && value.value.divergence).toMatchObject({ order: 1, why: 'refused' });
  });
});

describe('a hostile file of battles is refused at once, with its place', () => {
  const file = (parts: object) =>
    JSON.stringify({ kind: 'ninekeep-battles', version: 2, books: {}, battles: [], variations: {}, ...parts });
  it.each([
    ['cut off', '{"kind":"ninekeep-battles","ver', /not whole/],
    ['nested without end', `${'['.repeat(200_000)}`, /not whole/],
    ['with a thousand thousand battles', file({ battles: Array.from({ length: 20_001 }, () => 0) }), /at most 20000/],
    ['with a book that isn’t the one of its name', file({ books: { [PLAIN]: { rules: {} } } }), /not the book/],
    ['with a list for variations', file({ variations: [] }), /variations/],
    [
      'with a variation that branches off itself',
      file({
        variations: { a: [{ id: '1', name: '', from: { variation: '1', orders: 1 }, orders: [{ type: 'x' }] }] },
      }),
      /variations\.a\.0\.from/,
    ],
    [
      'with more variations than anybody tries',
      file({ variations: { a: Array.from({ length: 1001 }, () => null) } }),
      /at most 1000/,
    ],
  ])('%s', (_, text, why) => {
    const { value, milliseconds } = timed(() => readArchiveText(text));
    expect(value.ok ? 'it was let in' : value.refusal).toMatch(why);
    expect(milliseconds).toBeLessThanOrEqual(LONGEST_WAIT);
  });
});
