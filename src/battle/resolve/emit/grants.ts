import type { Fighter } from '../../model/fighter';
import type { Grant } from '../../model/grant';
import { withGrants } from '../../model/unitProfile';
import type { BattlePlay } from '../play';

/** R12.6: the card has the keyword as if it were printed. */
export function emitGranted(
  { book, events }: BattlePlay,
  unit: Fighter,
  grant: Grant,
  by: string,
  ability: string,
): void {
  events?.push({ type: 'granted', unit: unit.id, grant, by, ability });
  unit.profile = withGrants(book, unit.profile, [...unit.profile.grants, grant]);
}

/** What was granted until now is gone. The end and the beginning of a turn write it, without an event of their own. */
export function endGrants({ book, state }: BattlePlay, ends: Grant['ends']): void {
  const { units } = state;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    const { profile } = unit;
    if (profile.printed === null) continue;
    const left = profile.grants.filter((grant) => grant.ends !== ends);
    if (left.length < profile.grants.length) unit.profile = withGrants(book, profile, left);
  }
}
