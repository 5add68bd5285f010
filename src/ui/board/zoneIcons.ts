import type { ZoneId } from '../../battle/rules';
import type { IconName } from '../common/iconNames';

export const ZONE_ICONS: Readonly<Record<ZoneId, IconName>> = {
  'left-wing': 'flame',
  center: 'crossed-swords',
  'right-wing': 'wave-crest',
};
