import type { Figure, Point, Spot } from '../../../content/art/recipe';
import { FACES } from '../../../content/art/words';
import { chanceOf } from './chance';
import { footOf, scaleOf } from './derive';
import { drawGlyph, type GlyphBox } from './glyphs';
import { bowString } from './held';
import { tenth } from './pen';
import { drawPuppet } from './puppet';
import type { UnitSubject } from './subject';
import { drawThing, INKED } from './things';

/** Who plays, drawn; what a portrait of it shows, and where its strokes of light begin. */
export interface Actor {
  readonly svg: string;
  readonly focus: Spot;
  readonly chest: Point;
}

const MIDDLE = 140;
const USUAL_FOCUS: Spot = [150, 110, 84];
const CHEST_HEIGHT = -62;

export function drawActor(card: UnitSubject, figure: Figure, glyphs: GlyphBox): Actor {
  if (figure.draw !== undefined) {
    const [x, y, radius] = figure.focus ?? USUAL_FOCUS;
    const svg = figure.draw.map((thing) => drawThing(thing, glyphs)).join('');
    return { svg, focus: [x, y, radius], chest: [x, y] };
  }
  if (figure.glyph !== undefined) {
    const { at = [150, 120], size = 240 } = figure;
    const svg = drawGlyph(glyphs, { ...figure, glyph: figure.glyph, at, size });
    return { svg, focus: figure.focus ?? [at[0], at[1], tenth(size * 0.42)], chest: at };
  }
  return drawJointed(figure, scaleOf(card.cost), faceOf(card, figure));
}

/** A face by chance, but always the same for the same card. */
export function faceOf(card: UnitSubject, figure: Figure): Figure {
  const chosen = FACES[Math.floor(chanceOf(`${card.id} face`)() * FACES.length)];
  return chosen === undefined ? figure : { face: chosen, ...figure };
}

function drawJointed(figure: Figure, usualScale: number, faced: Figure): Actor {
  const scale = figure.scale ?? usualScale;
  const across = figure.flip === true ? -scale : scale;
  const at = figure.at ?? [MIDDLE, Math.round(footOf(scale))];
  const { svg, head, near, far } = drawPuppet(faced);
  const drawn = figure.near === 'bow' ? bowString(near, far, figure.nearAngle ?? 0) : '';
  const onStage = ([x, y]: Point): Point => [tenth(at[0] + x * across), tenth(at[1] + y * scale)];
  const [headAcross, headDown] = onStage([head[0] + 4, head[1] + 7]);
  return {
    svg: `<g transform="translate(${at.join(' ')}) scale(${across} ${scale})" ${INKED}>${svg}${drawn}</g>`,
    focus: figure.focus ?? [headAcross, headDown, tenth(scale * 30)],
    chest: onStage([0, CHEST_HEIGHT]),
  };
}
