import type { GameTypes } from '../../match/rules';
import type { LoadReader } from './openSave';
import type { Save } from './save';
import { createSaveSlots, type SaveSlots } from './saveSlots';
import type { SaveStorage } from './saveStorage';
import { createSaveWriter, type SaveWriter, type WriteOutcome } from './saveWriter';
import { createShelf, replacedFile, type Shelf } from './shelf';

/** The kept match of one game: two copies, one writer. */
export interface Saves<Types extends GameTypes, Seat extends string>
  extends Pick<SaveSlots<Types, Seat>, 'read' | 'peek' | 'take' | 'epoch' | 'lastEpoch'>,
    Pick<SaveStorage, 'onGone' | 'reopen'>,
    Pick<SaveWriter<Save<Types, Seat>>, 'put' | 'settled' | 'flush'> {
  /**
   * Keeps a match beside the next one that is written, which takes its place: both or neither. Whether it came to that, once
   * it is known: not when yet another took that one's place, or another tab the pen.
   */
  shelve(replaced: Save<Types, Seat>): Promise<boolean>;
  /** Who hears how writes end. */
  onWrite(listener: (outcome: WriteOutcome) => void): void;
  /** Another tab has the pen: what waits is dropped, and nothing is written until it is taken again. */
  release(): void;
  /** What lies beside it. */
  readonly shelf: Shelf<Types, Seat>;
}

/** `drawn` is when a write may begin; where nothing is drawn, at once. */
export function createSaves<Types extends GameTypes, Seat extends string>(
  storage: SaveStorage,
  game: string,
  loadReader: LoadReader<Types, Seat>,
  drawn?: () => Promise<void>,
): Saves<Types, Seat> {
  const listeners: ((outcome: WriteOutcome) => void)[] = [];
  const slots = createSaveSlots(storage, game, loadReader);
  let shelving: { readonly save: Save<Types, Seat>; readonly tell: (isKept: boolean) => void } | null = null;
  const forgetShelving = (): void => {
    shelving?.tell(false);
    shelving = null;
  };
  const writer = createSaveWriter<Save<Types, Seat>>(
    async (save) => {
      const written = shelving;
      await slots.write(save, written === null ? null : replacedFile(game, written.save));
      if (shelving === written) shelving = null;
      written?.tell(true);
    },
    (outcome) => {
      for (const listener of listeners) listener(outcome);
    },
    drawn,
  );
  return {
    shelf: createShelf(storage, game, slots.pen, loadReader),
    read: slots.read,
    peek: slots.peek,
    take: slots.take,
    epoch: slots.epoch,
    lastEpoch: slots.lastEpoch,
    onGone: storage.onGone,
    reopen: storage.reopen,
    put: writer.put,
    shelve: (save) => {
      forgetShelving();
      return new Promise((tell) => {
        shelving = { save, tell };
      });
    },
    settled: writer.settled,
    flush: writer.flush,
    onWrite: (listener) => listeners.push(listener),
    release: () => {
      writer.drop();
      forgetShelving();
      slots.release();
    },
  };
}
