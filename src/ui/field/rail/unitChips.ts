import { cellNumber } from '../../../core/geometry/grid';
import { lookUp } from '../../../kernel/dispatch';
import { membershipOf } from '../../../skirmish/formations/bonuses';
import { fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import { profileOf } from '../../../skirmish/model/profile';
import { type FieldUnit, isStandingUnit } from '../../../skirmish/model/state';
import type { IconName } from '../../common/icons/iconNames';
import type { FieldView } from '../common/fieldHooks';
import { STANCE_ICONS } from './railIcons';
import type { RailVoice } from './railVoice';

export interface Chip {
  readonly id: string;
  readonly icon: IconName;
  readonly text: string;
}

/** What sets a unit apart now: states first, then where it stands, then how far it reaches. */
export function chipsOf(view: Pick<FieldView, 'book' | 'seen'>, voice: RailVoice, unit: FieldUnit): readonly Chip[] {
  return [
    ...stateChips(voice, unit),
    ...roleChips(view, voice, unit),
    ...placeChips(view, voice, unit),
    ...rangeChips(view, voice, unit),
  ];
}

function stateChips({ speak }: RailVoice, unit: FieldUnit): Chip[] {
  const chips: Chip[] = [];
  const add = (is: boolean, id: string, icon: IconName, text: () => string) => {
    if (is) chips.push({ id, icon, text: text() });
  };
  add(unit.isHidden, 'hidden', 'hood', () => speak('rail.chip.hidden'));
  add(unit.stance !== 'balanced', 'stance', STANCE_ICONS[unit.stance], () => speak(`field.stance.${unit.stance}`));
  add(unit.stopped !== null, 'stopped', 'cancel', () => speak(`rail.chip.${unit.stopped ?? 'knocked_down'}`));
  add(unit.guard > 0, 'guard', 'shield', () => speak('rail.chip.guard', { value: unit.guard }));
  add(unit.isExposed, 'exposed', 'cracked-shield', () => speak('rail.chip.exposed'));
  add(unit.shaken > 0, 'shaken', 'death-skull', () => speak('rail.chip.shaken'));
  add(unit.wasRallied, 'rallied', 'rally-the-troops', () => speak('rail.chip.rallied'));
  add(unit.isWaiting, 'waiting', 'hourglass', () => speak('rail.chip.waiting'));
  return chips;
}

function roleChips({ book, seen }: Pick<FieldView, 'book' | 'seen'>, { speak }: RailVoice, unit: FieldUnit): Chip[] {
  const membership = membershipOf(seen.field, unit.id);
  if (membership === null) return [];
  const { formation, member } = membership;
  const slot = lookUp(book.formations, formation.formation)?.slots[member.slot ?? member.like];
  return slot === undefined ? [] : [{ id: 'role', icon: 'guards', text: speak(`rail.role.${slot.role}`) }];
}

function placeChips({ book, seen }: Pick<FieldView, 'book' | 'seen'>, { speak }: RailVoice, unit: FieldUnit): Chip[] {
  const { highGround } = book.rules;
  if (highGround === undefined || !isStandingUnit(unit)) return [];
  const { ground } = seen.field;
  const level = fieldSurvey(book, ground).cells[cellNumber(ground, unit.position.x, unit.position.y)]?.elevation ?? 0;
  return level > 0 ? [{ id: 'high', icon: 'mountains', text: speak('rail.chip.high', { level }) }] : [];
}

/** As far as it reaches, as the muster has it; where distances have names, the farthest one at which it shoots unhindered. */
function rangeChips({ book }: Pick<FieldView, 'book'>, voice: RailVoice, unit: FieldUnit): Chip[] {
  const { weapon } = profileOf(book, unit.kind);
  if (weapon.isMelee) return [];
  const bands = book.rules.distance.bands ?? [];
  const band = bands.findLast(({ from }) => from <= weapon.optimal);
  const text =
    band === undefined || weapon.weapon.maximum !== undefined
      ? voice.speak('rail.chip.range', { range: Number.isFinite(weapon.maximum) ? weapon.maximum : weapon.optimal })
      : voice.band(band.name);
  return [{ id: 'range', icon: 'high-shot', text }];
}
