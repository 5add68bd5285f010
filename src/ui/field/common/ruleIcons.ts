import type { AttackKind } from '../../../skirmish/model/rules';
import type { IconName } from '../../common/icons/iconNames';

/** A rule set's sign is how it strikes: a set that nobody has seen yet has its picture too. */
export const RULE_ICONS: Readonly<Record<AttackKind, IconName>> = {
  fixed: 'cog',
  check: 'dice-twenty-faces-twenty',
  average: 'rolling-dices',
  total: 'perspective-dice-six-faces-random',
};
