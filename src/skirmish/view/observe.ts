import { opponentOf, type Side } from '../../kernel/sides';
import type { FieldBook } from '../model/book';
import type { Met, SkirmishState } from '../model/state';
import { knownTo } from './knownTo';

/** All that a side may know. An opponent gets this and nothing else. */
export interface FieldObservation {
  readonly side: Side;
  /** The field as the side knows it; it has the shape of a state and no dice. */
  readonly field: SkirmishState;
  /** Cells that were ever seen; null where there is no fog. */
  readonly seen: readonly boolean[] | null;
  /** Enemies that were met, as they were when they were last seen. */
  readonly met: Readonly<Record<string, Met>>;
}

export function observe(book: FieldBook, state: SkirmishState, side: Side): FieldObservation {
  const memory = state.memory[side];
  return {
    side,
    field: knownTo(book, state, side),
    seen: memory?.seen ?? null,
    met: memory?.met ?? metWithoutFog(state, side),
  };
}

/** What somebody sees who plays neither side, or both, while they look from one: everything but the dice to come. */
export function observeAll(state: SkirmishState, side: Side = 'left'): FieldObservation {
  const field: SkirmishState = { ...state, memory: { left: null, right: null }, chance: { kind: 'expected' } };
  return { side, field, seen: null, met: {} };
}

/** Without fog every unit was seen at the start, and hidden ones are known by class. */
function metWithoutFog({ units, round }: SkirmishState, side: Side): Readonly<Record<string, Met>> {
  const enemies = units.filter((unit) => unit.side === opponentOf(side) && !unit.isHidden);
  return Object.fromEntries(enemies.map(({ id, kind, health }) => [id, { kind, health, round }]));
}
