import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '../../../../src/battle/model/book';
import { battleChecks } from '../../../../src/content/packed/checkedBattle';
import { fieldChecks } from '../../../../src/content/packed/checkedField';
import { type BattleToPack, packedBattle } from '../../../../src/content/packed/packedBattle';
import { packedField } from '../../../../src/content/packed/packedField';
import { packedHead, type UnpackedBattle, unpackBattle } from '../../../../src/content/packed/packedText';
import { publishedBook } from '../../../../src/content/packed/publishedBook';
import { submit } from '../../../../src/kernel/game';
import { stableHash } from '../../../../src/kernel/hash';
import type { PackedGame, PackedTypes } from '../../../../src/kernel/packing/packedGame';
import type { Result } from '../../../../src/kernel/result';
import type { FieldBook } from '../../../../src/skirmish/model/book';

export interface GoldenLine {
  readonly final: string;
  readonly packed: string;
}

/** Made by `ninekeep corpus`. A line is never changed or taken away. */
export const GOLDEN: readonly GoldenLine[] = readFileSync('test/content/packed/golden/battles.txt', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [final = '', packed = ''] = line.split(' ');
    return { final, packed };
  });

const BOOKS = 'public/books';
const books = new Map<string, Promise<object | undefined>>();

/** From what was published alone: whatever `cards/` says today has no part in it. */
export async function bookOfLink(packed: string): Promise<object> {
  const hash = packedHead(packed)?.book ?? '';
  const reading = books.get(hash) ?? publishedBook(hash, async (name) => readJson(join(BOOKS, `${name}.json`)));
  books.set(hash, reading);
  const book = await reading;
  if (book === undefined) throw new Error(`${hash} is not published`);
  return book;
}

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

export interface Replayed {
  /** Of the last state that could be reached. */
  readonly final: string;
  readonly divergence: UnpackedBattle<PackedTypes>['divergence'];
}

/** Carries a link out as a page does. Another `game` than today's is an engine that was changed. */
export async function replayed(packed: string, game: PackedGame<BattleToPack> = packedBattle): Promise<Replayed> {
  return finalOfLink(packed, await bookOfLink(packed), game);
}

/** The same with a book at hand. */
export function finalOfLink(packed: string, book: object, game: PackedGame<BattleToPack> = packedBattle): Replayed {
  return packedHead(packed)?.mode === 'field'
    ? finalOf(packedField, book as FieldBook, unpackBattle(packedField, fieldChecks, book as FieldBook, packed))
    : finalOf(game, book as Book, unpackBattle(game, battleChecks, book as Book, packed));
}

function finalOf<Types extends PackedTypes>(
  packed: PackedGame<Types>,
  book: Types['book'],
  opened: Result<UnpackedBattle<Types>, string>,
): Replayed {
  if (!opened.ok) throw new Error(opened.refusal);
  const { record, divergence } = opened.value;
  const game = packed.gameOf(book);
  let { state } = game.begin(record.start);
  for (const order of record.orders) {
    const step = submit(game, state, order);
    if (!step.ok) throw new Error(step.refusal.sentence);
    state = step.value.state;
  }
  return { final: stableHash(state), divergence };
}
