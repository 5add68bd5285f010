import type { MapSign, Spot } from '../../../content/art/recipe';
import type { OrderTone } from '../../../content/art/words';
import { chanceOf } from './chance';
import { ORDER_DEFINITIONS } from './definitions';
import { drawGlyph, type GlyphBox } from './glyphs';
import { line, part } from './pen';
import type { OrderSubject } from './subject';

const OUTLINED = 'stroke="{ink}" stroke-width="2"';

/** Land is washed in first, troops and marches over it. */
const LAND = ['hill', 'river', 'tree', 'keep'] as const;

function isLand(sign: MapSign): boolean {
  return LAND.some((kind) => sign[kind] !== undefined);
}

function drawSign(sign: MapSign, glyphs: GlyphBox): string {
  if (isLand(sign)) return drawLand(sign);
  const { turn = 0, tone, width } = sign;
  const dashes = sign.dashed === true ? 'stroke-dasharray="14 12"' : '';
  if (sign.block !== undefined) return block(sign.block, tone ?? 'blue', turn);
  if (sign.shaft !== undefined) return shaft(sign.shaft, sign.length ?? 110, turn);
  if (sign.glyph !== undefined) return drawGlyph(glyphs, { inked: true, tones: ['wood'], ...sign, glyph: sign.glyph });
  if (sign.arrow !== undefined) {
    return line(sign.arrow, tone ?? 'red', width ?? 7, dashes) + part(sign.head ?? 'M0 0', tone ?? 'red');
  }
  if (sign.d !== undefined) return part(sign.d, tone ?? 'metal', sign.line === true ? OUTLINED : '');
  return sign.stroke === undefined ? '' : line(sign.stroke, tone ?? 'ink', width ?? 2, dashes);
}

function drawLand({ hill: top, tree: foot, keep: base, river = 'M0 0', scale = 1 }: MapSign): string {
  if (top !== undefined) return hill(top, scale);
  if (foot !== undefined) return tree(foot);
  if (base !== undefined) return keep(base);
  return line(river, 'blue', 9, 'opacity=".28"') + line(river, 'blue', 1.4, 'opacity=".7"');
}

type Place = readonly [number, number];

function hill([x, y]: Place, scale: number): string {
  const ovals = [1, 0.7, 0.4].map((k) => {
    const [across, down] = [Math.round(40 * scale * k), Math.round(22 * scale * k)];
    return `M${x - across} ${y}A${across} ${down} 0 1 1 ${x + across} ${y}A${across} ${down} 0 1 1 ${x - across} ${y}`;
  });
  return line(ovals.join(''), 'hill', 1.8);
}

function tree([x, y]: Place): string {
  return (
    part(`M${x} ${y - 16}L${x + 8} ${y}H${x - 8}Z`, 'green', 'stroke="{ink}" stroke-width="1.4"') +
    line(`M${x} ${y}v5`, 'ink', 2)
  );
}

function keep([x, y]: Place): string {
  return part(`M${x - 16} ${y}V${y - 20}h6v5h6v-5h8v5h6v-5h6V${y}Z`, 'stone', OUTLINED);
}

function block([x, y]: Place, tone: OrderTone, turn: number): string {
  // Theirs are crossed twice: the colour is not the only sign.
  const bars = tone === 'red' ? 'M-15 10L15 -10M-15 -10L15 10' : 'M-15 10L15 -10';
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-15" y="-10" width="30" height="20" fill="{${tone}}" ${OUTLINED}/><path d="${bars}" stroke="{vellum}" stroke-width="2.4"/></g>`;
}

function shaft([x, y]: Place, length: number, turn: number): string {
  const wood = line(`M${-length} 0L-6 0`, 'ink', 3.4);
  const point = part('M4 0L-14 -7L-9 0L-14 7Z', 'ink');
  const feather = part(
    `M${-length - 4} -7L${-length + 14} -7L${-length + 22} 0L${-length + 14} 7L${-length - 4} 7L${-length + 4} 0Z`,
    'red',
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${wood}${point}${feather}</g>`;
}

const USUAL_FOCUS: Spot = [150, 122, 90];

/** Of a stratagem without a recipe: its emblem between troops, on land that its id decides. */
export function deriveOrder({ id, emblem, target }: OrderSubject): readonly MapSign[] {
  const chance = chanceOf(id);
  const around = (from: number, to: number): number => Math.round(from + chance() * (to - from));
  const foe = target === 'enemy';
  return [
    { hill: [around(50, 90), around(60, 90)], scale: 0.9 },
    { tree: [around(230, 250), around(50, 70)] },
    { tree: [around(252, 270), around(50, 70)] },
    { keep: [around(250, 268), 212] },
    { block: [44, 196], turn: around(-8, 8) },
    { block: [84, 206], turn: around(-8, 8) },
    ...(foe ? [{ block: [244, 150], tone: 'red', turn: around(-8, 8) } as const] : []),
    { glyph: emblem, at: [150, 116], size: 136, tones: ['wood', 'red', 'metal', 'stone'] },
  ];
}

const SHEET =
  '<rect width="300" height="240" fill="{vellum}"/><rect width="300" height="240" filter="url(#stain)" opacity=".5"/>' +
  line('M100 -5V245M200 -5V245M-5 80H305M-5 160H305', 'vellum2', 1.6) +
  line('M150 -5V245', 'vellum2', 4, 'opacity=".6"');

const BORDER =
  '<rect x="9" y="9" width="282" height="222" fill="none" stroke="{ink}" stroke-width="1.4"/>' +
  '<rect x="13" y="13" width="274" height="214" fill="none" stroke="{ink}" stroke-width="3" stroke-dasharray="14 14" opacity=".75"/>';

const BLOT =
  '<ellipse cx="150" cy="132" rx="120" ry="84" fill="{hill}" opacity=".26"/><ellipse cx="164" cy="140" rx="84" ry="60" fill="{hill}" opacity=".26"/>';

/** Wax with a tower in it, in the colour of whoever gives the order. */
const SEAL =
  part(
    'M268 178C280 176 290 186 289 197C294 207 288 219 276 221C268 228 254 226 249 217C238 214 235 201 241 193C242 182 256 174 268 178Z',
    'wax',
    'stroke="{ink}" stroke-width="1.6"',
  ) +
  '<circle cx="265" cy="200" r="15" fill="none" stroke="{wax2}" stroke-width="2"/>' +
  part('M257 209V194h4v4h3v-4h4v4h3v-4h4V209Z', 'wax2');

/** No theatre: a torn sheet of the inked map, with a seal. */
export function drawOrder(
  card: OrderSubject,
  glyphs: GlyphBox,
  isToken: boolean,
): { readonly svg: string; readonly focus: Spot } {
  const signs = card.art?.ink ?? deriveOrder(card);
  const drawn = (some: readonly MapSign[]): string => some.map((sign) => drawSign(sign, glyphs)).join('');
  const land = drawn(signs.filter(isLand));
  const men = drawn(signs.filter((sign) => !isLand(sign)));
  const ink = `<g filter="url(#quill)">${BLOT}${land}<g filter="url(#engrave)">${men}</g></g>`;
  const focus = card.art?.focus ?? USUAL_FOCUS;
  return { svg: ORDER_DEFINITIONS + SHEET + (isToken ? '' : BORDER) + ink + (isToken ? '' : SEAL), focus };
}
