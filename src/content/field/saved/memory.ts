import { lookUp } from '../../../kernel/dispatch';
import { SIDES, type Side } from '../../../kernel/sides';
import type { FieldBook } from '../../../skirmish/model/book';
import type { Memory, SkirmishState } from '../../../skirmish/model/state';
import { type Fault, fault, within } from '../../saved/fault';
import { groundFault } from './ground';

/** Both sides remember under fog, and nobody does without. */
export function memoryFault(book: FieldBook, state: SkirmishState): Fault | null {
  const isFoggy = book.rules.fog !== undefined;
  for (const side of SIDES) {
    const memory = state.memory[side];
    if (memory === null && isFoggy) return fault(['memory', side], 'must be there: its rule set has fog');
    if (memory !== null && !isFoggy) return fault(['memory', side], 'must be null: its rule set has no fog');
    const found = memory && (sizeFault(book, state, memory) ?? enemiesFault(book, state, side, memory));
    if (found !== null) return within('memory', within(side, found));
  }
  return null;
}

/** A board of another size would be asked for cells that it doesn't have. */
function sizeFault(book: FieldBook, { ground }: SkirmishState, memory: Memory): Fault | null {
  const { width, height } = ground;
  if (memory.ground.width !== width || memory.ground.height !== height) {
    return fault(['ground'], `must be as large as the board, ${width}x${height}`);
  }
  if (memory.seen.length !== width * height) return fault(['seen'], `must have ${width * height} entries`);
  const found = groundFault(book, memory.ground);
  return found && within('ground', found);
}

/** What a side has met are its enemies. */
function enemiesFault(book: FieldBook, { units }: SkirmishState, side: Side, { met, visible }: Memory): Fault | null {
  const isEnemy = (id: string) => units.some((unit) => unit.id === id && unit.side !== side);
  const stranger = Object.keys(met).find((id) => !isEnemy(id));
  if (stranger !== undefined) return fault(['met', stranger], 'must be an enemy');
  const unheard = Object.entries(met).find(([, { kind }]) => lookUp(book.units, kind) === undefined);
  if (unheard !== undefined) return fault(['met', unheard[0], 'kind'], 'must be a unit of the book');
  const unknown = visible.findIndex((id) => !isEnemy(id));
  return unknown < 0 ? null : fault(['visible', unknown], 'must be an enemy');
}
