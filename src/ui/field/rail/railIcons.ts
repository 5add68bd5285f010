import type { FormationRole } from '../../../core/formations/formation';
import type { ManeuverType } from '../../../skirmish/model/maneuver';
import type { Stance } from '../../../skirmish/model/rules';
import type { IconName } from '../../common/icons/iconNames';

export const STANCE_ICONS: Readonly<Record<Stance, IconName>> = {
  aggressive: 'sword-clash',
  defensive: 'checked-shield',
  balanced: 'scales',
  mobile: 'wingfoot',
  prone: 'high-grass',
  stealth: 'hood',
};

export const MANEUVER_ICONS: Readonly<Record<ManeuverType, IconName>> = {
  charge: 'charging-bull',
  retreat: 'return-arrow',
  flank: 'back-forth',
  dodge: 'dodging',
  leap: 'jump-across',
  teleport: 'teleport',
  grapple_move: 'grab',
  none: 'fog',
};

export const ROLE_ICONS: Readonly<Record<FormationRole, IconName>> = {
  leader: 'flying-flag',
  frontLine: 'shield',
  support: 'healing',
  flanker: 'stiletto',
  rearGuard: 'guards',
  specialist: 'crosshair',
};
