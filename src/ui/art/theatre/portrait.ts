import type { Spot } from '../../../content/art/recipe';
import type { Head } from '../../../content/art/words';
import { faceOf } from './actor';
import { chanceOf } from './chance';
import { drawGlyph, type GlyphBox } from './glyphs';
import { dot, ring, tenth } from './pen';
import { drawFront, drawThings, sceneOf, tinned } from './play';
import { drawPuppet } from './puppet';
import { drawSky } from './skies';
import type { UnitSubject } from './subject';
import { INKED } from './things';

/** Head and shoulders with an attribute, as saints have: beside a puppet's head hangs the emblem of its card. */
export interface Portrait {
  readonly svg: string;
  readonly focus: Spot;
}

/** A portrait's ground goes on wherever its frame ends. */
const AROUND = 'x="-500" y="-500" width="1300" height="1300"';

/** What stands up from a head; a portrait steps back for it. */
const TALL_HEADS: Partial<Record<Head, number>> = { crown: 8, pelt: 8, iron: 7, antler: 13, burning: 16 };

const EMBLEM_TONES = ['glow', 'accent', 'metal', 'cloth2'] as const;

export function drawPortrait(card: UnitSubject, glyphs: GlyphBox): Portrait {
  const { recipe, figure, actor } = sceneOf(card, glyphs);
  if (recipe.token !== undefined) {
    const svg = drawGlyph(glyphs, { at: [150, 120], size: 150, ...recipe.token });
    return onPlainGround(svg, [150, 120, 84]);
  }
  if (figure.glyph === undefined && figure.draw === undefined) return ofPuppet(card, glyphs);
  const sky = recipe.sky === undefined ? '' : drawSky(recipe.sky, chanceOf(card.id));
  const ground = `<rect ${AROUND} fill="{sky2}"/><rect width="300" height="240" fill="url(#sky)"/>${sky}<rect ${AROUND} fill="url(#diaper)" opacity=".17"/>`;
  const behind = tinned(drawThings(recipe.behind ?? [], glyphs));
  return { svg: `${ground}${behind}${tinned(actor.svg)}${drawFront(recipe.front ?? [], glyphs)}`, focus: actor.focus };
}

function ofPuppet(card: UnitSubject, glyphs: GlyphBox): Portrait {
  const { figure } = sceneOf(card, glyphs);
  const { near: _near, far: _far, ...unarmed } = faceOf(card, figure);
  const { svg, head } = drawPuppet({ ...unarmed, pose: 'stand', nearHand: [12, -40], farHand: [-14, -40] });
  const [x, y] = head;
  const emblem = drawGlyph(glyphs, {
    glyph: card.emblem,
    at: [tenth(x + 27), tenth(y + 17)],
    size: 34,
    tones: EMBLEM_TONES,
  });
  const bust = `<g ${INKED} transform="translate(150 300) scale(2)">${svg}<g stroke="none">${emblem}</g></g>`;
  const tall = TALL_HEADS[figure.head ?? 'bare'] ?? 0;
  return onPlainGround(bust, [tenth(150 + (x + 10 - tall / 3) * 2), tenth(300 + (y + 4 - tall * 0.7) * 2), 68 + tall]);
}

function onPlainGround(svg: string, [x, y, radius]: Spot): Portrait {
  const ground =
    `<rect ${AROUND} fill="{mid}"/><rect ${AROUND} fill="url(#diaper)" opacity=".3"/>` +
    dot(x - 4, y - 4, radius * 0.72, 'sky2') +
    ring(x - 4, y - 4, radius * 0.8, 'glow', radius * 0.03, 0.6);
  return { svg: ground + tinned(svg), focus: [x, y, radius] };
}
