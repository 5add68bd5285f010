import type { Flat } from '../../../content/art/recipe';
import type { FlatName, PlayTone } from '../../../content/art/words';
import type { Chance } from './chance';
import { NATURE } from './nature';
import type { DrawFlat } from './outlines';
import { part } from './pen';
import { WORKS } from './works';

const FLAT_OUTLINES: Readonly<Record<FlatName, DrawFlat>> = { ...NATURE, ...WORKS };

const HATCHED: ReadonlySet<FlatName> = new Set(['wall', 'towers', 'crags', 'town', 'cliffs']);

export function drawFlat([name, height, own]: Flat, tone: PlayTone, chance: Chance): string {
  const d = FLAT_OUTLINES[name](height, chance);
  const edge = 'stroke="{rim}" stroke-opacity=".3" stroke-width="1.4"';
  const texture = HATCHED.has(name) ? `<path d="${d}" fill="url(#hatch)" opacity=".16"/>` : '';
  return `<g filter="url(#flat)">${part(d, own ?? tone, edge)}</g>${texture}`;
}
