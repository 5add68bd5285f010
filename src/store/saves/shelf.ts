import type { Result } from '../../kernel/result';
import type { GameTypes } from '../../match/rules';
import { type LoadReader, openSaveFile, type Resumed } from './openSave';
import { type Save, sequenceIn, toKeptFile, wholeFile } from './save';
import { type SaveSlots, slotsOf } from './saveSlots';
import { asideName, type ReplacedFile, type SaveStorage } from './saveStorage';

/** What lies beside the running match. */
export interface OnShelf {
  /** One that couldn't be drawn: the text of its file, so that it can be had whatever is wrong with it. */
  readonly aside: string | null;
  /** One that another has taken the place of. */
  readonly replaced: boolean;
}

export type ShelfPlace = keyof OnShelf;

export interface Shelf<Types extends GameTypes, Seat extends string> {
  look(): Promise<OnShelf>;
  /** Replayed, or why it can't be; null when nothing lies there. It stays. */
  open(place: ShelfPlace): Promise<Result<Resumed<Types, Seat>, string> | null>;
  drop(place: ShelfPlace): Promise<void>;
  /** Puts the running match aside, unopened: the newer copy onto the shelf, the older one where nothing is lost. */
  setAside(): Promise<void>;
}

export function createShelf<Types extends GameTypes, Seat extends string>(
  storage: SaveStorage,
  game: string,
  pen: SaveSlots<Types, Seat>['pen'],
  loadReader: LoadReader<Types, Seat>,
): Shelf<Types, Seat> {
  const [first, second] = slotsOf(game);
  const slotOf = (place: ShelfPlace) => shelfSlot(game, place);

  return {
    look: async () => {
      const { files, books } = await storage.read([slotOf('aside'), slotOf('replaced')]);
      const [aside = null, replaced = null] = files;
      return {
        aside: aside === null ? null : JSON.stringify(wholeFile(game, aside, books)),
        replaced: replaced !== null,
      };
    },
    open: async (place) => {
      const { files, books } = await storage.read([slotOf(place)]);
      return files[0] == null ? null : openSaveFile(await loadReader(), files[0], books);
    },
    drop: async (place) => storage.move(await pen(), [{ from: slotOf(place), to: null }]),
    setAside: async () => {
      const { files } = await storage.read([first, second]);
      const [newer, older] = sequenceIn(files[0]) >= sequenceIn(files[1]) ? [first, second] : [second, first];
      await storage.move(await pen(), [
        { from: newer, to: slotOf('aside') },
        { from: older, to: asideName(older) },
      ]);
    },
  };
}

/** A match as it is kept when another takes its place. */
export function replacedFile<Types extends GameTypes, Seat extends string>(
  game: string,
  save: Save<Types, Seat>,
): ReplacedFile {
  const book = { hash: save.record.rules, book: save.book };
  return { slot: shelfSlot(game, 'replaced'), file: toKeptFile(game, save), book };
}

function shelfSlot(game: string, place: ShelfPlace): string {
  return `${game}-${place}`;
}
