import { steps } from './outlines';
import type { Troupe } from './troupes';

/** The opening of each paper proscenium: battlements, thorned arches, flames, scallops, pennants. */
export const OPENINGS: Readonly<Record<Troupe, string>> = {
  bastion: `M8 22${steps(8, 270, 31.6, (x) => `H${round(x + 15.8)}V11H${round(x + 31.6)}V22`)}${steps(22, 200, 42, (y) => `V${y + 21}H284V${y + 42}H292`)}H8${steps(0, 4, 1, (i) => `V${211 - i * 42}H16V${190 - i * 42}H8`)}Z`,
  thornveil:
    'M10 234C18 214 8 206 8 194Q12 190 24 188Q10 180 8 168V142Q12 138 24 136Q10 128 8 116V90Q12 86 24 84Q10 76 8 64V44C20 46 32 34 26 12C40 30 66 30 76 10C90 28 112 28 122 10C132 26 144 28 150 8C156 28 168 26 178 10C188 28 210 28 224 10C234 30 260 30 274 12C268 34 280 46 292 44V64Q290 76 276 84Q288 86 292 90V116Q290 128 276 136Q288 138 292 142V168Q290 180 276 188Q288 190 292 194C292 206 282 214 290 234Z',
  cinder:
    'M7 232L15 208L7 186L16 160L7 136L16 108L7 82L17 56L7 28L26 22L34 8L54 18L76 7L98 17L124 7L150 18L176 7L202 17L224 7L246 18L266 8L274 22L293 28L283 56L293 82L284 108L293 136L284 160L293 186L285 208L293 232Z',
  galecrest: `M7 232${steps(0, 4, 1, () => 'a23 23 0 0 1 0 -41')}V22${steps(0, 6, 1, () => 'a24 17 0 0 1 40.86 0')}V27${steps(0, 4, 1, () => 'a23 23 0 0 1 0 41')}Z`,
  unsworn: `M8 233V12${steps(0, 7, 1, (i) => `L${round(25.75 + i * 35.5)} ${i % 2 === 0 ? 32 : 27}L${round(43.5 + i * 35.5)} 12`)}V233${steps(0, 19, 1, () => 'l-7.1 4l-7.1 -4')}Z`,
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Heroes have a foil of their faction's metal. */
export function drawMat(troupe: Troupe, isHero: boolean): string {
  const fill = isHero ? 'url(#foil)' : '{mat}';
  return `<path filter="url(#paper)" fill-rule="evenodd" fill="${fill}" stroke="{mat2}" stroke-width="1.6" d="M-6 -6H306V246H-6Z${OPENINGS[troupe]}"/>`;
}
