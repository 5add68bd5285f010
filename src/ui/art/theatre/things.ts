import type { Thing } from '../../../content/art/recipe';
import { drawGlyph, type GlyphBox } from './glyphs';
import { HELD_DRAWINGS } from './held';
import { dot, line, part } from './pen';
import { drawPuppet } from './puppet';

/** Ink around what is made of tin. */
export const INKED = 'stroke="{ink}" stroke-width="1.5" stroke-linejoin="round"';

/** One thing of a recipe, which has exactly one kind. */
export function drawThing(thing: Thing, glyphs: GlyphBox): string {
  const { at = [0, 0], turn = 0, scale = 1, flip = false, tone } = thing;
  if (thing.glyph !== undefined) return drawGlyph(glyphs, { ...thing, glyph: thing.glyph });
  if (thing.puppet !== undefined) {
    const place = `translate(${at.join(' ')}) scale(${flip ? -scale : scale} ${scale})`;
    return `<g transform="${place}" ${INKED}>${drawPuppet(thing.puppet).svg}</g>`;
  }
  if (thing.held !== undefined) {
    const place = `translate(${at.join(' ')}) rotate(${turn}) scale(${scale} ${flip ? -scale : scale})`;
    return `<g transform="${place}" stroke="{ink}" stroke-width="1.4">${HELD_DRAWINGS[thing.held]()}</g>`;
  }
  if (thing.eye !== undefined) return drawEye(thing.eye, tone ?? 'accent');
  if (thing.d !== undefined) {
    return part(thing.d, tone ?? 'metal', thing.line === true ? 'stroke="{ink}" stroke-width="2"' : '');
  }
  return thing.stroke === undefined ? '' : line(thing.stroke, tone ?? 'ink', thing.width ?? 2);
}

/** Something that glows by itself. */
function drawEye([x, y, radius]: readonly [number, number, number], tone: string): string {
  return (
    dot(x, y, radius + 4, tone, 'opacity=".22"') +
    dot(x, y, radius + 2, tone, 'opacity=".45"') +
    dot(x, y, radius, tone) +
    `<circle cx="${x}" cy="${y}" r="${Math.round(radius * 5) / 10}" fill="#fff8e0"/>`
  );
}

/** Light has neither outline nor shadow. */
export function isLight(thing: Thing): boolean {
  return thing.eye !== undefined || thing.lit === true;
}
