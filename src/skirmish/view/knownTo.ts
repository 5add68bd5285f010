import type { Side } from '../../kernel/sides';
import type { FieldBook } from '../model/book';
import type { FieldUnit, SkirmishState } from '../model/state';
import { isVisibleTo } from '../sight/visible';

/**
 * The field as a side knows it: its own units, the enemies that it sees, the ground as last seen. It has the shape of a state,
 * so every rule can be asked about it, and nothing in it betrays what is unseen. Where nothing is hidden it differs by its dice
 * alone.
 */
export function knownTo(book: FieldBook, state: SkirmishState, side: Side): SkirmishState {
  const units = state.units
    .filter((unit) => unit.position === null || isVisibleTo(book, state, side, unit))
    .map((unit) => (unit.side === side || book.rules.fog === undefined ? unit : withoutSecrets(unit)));
  const memory = state.memory[side];
  const isKnown = (id: string) => units.some((unit) => unit.id === id);
  return {
    ...state,
    units,
    ground: memory?.ground ?? state.ground,
    formations: state.formations.filter(
      (formation) => formation.side === side || formation.members.every(({ unit }) => isKnown(unit)),
    ),
    memory: { left: null, right: null },
    chance: { kind: 'expected' },
  };
}

/** Under fog an enemy's resources are its own. */
function withoutSecrets(unit: FieldUnit): FieldUnit {
  return { ...unit, cooldowns: {}, uses: {}, built: 0 };
}
