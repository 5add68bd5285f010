import { PLAYER_NAMES } from '../ai/players';
import type { Book } from '../battle/book';
import type { BattleRecord } from '../battle/record';
import { type BySide, SIDES } from '../battle/sides';
import type { Stream } from '../kernel/chance';
import type { Seat } from './seatsSlice';
import { book } from './shape/bookShape';
import { keyed, oneOf, orders, shaped, text, whole } from './shape/checks';
import { start, stream } from './shape/stateShape';

/** A saved battle: its record, the book it is fought with (so that an update of the game can't strand it), and who plays. */
export interface Save {
  readonly record: BattleRecord;
  readonly book: Book;
  readonly seats: BySide<Seat>;
  readonly stream: Stream;
  /** The name of the scenario that it began from. */
  readonly scenario?: string;
  /** Of two copies the one with the larger number is the newer; the first saves had a single copy and no number. */
  readonly sequence?: number;
}

const record = shaped<BattleRecord>({ rules: text, start, orders });

const save = shaped<Save>(
  { record, book, seats: keyed(SIDES, oneOf(['human', ...PLAYER_NAMES])), stream, scenario: text, sequence: whole },
  ['scenario', 'sequence'],
);

/** Whether a save from outside has the shape of one: what gets past this can be replayed, shown and played on. */
export function isSave(value: unknown): value is Save {
  return save(value);
}
