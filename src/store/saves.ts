import type { Save } from './saveShape';
import { createSaveSlots, type SaveSlots } from './saveSlots';
import type { SaveStorage } from './saveStorage';
import { createSaveWriter, type SaveWriter, type WriteOutcome } from './saveWriter';

/** The kept battle: two copies, one writer. */
export interface Saves extends Pick<SaveSlots, 'read' | 'peek'>, Pick<SaveWriter, 'put' | 'settled' | 'flush'> {
  /** Who hears how writes end. */
  onWrite(listener: (outcome: WriteOutcome) => void): void;
  /** Another tab has the pen, or had it until now: what waits is dropped, and what was known of the slots forgotten. */
  release(): void;
}

/** `drawn` is when a write may begin; where nothing is drawn, at once. */
export function createSaves(storage: SaveStorage, drawn?: () => Promise<void>): Saves {
  const listeners: ((outcome: WriteOutcome) => void)[] = [];
  const slots = createSaveSlots(storage);
  const writer = createSaveWriter(
    (save: Save) => slots.write(save),
    (outcome) => {
      for (const listener of listeners) listener(outcome);
    },
    drawn,
  );
  return {
    read: slots.read,
    peek: slots.peek,
    put: writer.put,
    settled: writer.settled,
    flush: writer.flush,
    onWrite: (listener) => listeners.push(listener),
    release: () => {
      writer.drop();
      slots.forget();
    },
  };
}
