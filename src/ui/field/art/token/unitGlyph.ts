import type { FieldBook } from '../../../../skirmish/model/book';
import { hasAbility, profileOf, statOf, type UnitProfile } from '../../../../skirmish/model/profile';
import type { UnitKind, WeaponType } from '../../../../skirmish/model/unitKind';
import type { IconName } from '../../../common/icons/iconNames';

type Row = readonly [IconName, (profile: UnitProfile, book: FieldBook) => boolean];

/** What sets a unit apart, the rarest first. */
const BY_TALENT: readonly Row[] = [
  ['health-normal', ({ traits }) => traits.has('healer')],
  ['claw-hammer', ({ kind }) => hasAbility(kind, 'build') || hasAbility(kind, 'demolish')],
  ['knight-banner', ({ kind }, book) => hasAbility(kind, 'rally') || leadsBest(book, kind)],
  ['hood', ({ kind }) => hasAbility(kind, 'stealth')],
  ['visored-helm', ({ kind }) => hasAbility(kind, 'frontalShield')],
  ['templar-shield', ({ traits }) => traits.has('shield')],
  ['fire-bomb', ({ weapon }) => weapon.weapon.burst !== undefined],
  ['harpoon-chain', ({ weapon }) => weapon.weapon.onHit !== undefined],
];

/** Many may lead a formation; the banner is for whoever does it best. */
function leadsBest({ rules, units }: FieldBook, kind: UnitKind): boolean {
  const stat = rules.formations?.leads.stat;
  if (stat === undefined) return false;
  return Object.values(units).every((other) => other.id === kind.id || statOf(other, stat) < statOf(kind, stat));
}

/** Weapons are named by what they are. */
const BY_WEAPON: readonly (readonly [IconName, RegExp])[] = [
  ['battle-axe', /axe/],
  ['wolf-head', /bite|claw|fang|jaw/],
  ['plain-dagger', /dagger|kni(fe|ves)|rapier|stiletto/],
  ['flanged-mace', /mace|hammer|club|flail/],
  ['croc-sword', /great.*(sword|blade)/],
  ['broadsword', /sword|blade|sabre/],
  ['crossbow', /crossbow|arbalest/],
  ['fireball', /ember|fire|flame/],
];

const BY_TYPE: { readonly [Type in WeaponType]: IconName } = {
  melee: 'crossed-swords',
  reach: 'spear-hook',
  thrown: 'thrown-spear',
  ranged: 'high-shot',
  long_range: 'bullseye',
};

/** The sign of a class, by what it can do and carries: a new unit has one without a word about it here. */
export function unitGlyph(book: FieldBook, kind: string): IconName {
  const profile = profileOf(book, kind);
  const talent = BY_TALENT.find(([, holds]) => holds(profile, book));
  if (talent !== undefined) return talent[0];
  const { id, type } = profile.weapon.weapon;
  const weapon = BY_WEAPON.find(([, name]) => name.test(id));
  if (weapon !== undefined) return weapon[0];
  return type === 'ranged' && profile.isStationary ? BY_TYPE.long_range : BY_TYPE[type];
}
