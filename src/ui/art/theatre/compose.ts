import { medallionShape } from '../medallionShapes';
import { playDefinitions } from './definitions';
import { drawGlyph, type GlyphBox } from './glyphs';
import { drawOrder } from './order';
import { type ArtTheme, orderPalette, playPalette } from './palettes';
import { paint } from './pen';
import { drawStage, sceneOf } from './play';
import { drawPortrait } from './portrait';
import type { OrderSubject, Subject, UnitSubject, View } from './subject';
import { troupeOf } from './troupes';

export interface Picture {
  /** A whole file: it refers to nothing outside it, and has no styles and no scripts. */
  readonly svg: string;
  /** In units of the drawing. */
  readonly width: number;
  readonly height: number;
}

const STAGE = { width: 300, height: 240 } as const;
const BUST = { width: 100, height: 110 } as const;
const TOKEN = { width: 100, height: 104 } as const;
const SQUARE = { width: 100, height: 100 } as const;

/** How large a picture of this kind is, in units of its drawing. */
export function sizeOf(subject: Pick<Subject, 'kind'>, view: View): Omit<Picture, 'svg'> {
  if (view === 'stage') return STAGE;
  if (subject.kind === 'stratagem') return SQUARE;
  return view === 'bust' ? BUST : TOKEN;
}

/** The picture of a card. The same card, view and theme give the same text everywhere. */
export function compose(subject: Subject, view: View, theme: ArtTheme, glyphs: GlyphBox, pixels = 0): Picture {
  const { width, height } = sizeOf(subject, view);
  const inside = subject.kind === 'stratagem' ? orderInside(subject, view, glyphs) : unitInside(subject, view, glyphs);
  const troupe = troupeOf(subject.faction);
  const palette = subject.kind === 'stratagem' ? orderPalette(troupe, theme) : playPalette(troupe, theme);
  const across = pixels === 0 ? width : pixels;
  const size = `width="${across}" height="${Math.round((across * height) / width)}"`;
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">`;
  return { svg: `${frame}${paint(inside, palette)}</svg>`, width, height };
}

function orderInside(card: OrderSubject, view: View, glyphs: GlyphBox): string {
  const { svg, focus } = drawOrder(card, glyphs, view !== 'stage');
  return view === 'stage' ? svg : windowOn(svg, focus, [0, 0, SQUARE.width, SQUARE.height]);
}

function unitInside(card: UnitSubject, view: View, glyphs: GlyphBox): string {
  if (view === 'stage') return drawStage(card, glyphs);
  const definitions = playDefinitions(troupeOf(card.faction));
  if (view === 'mark') return definitions + inMedallion(card.faction, drawMark(card, glyphs));
  const { svg, focus } = drawPortrait(card, glyphs);
  if (view === 'bust') return definitions + windowOn(svg, focus, [0, 0, BUST.width, BUST.height]);
  return definitions + inMedallion(card.faction, windowOn(svg, focus, PORTRAIT_WINDOW));
}

/** A part of a drawing, seen through a window. */
function windowOn(
  svg: string,
  [x, y, radius]: readonly [number, number, number],
  [left, top, width, height]: readonly [number, number, number, number],
): string {
  const tall = (radius * height) / width;
  const seen = [x - radius, y - tall, radius * 2, tall * 2].map((value) => Math.round(value * 10) / 10).join(' ');
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${seen}" preserveAspectRatio="xMidYMid slice">${svg}</svg>`;
}

const PORTRAIT_WINDOW = [8, 6, 84, 88] as const;

function drawMark(card: UnitSubject, glyphs: GlyphBox): string {
  const { figure } = sceneOf(card, glyphs);
  const tones =
    figure.glyph === card.emblem && figure.tones !== undefined ? figure.tones : ['glow', 'accent', 'metal', 'cloth2'];
  const { emblemCenter, emblemSize } = medallionShape(card.faction);
  const emblem = drawGlyph(glyphs, {
    glyph: card.emblem,
    at: [50, emblemCenter],
    size: emblemSize + 6,
    inked: true,
    tones,
  });
  return `<rect width="100" height="104" fill="url(#sky)"/><rect width="100" height="104" fill="url(#diaper)" opacity=".2"/>${emblem}`;
}

/** The shape of the faction around it, as the medallion has that stands in for it. */
function inMedallion(faction: string, inside: string): string {
  const { rim, field } = medallionShape(faction);
  return [
    `<path d="${rim}" fill="#0c0602" opacity=".45" transform="translate(1 4)"/>`,
    `<path d="${rim}" fill="url(#foil)" stroke="#150d07" stroke-width="1.6" stroke-linejoin="round"/>`,
    `<clipPath id="field"><path d="${field}"/></clipPath><g clip-path="url(#field)">${inside}</g>`,
    `<path d="${field}" fill="none" stroke="#100904" stroke-opacity=".8" stroke-width="1.8" stroke-linejoin="round"/>`,
  ].join('');
}
