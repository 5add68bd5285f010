import type { Result } from '../../kernel/result';
import type { GameTypes } from '../../match/rules';
import { Overtaken } from './database';
import { type LoadReader, type Resumed, readSave, replaySave } from './openSave';
import { type Save, toKeptFile } from './save';
import type { Pen, ReplacedFile, SaveStorage } from './saveStorage';

/** What two copies come to: the newest match that opens, if one does, and what is wrong with a copy that doesn't. */
export interface Reading<Types extends GameTypes, Seat extends string> {
  readonly resumed: Resumed<Types, Seat> | null;
  readonly broken: readonly BrokenCopy[];
}

export interface BrokenCopy {
  readonly slot: string;
  readonly reason: string;
  readonly raw: unknown;
}

/** The two copies of a game's match, written in turn. */
export interface SaveSlots<Types extends GameTypes, Seat extends string> {
  /** Reading changes nothing, whatever it finds. */
  read(): Promise<Reading<Types, Seat>>;
  /** The newest copy that is whole, not yet replayed; null when there is none. */
  peek(): Promise<Save<Types, Seat> | null>;
  /** Writes over the older copy, and sets it aside if it couldn't be opened; refused when another tab has the pen. */
  write(save: Save<Types, Seat>, replaced?: ReplacedFile | null): Promise<void>;
  /** The right to write, taken when this tab hasn't it yet; rejects when another tab has it. */
  pen(): Promise<Pen>;
  /** Takes the pen from whoever has it, and says under which epoch. */
  take(): Promise<number>;
  /** Another tab has the pen: nothing is written until it is taken again. */
  release(): void;
  /** The epoch of this tab's pen; 0 while it has none. */
  epoch(): number;
  /** The epoch of whichever tab took the pen last. */
  lastEpoch(): Promise<number>;
}

/**
 * Where the next write goes, under which number, what it must not wipe out, and which books needn't be written again. It
 * holds as long as this tab has the pen that it had when it looked: under another epoch somebody else may have written.
 */
interface Known {
  readonly epoch: number;
  readonly next: string;
  readonly sequence: number;
  readonly broken: ReadonlyMap<string, unknown>;
  readonly books: ReadonlySet<string>;
}

interface Copy<Types extends GameTypes, Seat extends string> {
  readonly slot: string;
  readonly raw: unknown;
  readonly read: Result<Save<Types, Seat>, string>;
  readonly open: () => Result<Resumed<Types, Seat>, string>;
}

/** Two copies: a write that is cut off spoils one of them. The first held the only one once, so its name is the game's own. */
export function slotsOf(game: string): readonly [string, string] {
  return [game, `${game}-2`];
}

export function createSaveSlots<Types extends GameTypes, Seat extends string>(
  storage: SaveStorage,
  game: string,
  loadReader: LoadReader<Types, Seat>,
): SaveSlots<Types, Seat> {
  const slots = slotsOf(game);
  let known: Known | null = null;
  let epoch = 0;
  let isReleased = false;
  // A storage that is made anew counts its epochs from the beginning.
  storage.onGone(() => {
    epoch = 0;
    known = null;
  });

  /** Ends with the epoch that is being taken. */
  let taking: Promise<number> | null = null;

  function takePen(): Promise<number> {
    epoch = 0;
    isReleased = false;
    const attempt = storage.take(game).then((taken) => {
      epoch = taken;
      return taken;
    });
    taking = attempt;
    return attempt.finally(() => {
      if (taking === attempt) taking = null;
    });
  }

  async function pen(): Promise<Pen> {
    // Whoever couldn't take it when the match was opened makes up for it.
    const held = { game, epoch: isReleased || epoch > 0 ? epoch : await (taking ?? takePen()) };
    if (isReleased) throw new Overtaken('another tab plays');
    return held;
  }

  /** What lies there, the newer copy first. The reader is fetched only when there is something to read. */
  async function look() {
    const { files, books } = await storage.read(slots);
    const taken = slots.flatMap((slot, index) => (files[index] == null ? [] : [{ slot, raw: files[index] }]));
    const copies: Copy<Types, Seat>[] = [];
    if (taken.length > 0) {
      const reader = await loadReader();
      for (const { slot, raw } of taken) {
        const read = readSave(reader, raw, books);
        copies.push({ slot, raw, read, open: () => (read.ok ? replaySave(reader, read.value) : read) });
      }
    }
    copies.sort((one, other) => sequenceOf(other) - sequenceOf(one));
    return { copies, books: new Set(Object.keys(books)) };
  }

  async function lookAgain() {
    const under = epoch;
    const { copies, books } = await look();
    const { newest, broken } = opened(copies);
    const taken = new Set(copies.map(({ slot }) => slot));
    const free = slots.find((slot) => !taken.has(slot)) ?? slots[0];
    const next = newest === null ? free : otherThan(slots, newest.slot);
    const sequence = Math.max(0, ...copies.map(sequenceOf)) + 1;
    known = { epoch: under, next, sequence, broken: new Map(broken.map(({ slot, raw }) => [slot, raw])), books };
    return { reading: { resumed: newest?.resumed ?? null, broken }, known };
  }

  return {
    read: async () => (await lookAgain()).reading,
    peek: async () => {
      const [newest] = (await look()).copies;
      return newest?.read.ok === true ? newest.read.value : null;
    },
    write: async (save, replaced = null) => {
      const held = await pen();
      // Whoever hasn't read the slots since doesn't know which copy is the older one.
      const { next, sequence, broken, books } = known?.epoch === held.epoch ? known : (await lookAgain()).known;
      const hash = save.record.rules;
      const book = books.has(hash) ? null : { hash, book: save.book };
      const file = toKeptFile(game, { ...save, sequence });
      await storage.write(held, { slot: next, file, book, aside: broken.get(next) ?? null, replaced });
      known = {
        epoch: held.epoch,
        next: otherThan(slots, next),
        sequence: sequence + 1,
        broken: new Map([...broken].filter(([slot]) => slot !== next)),
        // Whoever writes another book drops those that no save names: only this one is sure to be there.
        books: book === null && replaced === null ? books : new Set([hash]),
      };
    },
    pen,
    take: () => {
      storage.reopen();
      return takePen();
    },
    release: () => {
      isReleased = true;
    },
    epoch: () => (isReleased ? 0 : epoch),
    lastEpoch: () => storage.epochOf(game),
  };
}

/** Opens the newer copy, or the older one when the newer can't be opened. */
function opened<Types extends GameTypes, Seat extends string>(copies: readonly Copy<Types, Seat>[]) {
  const broken: BrokenCopy[] = [];
  let newest: { readonly slot: string; readonly resumed: Resumed<Types, Seat> } | null = null;
  for (const { slot, raw, read, open } of copies) {
    // The older of two whole copies needs no replay: it is there to be written over.
    if (read.ok && newest !== null) continue;
    const replayed = open();
    if (replayed.ok) newest = { slot, resumed: replayed.value };
    else broken.push({ slot, raw, reason: replayed.refusal });
  }
  return { newest, broken };
}

/** A copy that isn't whole comes last, whatever number it claims. */
function sequenceOf({ read }: Copy<GameTypes, string>): number {
  return read.ok ? (read.value.sequence ?? 0) : -1;
}

function otherThan([first, second]: readonly [string, string], slot: string): string {
  return slot === first ? second : first;
}
