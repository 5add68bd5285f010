import { describe, expect, it } from 'vitest';
import { stableHash } from '../../../src/kernel/hash';
import type { FoundBattle } from '../../../src/store/archive/archive';
import { archiveFile, readArchiveFile } from '../../../src/store/archive/archiveFile';
import { keptBattle } from '../../../src/store/archive/keptBattle';

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
const FOUND: FoundBattle = { battle: { ...BATTLE, note: 'a close one' }, book: BOOK };

describe('a file of kept battles', () => {
  it('brings back what was exported, notes too', () => {
    expect(readArchiveFile(archiveFile([FOUND]))).toEqual({ ok: true, value: [FOUND] });
  });

  it('holds each book once', () => {
    const other = { ...BATTLE, id: 'x', packed: `c${HASH}BBBB` };
    const parsed = JSON.parse(archiveFile([FOUND, { battle: other, book: BOOK }])) as { books: object };
    expect(Object.keys(parsed.books)).toEqual([HASH]);
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

  const whole = JSON.parse(archiveFile([FOUND])) as Record<string, unknown>;
  const withBattle = (change: object) => ({ ...whole, battles: [{ ...FOUND.battle, ...change }] });

  it.each([
    ['text that is cut off', '{"kind":', 'its text is not whole'],
    ['something else', JSON.stringify({ kind: 'shopping' }), 'it is no file of kept battles'],
    ['a later version', JSON.stringify({ ...whole, version: 2 }), 'it is of version 2, this game reads 1'],
    ['a list that is none', JSON.stringify({ ...whole, battles: {} }), 'battles: must be a list'],
    ['a book of another name', JSON.stringify({ ...whole, books: { [HASH]: { other: 1 } } }), 'is not the book'],
    ['a battle that is none', JSON.stringify({ ...whole, battles: [7] }), 'battles.0.must be an object'],
    ['an outcome that there is not', JSON.stringify(withBattle({ outcome: 'glory' })), 'battles.0.outcome'],
    ['a record that is none', JSON.stringify(withBattle({ packed: '<script>' })), 'battles.0.packed'],
    ['a book that is not the record’s', JSON.stringify(withBattle({ book: 'abc' })), 'battles.0.book'],
    ['a note as long as a novel', JSON.stringify(withBattle({ note: 'x'.repeat(5000) })), 'battles.0.note'],
  ])('refuses %s and says where', (_, text, why) => {
    const read = readArchiveFile(text);
    expect(read.ok ? '' : read.refusal).toContain(why);
  });
});
