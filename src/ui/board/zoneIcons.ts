import type { ZoneId } from '../../battle/model/rules';
import type { IconName } from '../common/icons/iconNames';

export const ZONE_ICONS: Readonly<Record<ZoneId, IconName>> = {
  'left-wing': 'flame',
  center: 'crossed-swords',
  'right-wing': 'wave-crest',
};
