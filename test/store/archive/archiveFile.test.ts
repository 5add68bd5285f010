import { describe, expect, it } from 'vitest';
import { stableHash } from '../../../src/kernel/hash';
import { archiveFile, readArchiveText } from '../../../src/store/archive/archiveFile';
import { type FoundBattle, keptBattle } from '../../../src/store/archive/keptBattle';

const BOOK = { any: 'book' };
const HASH = stableHash(BOOK);
const BATTLE = keptBattle(
  {
    mode: 'battle',
    packed: `c${HASH}AAAA`,
    book: HASH,
    seats: { left: 'human', right: 'captain' },
    winner: 'left',
    decks: { left: 'bastion', right: null },
    ground: 'ruins',
    rounds: 9,
    castles: { left: 31, right: 0 },
  },
  1_700_000_000_000,
);
const TRIED = [
  { id: '1', name: 'earlier', from: { variation: null, orders: 3 }, orders: [{ type: 'endTurn' }] },
  { id: '2', name: '', from: { variation: '1', orders: 1 }, orders: [{ type: 'concede' }] },
];
const FOUND: FoundBattle = { battle: { ...BATTLE, note: 'a close one' }, book: BOOK, variations: TRIED };
const textOf = (battles: readonly FoundBattle[]): string => JSON.stringify(archiveFile(battles));

describe('a file of kept battles', () => {
  it('brings back what was exported, notes and variations too', () => {
    expect(readArchiveText(textOf([FOUND]))).toEqual({ ok: true, value: [FOUND] });
  });

  it('holds each book once', () => {
    const other = { ...BATTLE, id: 'x', packed: `c${HASH}BBBB` };
    const parsed = archiveFile([FOUND, { battle: other, book: BOOK, variations: [] }]);
    expect(Object.keys(parsed.books)).toEqual([HASH]);
    expect(Object.keys(parsed.variations)).toEqual([BATTLE.id]);
  });

  it('of the first version, which knew no variations, is read', () => {
    const { variations: _, ...first } = archiveFile([FOUND]);
    const read = readArchiveText(JSON.stringify({ ...first, version: 1 }));
    expect(read).toEqual({ ok: true, value: [{ ...FOUND, variations: [] }] });
  });

  it('tells the outcome from the side of whoever played', () => {
    expect(BATTLE).toMatchObject({ outcome: 'won', side: 'left' });
    expect(keptBattle({ ...BATTLE, winner: 'right' }, 0).outcome).toBe('lost');
    expect(keptBattle({ ...BATTLE, winner: 'draw' }, 0).outcome).toBe('drawn');
    expect(keptBattle({ ...BATTLE, winner: null }, 0).outcome).toBe('abandoned');
    expect(keptBattle({ ...BATTLE, seats: { left: 'human', right: 'human' } }, 0)).toMatchObject({
      outcome: 'decided',
      side: null,
    });
  });

  const whole = JSON.parse(textOf([FOUND])) as Record<string, unknown>;
  const withTried = (change: object) => JSON.stringify({ ...whole, variations: { x: [{ ...TRIED[0], ...change }] } });
  const withBattle = (change: object) => ({ ...whole, battles: [{ ...FOUND.battle, ...change }] });

  it.each([
    ['text that is cut off', '{"kind":', 'its text is not whole'],
    ['something else', JSON.stringify({ kind: 'shopping' }), 'it is no file of kept battles'],
    ['a later version', JSON.stringify({ ...whole, version: 3 }), 'it is of version 3, this game reads 2'],
    ['a list that is none', JSON.stringify({ ...whole, battles: {} }), 'battles: must be a list'],
    ['a book of another name', JSON.stringify({ ...whole, books: { [HASH]: { other: 1 } } }), 'is not the book'],
    ['a battle that is none', JSON.stringify({ ...whole, battles: [7] }), 'battles.0.must be an object'],
    ['an outcome that there is not', JSON.stringify(withBattle({ outcome: 'glory' })), 'battles.0.outcome'],
    ['a record that is none', JSON.stringify(withBattle({ packed: '<script>' })), 'battles.0.packed'],
    ['a book that is not the record’s', JSON.stringify(withBattle({ book: 'abc' })), 'battles.0.book'],
    ['variations that are none', JSON.stringify({ ...whole, variations: { x: 7 } }), 'variations.x.must be a list'],
    ['a variation without a number', withTried({ id: '__proto__' }), 'variations.x.0.id'],
    ['a variation with a novel for a name', withTried({ name: 'x'.repeat(81) }), 'variations.x.0.name'],
    ['a variation of one that comes later', withTried({ from: { variation: '2', orders: 1 } }), 'variations.x.0.from'],
    [
      'a variation from before the beginning',
      withTried({ from: { variation: null, orders: -1 } }),
      'variations.x.0.from',
    ],
    ['a variation without orders', withTried({ orders: [] }), 'variations.x.0.orders'],
    ['an order that is none', withTried({ orders: [{ type: 'endTurn' }, null] }), 'variations.x.0.orders.1'],
    ['a note as long as a novel', JSON.stringify(withBattle({ note: 'x'.repeat(5000) })), 'battles.0.note'],
  ])('refuses %s and says where', (_, text, why) => {
    const read = readArchiveText(text);
    expect(read.ok ? '' : read.refusal).toContain(why);
  });
});
