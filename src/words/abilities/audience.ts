import type { Audience } from '../../battle/abilities/vocabulary';
import { spaced } from '../lists';
import { otherName, otherOf, type Telling } from './telling';

type Area = NonNullable<Audience['area']>;

/** Areas of one cell hold one card. */
const SINGLE: readonly Area[] = ['behind', 'ahead'];

/** Whom an effect reaches, as the subject of a sentence; nothing for the card itself, which is never named. */
export function audienceText(telling: Telling, audience: Audience | undefined): string {
  if (audience === undefined || audience.who === 'self') return '';
  if (audience.who === 'other') return otherName(telling);
  const { only, area, around } = audience;
  return spaced(
    whoText(telling, audience),
    areaText(telling, area ?? 'board', around ?? 'self'),
    only === 'attacked' ? telling.speak('ability.who.attacked') : '',
  );
}

function whoText({ speak, target }: Telling, { who, only, area, pick }: Audience): string {
  const kind = area !== undefined && SINGLE.includes(area) ? 'one' : (pick ?? 'every');
  const wounded = only === 'wounded' && kind !== 'mostWounded' ? 'yes' : 'no';
  // A stratagem has no card of its own whose allies these would be.
  return speak('ability.who', { who: who === 'allies' && target !== null ? 'own' : who, kind, wounded });
}

function areaText(telling: Telling, area: Area, around: NonNullable<Audience['around']>): string {
  if (area === 'board') return '';
  return telling.speak(`ability.area.${area}`, { centre: centreOf(telling, area, around) });
}

/** A stratagem aimed at a line speaks of the line itself; aimed at anything else, of the row or column of that. */
function centreOf(telling: Telling, area: Area, around: NonNullable<Audience['around']>): string {
  const { target } = telling;
  if (target === null) return around === 'self' ? 'self' : otherOf(telling);
  if (area !== 'row' && area !== 'column') return 'self';
  return target.of === area ? 'line' : 'aim';
}
