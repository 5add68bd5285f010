import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Book } from '../../battle/model/book';
import { battleChecks } from '../../content/packed/checkedBattle';
import { fieldChecks } from '../../content/packed/checkedField';
import { packedBattle } from '../../content/packed/packedBattle';
import { packedField } from '../../content/packed/packedField';
import { LONGEST_PACKED, packedHead, type UnpackedBattle, unpackBattle } from '../../content/packed/packedText';
import { stableHash } from '../../kernel/hash';
import type { PackedGame, PackedTypes } from '../../kernel/packing/packedGame';
import type { Result } from '../../kernel/result';
import type { FieldBook } from '../../skirmish/model/book';
import { CannotRun, type Command, EXIT, type Terminal } from '../command';
import { bookNamed } from '../disk/books';

export const replay: Command = {
  summary: 'play a battle of a link, or those of an exported file, again, and say how each ends',
  usage: 'replay LINK | FILE [--json]',
  flags: [{ name: 'json', summary: 'print start, orders, seats and the hash of the last state as JSON' }],
  takesWords: true,
  run: async ({ words, flags }, terminal) => {
    if (words.length === 0) throw new CannotRun('a link or a file of battles is missing');
    const packed = words.flatMap((word) => packedIn(word, terminal.folder));
    const replayed = await Promise.all(packed.map((text) => follow(text, terminal)));
    if (flags.has('json')) terminal.say(JSON.stringify(replayed, null, 2));
    else for (const battle of replayed) terminal.say(sentenceOf(battle));
    return replayed.some(({ divergence }) => divergence !== null) ? EXIT.findings : EXIT.fine;
  },
};

/** The packed battles that a word names: a link, what stands in it, or a file that the page has exported. */
function packedIn(word: string, folder: string): readonly string[] {
  const linked = /battles\/link\/([\w-]+)/.exec(word)?.[1] ?? word;
  if (packedHead(linked) !== null) return [linked];
  let text: string;
  try {
    text = readFileSync(resolve(folder, word), 'utf8');
  } catch {
    throw new CannotRun(`"${word.slice(0, 60)}" is neither a link to a battle nor a file`);
  }
  const found = [...text.slice(0, 400 * LONGEST_PACKED).matchAll(/"packed":\s*"([\w-]+)"/g)].map(
    ([, packed = '']) => packed,
  );
  if (found.length === 0) throw new CannotRun(`${word} holds no kept battle`);
  return found;
}

interface Followed {
  readonly mode: string;
  readonly book: string;
  readonly seats: UnpackedBattle<PackedTypes>['seats'];
  readonly start: unknown;
  readonly orders: readonly unknown[];
  readonly rounds: number;
  readonly winner: unknown;
  readonly state: string;
  readonly divergence: UnpackedBattle<PackedTypes>['divergence'];
}

async function follow(text: string, terminal: Terminal): Promise<Followed> {
  const head = packedHead(text);
  if (head === null) throw new CannotRun(`"${text.slice(0, 60)}" is no packed battle`);
  const book = await bookNamed(terminal, head.book);
  if (head.mode === 'field') {
    const opened = unpackBattle(packedField, fieldChecks, book as FieldBook, text);
    return told(head, packedField, book as FieldBook, opened);
  }
  return told(head, packedBattle, book as Book, unpackBattle(packedBattle, battleChecks, book as Book, text));
}

function told<Types extends PackedTypes>(
  { mode, book: hash }: { readonly mode: string; readonly book: string },
  game: PackedGame<Types>,
  book: Types['book'],
  opened: Result<UnpackedBattle<Types>, string>,
): Followed {
  if (!opened.ok) throw new CannotRun(`the battle can't be opened: ${opened.refusal}`);
  const { record, seats, divergence } = opened.value;
  const { begin, ...rules } = game.gameOf(book);
  let { state } = begin(record.start);
  for (const order of record.orders) {
    const next = rules.clone(state);
    rules.run({ book, state: next, events: [], emit: (event) => rules.apply(next, event) }, order);
    state = next;
  }
  return {
    mode,
    book: hash,
    seats,
    start: record.start,
    orders: record.orders,
    rounds: game.roundOf(state),
    winner: Reflect.get(state, 'winner') ?? null,
    state: stableHash(state),
    divergence,
  };
}

function sentenceOf({ mode, seats, winner, rounds, orders, state, divergence }: Followed): string {
  const end = winner === null ? 'unfinished' : winner === 'draw' ? 'a draw' : `${String(winner)} wins`;
  const battle = `${seats.left} against ${seats.right}, ${mode}: ${end} in round ${rounds}, ${orders.length} orders, state ${state}`;
  if (divergence === null) return battle;
  const why = { refused: 'is refused', otherState: 'leads to another state than then', unreadable: "can't be read" };
  return `${battle}; order ${divergence.order}, in round ${divergence.round}, ${why[divergence.why]} ${divergence.detail}`.trim();
}
