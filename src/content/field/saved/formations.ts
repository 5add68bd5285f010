import { lookUp } from '../../../kernel/dispatch';
import type { FieldBook, FieldFormation } from '../../../skirmish/model/book';
import { isKnownFacing } from '../../../skirmish/model/facing';
import type { ActiveFormation, SkirmishState } from '../../../skirmish/model/state';
import { type Fault, fault, within } from '../../saved/fault';

/** A formation looks along a row or a column, whatever its units can. */
const FOUR = { directions: 4, cost: 1 } as const;

/** What of the formations on a board their book or their squads don't know. */
export function formationsFault(book: FieldBook, state: SkirmishState): Fault | null {
  const taken = new Set<string>();
  const numbers = state.formations.map(({ id }) => id);
  for (const [index, formation] of state.formations.entries()) {
    const found =
      numbers.indexOf(formation.id) === index
        ? formationFault(book, state, formation, taken)
        : fault(['id'], 'must be a number of its own');
    if (found !== null) return within('formations', within(index, found));
  }
  return null;
}

function formationFault(
  { rules, formations }: FieldBook,
  state: SkirmishState,
  formation: ActiveFormation,
  taken: Set<string>,
): Fault | null {
  const definition = lookUp(formations, formation.formation);
  if (rules.formations === undefined || definition === undefined) {
    return fault(['formation'], 'must be a formation of the book');
  }
  if (!isKnownFacing(FOUR, formation.facing)) return fault(['facing'], 'must be one of north, east, south, west');
  for (const [index, member] of formation.members.entries()) {
    const found = memberFault(definition, member) ?? unknownMember(state, formation, member.unit, taken);
    if (found !== null) return within('members', within(index, found));
    taken.add(member.unit);
  }
  return null;
}

function memberFault({ slots }: FieldFormation, { slot, like }: ActiveFormation['members'][number]): Fault | null {
  const error = `must be one of ${slots.length} slots`;
  if (slot !== null && slot >= slots.length) return fault(['slot'], error);
  return like < slots.length ? null : fault(['like'], error);
}

function unknownMember(
  { units }: SkirmishState,
  { side }: ActiveFormation,
  id: string,
  taken: ReadonlySet<string>,
): Fault | null {
  if (taken.has(id)) return fault(['unit'], 'must stand in one formation, once');
  return units.some((unit) => unit.id === id && unit.side === side)
    ? null
    : fault(['unit'], 'must be a unit of its side');
}
