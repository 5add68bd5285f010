import type { FieldRulesWords } from '../../../content/field/catalog';
import type { CoverEffect } from '../../../core/cover/coverTable';
import { COVER_QUALITIES, type CoverQuality } from '../../../core/cover/quality';
import { signed, type Teller, type Told, unless0 } from './told';

export const tellArcs: Teller<'arcs'> = ({ speak }, arcs) => [speak('help.arcs.percents', { ...arcs })];

export const tellFlanking: Teller<'flanking'> = ({ speak }, flanking) => {
  if (!flanking.enabled) return [speak('help.flanking.off')];
  const { attackBonus, damageBonus, behindAttackBonus, behindDamageBonus, oppositeTolerance } = flanking;
  const near = flanking.allyMustBeAdjacent ? 'yes' : 'no';
  const hasBehind = behindAttackBonus !== 0 || behindDamageBonus !== 0;
  const bonus = (attack: number, damage: number) => ({ attack: signed(attack), damage: signed(damage) });
  return [
    speak('help.flanking.ally', { near }),
    ...(flanking.requiresAlly ? [] : [speak('help.flanking.alone')]),
    ...unless0(oppositeTolerance, (degrees) => speak('help.flanking.tolerance', { degrees })),
    speak('help.flanking.bonus', bonus(attackBonus, damageBonus)),
    ...(hasBehind ? [speak('help.flanking.behind', bonus(behindAttackBonus, behindDamageBonus))] : []),
  ];
};

export const tellPressure: Teller<'pressure'> = ({ speak }, pressure) => [
  speak('help.pressure.flanked', { bonus: signed(pressure.flankedBonus) }),
  speak('help.pressure.surrounded', { from: pressure.surroundedFrom, bonus: signed(pressure.surroundedBonus) }),
  speak('help.pressure.overwhelmed', { from: pressure.overwhelmedFrom, bonus: signed(pressure.overwhelmedBonus) }),
  speak('help.pressure.highest'),
];

export const tellHighGround: Teller<'highGround'> = ({ speak }, { over, range, damage, accuracy, coverLevels }) => [
  speak(`help.highGround.over.${over}`),
  ...unless0(range, (value) => speak('help.highGround.range', { value: signed(value) })),
  ...unless0(damage, (value) => speak('help.highGround.damage', { value: signed(value) })),
  ...unless0(accuracy, (value) => speak('help.highGround.accuracy', { value: signed(value) })),
  ...unless0(coverLevels, (levels) => speak('help.highGround.cover', { levels })),
];

export const tellCover: Teller<'cover'> = (told, cover) =>
  COVER_QUALITIES.filter((quality) => quality !== 'none').map((quality) => ({
    name: told.speak('help.cover.from', {
      name: coverName(told, quality),
      percent: cover[quality].obscuredFrom,
    }),
    text: coverText(told, cover[quality]),
  }));

function coverName({ face, language }: Told, quality: CoverQuality): string {
  const words: Readonly<Partial<Record<string, FieldRulesWords>>> = face.translations;
  return words[language]?.cover?.[quality] ?? face.cover?.[quality].name ?? quality;
}

function coverText({ speak }: Told, effect: CoverEffect): string {
  const { damageReductionPercent, accuracy, defense, isUntargetable } = effect;
  const said = [
    ...(isUntargetable ? [speak('help.cover.untargetable')] : []),
    ...unless0(damageReductionPercent, (percent) => speak('help.cover.damage', { percent })),
    ...unless0(accuracy, (value) => speak('help.cover.accuracy', { value: signed(value) })),
    ...unless0(defense, (value) => speak('help.cover.defense', { value: signed(value) })),
  ];
  return said.length === 0 ? speak('help.cover.none') : said.join(', ');
}
