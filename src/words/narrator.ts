import type { CardId } from '../battle/model/card';
import type { Facing, Position } from '../battle/model/position';
import type { SiegeRules } from '../battle/model/rules';
import type { UnitId } from '../battle/model/unit';
import { getArrow } from '../core/geometry/direction';
import { lookUp } from '../kernel/dispatch';
import type { Side } from '../kernel/sides';
import { type Names, type Roster, zoneName } from './names';
import type { Speak, Values } from './speak';

/** From whose side of the table the battle is told, and by what names. */
export interface Narrator {
  readonly speak: Speak;
  readonly viewer: Side;
  readonly roster: Roster;
  readonly enemyName: string;
  readonly names: Names;
  /** What a held column is worth is not in the event. */
  readonly rules: Pick<SiegeRules, 'deployColumns' | 'optional'>;
}

export function whose(narrator: Narrator, side: Side): 'yours' | 'enemys' {
  return side === narrator.viewer ? 'yours' : 'enemys';
}

/** The beginning of a sentence: "Your" "Oathguard". */
export function named(narrator: Narrator, id: UnitId): { readonly owner: string; readonly card: string } {
  const identity = lookUp(narrator.roster, id);
  if (identity === undefined) return { owner: '', card: id };
  const owner = narrator.speak(`log.owner.${whose(narrator, identity.side)}`);
  return { owner, card: afterOwner(narrator.names.card(identity.card)) };
}

/** Inside a sentence: "the enemy Oathguard". */
export function aimedAt(narrator: Narrator, id: UnitId): string {
  const identity = lookUp(narrator.roster, id);
  if (identity === undefined) return id;
  return narrator.speak(`log.target.${whose(narrator, identity.side)}`, {
    card: afterOwner(narrator.names.card(identity.card)),
  });
}

/** "Your The Portcullis" has an article too many. */
function afterOwner(name: string): string {
  return name.replace(/^The /, '');
}

/** By what something was done, and by whom unless it did it to itself: "Mend, Field Barber". */
export function causeOf(narrator: Narrator, by: UnitId, ability: string, to: UnitId | null): string {
  // What a stratagem does is told under its card's id alone.
  if (by === ability) return narrator.names.card(by);
  const name = narrator.names.ability(ability);
  return by === to ? name : narrator.speak('log.cause', { ability: name, card: named(narrator, by).card });
}

export function placeOf(narrator: Narrator, { row, col }: Position): { readonly row: number; readonly zone: string } {
  return { row: row + 1, zone: zoneName(narrator.speak, col) };
}

/** Document 004 writes a facing as an arrow behind the place: "row 1, center →". */
export function facedPlaceOf(narrator: Narrator, at: Position, facing: Facing): Values {
  return { ...placeOf(narrator, at), arrow: getArrow(facing) };
}

export function cardSentence(
  narrator: Narrator,
  what: 'overdrawn' | 'deployed',
  side: Side,
  card: CardId,
  place: Values = {},
): string {
  const values = { card: narrator.names.card(card), player: narrator.enemyName, ...place };
  return narrator.speak(`log.${what}.${whose(narrator, side)}`, values);
}
