import type { GlyphUse } from '../../../content/art/recipe';
import { type Islands, islandsOf } from './islands';

/** The outline of an icon by its name; undefined for one that isn't at hand. */
export type GlyphPaths = (name: string) => string | undefined;

/** Cutting an icon up takes some milliseconds, and many cards share one. */
export type GlyphBox = (name: string) => Islands | undefined;

export function glyphBox(pathOf: GlyphPaths): GlyphBox {
  const cut = new Map<string, Islands>();
  return (name) => {
    const kept = cut.get(name);
    if (kept !== undefined) return kept;
    const path = pathOf(name);
    if (path === undefined) return undefined;
    const islands = islandsOf(path);
    cut.set(name, islands);
    return islands;
  };
}

type Placed = GlyphUse<string>;

/** An icon inked in tones: its islands take them in turn, over a silhouette. */
export function drawGlyph(glyphs: GlyphBox, use: Placed): string {
  const {
    glyph,
    at = [0, 0],
    size = 100,
    turn = 0,
    flip = false,
    tones = ['metal'],
    under = 'ink',
    inked = false,
  } = use;
  const islands = glyphs(glyph);
  if (islands === undefined) return '';
  const scale = Math.round((size / 512) * 1000) / 1000;
  const outline = inked ? ' stroke="{ink}" stroke-width="22"' : '';
  const parts = islands.parts.map(
    (d, index) => `<path d="${d}" fill="{${tones[Math.min(index, tones.length - 1)]}}"/>`,
  );
  const place = `translate(${at.join(' ')}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(-256 -256)`;
  return `<g transform="${place}"><path d="${islands.silhouette}" fill="{${under}}"${outline}/>${parts.join('')}</g>`;
}
