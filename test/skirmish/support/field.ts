import type { Direction } from '../../../src/core/geometry/direction';
import type { Position } from '../../../src/core/geometry/position';
import type { Side } from '../../../src/kernel/sides';
import { emptyField, freshUnit, groundOf } from '../../../src/skirmish/begin/begin';
import type { FieldBook, FieldMap } from '../../../src/skirmish/model/book';
import type { FieldUnit, SkirmishState } from '../../../src/skirmish/model/state';
import { actionsOf, movementOf } from '../../../src/skirmish/movement/economy';

/** "F6" is the sixth column and the sixth row. */
export function at(name: string): Position {
  return { x: name.charCodeAt(0) - 65, y: Number(name.slice(1)) - 1 };
}

interface Placed extends Partial<Omit<FieldUnit, 'id' | 'kind' | 'side' | 'position' | 'facing'>> {
  readonly facing?: Direction;
}

/** Somebody for `field`: id, class, side, cell, and whatever is to be different. */
export type Sketch = readonly [id: string, kind: string, side: Side, cell: string, changes?: Placed];

const SIZE = 12;

export function openMap(changes: Partial<FieldMap> = {}): FieldMap {
  const cells = SIZE * SIZE;
  return {
    id: 'open',
    width: SIZE,
    height: SIZE,
    terrain: Array.from({ length: cells }, () => 'normal'),
    elevation: Array.from({ length: cells }, () => 0),
    obstacles: [],
    areas: [],
    ...changes,
  };
}

/** A battle in the middle of Left's second turn, counters as filled for a turn. */
export function field(book: FieldBook, sketches: readonly Sketch[], map: FieldMap = openMap()): SkirmishState {
  const empty = emptyField(book, map, groundOf(book, map));
  const state: SkirmishState = { ...empty, phase: 'battle', round: 2, memory: { left: null, right: null } };
  const units = sketches.map(([id, kind, side, cell, changes = {}]) => {
    const unit: FieldUnit = { ...freshUnit(book, id, kind, side), position: at(cell), isHidden: false, ...changes };
    const actions = actionsOf(book, state, unit);
    const isOwn = book.rules.economy.movement !== 'action';
    const attacks = book.rules.economy.attacksPerTurn ?? actions;
    return {
      ...unit,
      actions,
      attacks,
      movement: isOwn ? movementOf(book, state, unit) : 0,
      steps: book.rules.economy.steps,
      ...changes,
    };
  });
  return { ...state, units };
}
