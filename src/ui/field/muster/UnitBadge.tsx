import { lookUp } from '../../../kernel/dispatch';
import type { Side } from '../../../kernel/sides';
import type { FieldBook } from '../../../skirmish/model/book';
import { profileOf, type UnitProfile } from '../../../skirmish/model/profile';
import { Icon } from '../../common/icons/Icon';
import type { IconName } from '../../common/icons/iconNames';
import styles from './UnitBadge.module.css';

interface UnitBadgeProps {
  readonly book: FieldBook;
  readonly kind: string;
  readonly side: Side;
}

/** A class at a glance: round and blue for Left, cut and red for Right, by what it does. */
export function UnitBadge({ book, kind, side }: UnitBadgeProps) {
  const icon = lookUp(book.units, kind) === undefined ? 'cancel' : iconOf(profileOf(book, kind));
  return (
    <span className={`${styles.badge} ${styles[side]}`}>
      <Icon name={icon} />
    </span>
  );
}

type Row = (profile: UnitProfile) => IconName | null;

const ABILITY_ICONS: Readonly<Partial<Record<string, IconName>>> = {
  heal: 'healing',
  rally: 'flying-flag',
  stealth: 'hood',
  build: 'palisade',
  frontalShield: 'templar-shield',
};

const ROWS: readonly Row[] = [
  ({ kind }) => kind.abilities.map((ability) => ABILITY_ICONS[ability.kind]).find((icon) => icon !== undefined) ?? null,
  ({ weapon }) => (weapon.weapon.burst === undefined ? null : 'flame'),
  ({ weapon, isStationary }) => (weapon.isMelee ? null : isStationary ? 'crosshair' : 'pocket-bow'),
  ({ traits }) => (traits.has('shield') ? 'shield' : null),
  ({ weapon }) => (weapon.maximum > 1 ? 'halberd' : null),
];

/** By what it can do first. */
function iconOf(profile: UnitProfile): IconName {
  return ROWS.map((row) => row(profile)).find((icon) => icon !== null) ?? 'broadsword';
}
