import type { Result } from '../kernel/result';
import { type Resumed, replaySave, toSaveFile, unsealSave } from './save';
import type { Save } from './saveShape';
import { type SaveStorage, SLOTS, type Slot } from './saveStorage';

/** What two copies come to: the newest battle that opens, if one does, and what is wrong with a copy that doesn't. */
export interface Reading {
  readonly resumed: Resumed | null;
  readonly broken: readonly BrokenCopy[];
}

export interface BrokenCopy {
  readonly slot: Slot;
  readonly reason: string;
  readonly raw: unknown;
}

/** The two copies of the battle, written in turn. */
export interface SaveSlots {
  /** Reading changes nothing, whatever it finds. */
  read(): Promise<Reading>;
  /** The newest copy that is whole, not yet replayed; null when there is none. */
  peek(): Promise<Save | null>;
  /** Writes over the older copy, and sets it aside first if it couldn't be opened. */
  write(save: Save): Promise<void>;
  /** Another tab has written meanwhile: before the next write the slots are looked at again. */
  forget(): void;
}

/** Where the next write goes, under which number, and what it must not wipe out. */
interface Known {
  readonly next: Slot;
  readonly sequence: number;
  readonly broken: ReadonlySet<Slot>;
}

interface Copy {
  readonly slot: Slot;
  readonly raw: unknown;
  readonly unsealed: Result<Save, string>;
}

export function createSaveSlots(storage: SaveStorage): SaveSlots {
  let known: Known | null = null;

  /** What lies there, the newer copy first. */
  async function copies(): Promise<readonly Copy[]> {
    const files = await storage.read();
    return SLOTS.filter((slot) => files[slot] !== undefined && files[slot] !== null)
      .map((slot) => ({ slot, raw: files[slot], unsealed: unsealSave(files[slot]) }))
      .sort((one, other) => sequenceOf(other) - sequenceOf(one));
  }

  return {
    read: async () => {
      const found = newestOf(await copies());
      known = found.known;
      return found.reading;
    },
    peek: async () => {
      const [newest] = await copies();
      return newest?.unsealed.ok === true ? newest.unsealed.value : null;
    },
    write: async (save) => {
      // Whoever couldn't read the slots doesn't know which copy is the older one.
      const { next, sequence, broken } = known ?? newestOf(await copies()).known;
      if (broken.has(next)) await storage.setAside(next);
      await storage.write(next, toSaveFile({ ...save, sequence }));
      const stillBroken = new Set([...broken].filter((slot) => slot !== next));
      known = { next: otherThan(next), sequence: sequence + 1, broken: stillBroken };
    },
    forget: () => {
      known = null;
    },
  };
}

/** Opens the newer copy, or the older one when the newer can't be opened. */
function newestOf(copies: readonly Copy[]): { readonly reading: Reading; readonly known: Known } {
  const broken: BrokenCopy[] = [];
  let newest: { readonly slot: Slot; readonly resumed: Resumed } | null = null;
  for (const { slot, raw, unsealed } of copies) {
    // The older of two whole copies needs no replay: it is there to be written over.
    if (unsealed.ok && newest !== null) continue;
    const opened = unsealed.ok ? replaySave(unsealed.value) : unsealed;
    if (opened.ok) newest = { slot, resumed: opened.value };
    else broken.push({ slot, raw, reason: opened.refusal });
  }
  const taken = new Set(copies.map(({ slot }) => slot));
  const next = newest === null ? (SLOTS.find((slot) => !taken.has(slot)) ?? SLOTS[0]) : otherThan(newest.slot);
  const sequence = Math.max(0, ...copies.map(sequenceOf)) + 1;
  return {
    reading: { resumed: newest?.resumed ?? null, broken },
    known: { next, sequence, broken: new Set(broken.map(({ slot }) => slot)) },
  };
}

/** A copy that isn't whole comes last, whatever number it claims. */
function sequenceOf({ unsealed }: Copy): number {
  return unsealed.ok ? (unsealed.value.sequence ?? 0) : -1;
}

function otherThan(slot: Slot): Slot {
  return slot === SLOTS[0] ? SLOTS[1] : SLOTS[0];
}
