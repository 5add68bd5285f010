import { readFileSync } from 'node:fs';
import type { Book } from '../../../src/battle/model/book';
import { battleChecks } from '../../../src/content/packed/checkedBattle';
import { packedBattle } from '../../../src/content/packed/packedBattle';
import { packedHead, unpackBattle } from '../../../src/content/packed/packedText';
import { stableHash } from '../../../src/kernel/hash';
import { archiveFile, readArchiveText } from '../../../src/store/archive/archiveFile';
import { keptBattle } from '../../../src/store/archive/keptBattle';
import { GOLDEN } from '../../content/packed/golden/golden';
import { speakerOf } from '../../words/support/intl';
import { type Door, type Sample, turnedAway } from '../support/door';

const PLAIN = 'e0306dcb9ea4130a';
const BOOK = JSON.parse(readFileSync(`public/books/${PLAIN}.json`, 'utf8')) as Book;
const SPEAKERS = [speakerOf('en'), speakerOf('it')];

/** The shortest that name the plain book: each is carried out to its end, thousands of times. */
const LINKS: readonly Sample[] = GOLDEN.map(({ packed }) => packed)
  .filter((packed) => packedHead(packed)?.book === PLAIN)
  .sort((one, other) => one.length - other.length)
  .slice(0, 4)
  .map((text) => ({ name: 'link', text }));

/** What stands behind `#/battles/link/`. A battle that can be followed for a while is shown up to there, and said to be. */
export const PACKED_DOOR: Door = {
  name: 'link to a battle',
  format: 'line',
  weight: 0.3,
  samples: LINKS,
  open: (text) => {
    const head = packedHead(text);
    if (head === null) return turnedAway({ where: 'link', message: 'it is no packed battle' });
    if (head.mode !== 'battle' || head.book !== PLAIN)
      return turnedAway(...SPEAKERS.map((speak) => ({ where: 'book', message: speak('replay.noBook') })));
    const opened = unpackBattle(packedBattle, battleChecks, BOOK, text);
    if (!opened.ok) {
      return turnedAway(
        ...SPEAKERS.map((speak) => ({
          where: 'link',
          message: speak('replay.unreadable', { reason: opened.refusal }),
        })),
      );
    }
    const { divergence, record } = opened.value;
    if (divergence !== null) {
      const { order, round, why } = divergence;
      return turnedAway(
        ...SPEAKERS.map((speak) => ({
          where: `order ${order}`,
          message: speak('replay.diverges', { order, round, why }),
        })),
      );
    }
    return { accepted: true, use: () => void stableHash(record) };
  },
};

const TRIED = [
  { id: '1', name: 'earlier', from: { variation: null, orders: 3 }, orders: [{ type: 'endTurn' }] },
  { id: '2', name: '', from: { variation: '1', orders: 1 }, orders: [{ type: 'concede' }] },
];

function fileOf(packed: string, at: number): Sample {
  const told = {
    mode: 'battle' as const,
    packed,
    // A small book of the same name would not be believed: without one a battle is listed all the same.
    book: PLAIN,
    seats: { left: 'human', right: 'captain' },
    winner: 'left' as const,
    decks: { left: 'bastion', right: null },
    ground: 'ruins',
    rounds: 9,
    castles: { left: 31, right: 0 },
  };
  const battle = { ...keptBattle(told, at), note: 'a close one' };
  return {
    name: 'battles.json',
    text: JSON.stringify(archiveFile([{ battle, book: undefined, variations: TRIED }])),
  };
}

/** A file of kept battles, as the page exports it: all of it comes in, or nothing. */
export const ARCHIVE_DOOR: Door = {
  name: 'file of battles',
  format: 'json',
  samples: LINKS.map(({ text }, index) => fileOf(text, 1_700_000_000_000 + index)),
  open: (text) => {
    const read = readArchiveText(text);
    if (!read.ok) return turnedAway({ where: 'file', message: read.refusal });
    return { accepted: true, use: () => void JSON.stringify(archiveFile(read.value)) };
  },
};
