import { profileOf } from '../../../skirmish/model/profile';
import type { FieldUnit } from '../../../skirmish/model/state';
import type { UnitAbility } from '../../../skirmish/model/unitKind';
import type { WeaponProfile } from '../../../skirmish/model/weaponProfile';
import { isWordAtOnce } from '../../../words/field/en/atOnce';
import type { FieldView } from '../common/fieldHooks';
import { usesLeft } from './maneuverWords';
import type { RailVoice } from './railVoice';
import { chipsOf } from './unitChips';

/** A weapon with its distances: "Bow, strikes from 1 to 8". */
export function weaponWords({ speak, narrator, signed }: RailVoice, profile: WeaponProfile): string {
  const { weapon, minimum, maximum, optimal, extended } = profile;
  const isEndless = maximum === Number.POSITIVE_INFINITY;
  const span = isEndless ? 'beyond' : minimum === maximum ? 'only' : 'between';
  return speak('rail.sheet.weapon', {
    weapon: narrator.names.weapon(weapon.id),
    span,
    minimum,
    maximum: isEndless ? minimum : maximum,
    optimal: Number.isFinite(optimal) ? optimal : minimum,
    extended: optimal < maximum ? signed(extended) : 'none',
  });
}

/** Abilities, traits, stance and states, cooldowns and uses, in words. */
export function sheetFacts(
  view: Pick<FieldView, 'book' | 'seen'>,
  voice: RailVoice,
  unit: FieldUnit,
): readonly string[] {
  const { book, seen } = view;
  const { speak } = voice;
  const { kind, traits } = profileOf(book, unit.kind);
  const states = chipsOf(view, voice, unit).filter(({ id }) => id !== 'range' && id !== 'stance');
  return [
    ...(book.rules.stances === undefined
      ? []
      : [speak('rail.sheet.stance', { stance: speak(`field.stance.${unit.stance}`) })]),
    ...states.map(({ text }) => text),
    ...kind.abilities.map((ability) => abilityWords(view, voice, unit, ability)),
    ...[...traits].flatMap((trait) => worded(voice, `rail.trait.${trait}`)),
    ...kind.skills.flatMap((skill) => worded(voice, `rail.skill.${skill}`)),
    ...coolingWords(voice, unit, seen.field.round),
    ...Object.values(book.maneuvers).flatMap((maneuver) => {
      const uses = usesLeft(unit, maneuver);
      const isKnown = kind.maneuvers === undefined || kind.maneuvers.includes(maneuver.id);
      if (uses === null || !isKnown || unit.side !== seen.side) return [];
      return [speak('rail.usesLeft', { maneuver: voice.narrator.names.maneuver(maneuver.id), uses })];
    }),
  ];
}

function abilityWords(
  { book }: Pick<FieldView, 'book'>,
  { speak }: RailVoice,
  unit: FieldUnit,
  ability: UnitAbility,
): string {
  if (ability.kind === 'heal') return speak('rail.ability.heal', { amount: ability.amount, reach: ability.reach });
  if (ability.kind === 'build') return speak('rail.ability.build', { left: Math.max(0, ability.limit - unit.built) });
  if (ability.kind === 'frontalShield') {
    return speak('rail.ability.frontalShield', { percent: book.rules.frontalShieldPercent ?? 100 });
  }
  return speak(`rail.ability.${ability.kind}`);
}

/** Traits that only the rules know have no word and aren't told. */
function worded({ speak }: RailVoice, word: string): readonly string[] {
  return isWordAtOnce(word) ? [speak(word)] : [];
}

function coolingWords({ speak, narrator }: RailVoice, unit: FieldUnit, round: number): readonly string[] {
  return Object.entries(unit.cooldowns)
    .filter(([, again]) => again > round)
    .map(([id, again]) => speak('rail.cooling', { maneuver: narrator.names.maneuver(id), rounds: again - round }));
}
