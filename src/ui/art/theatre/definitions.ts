import { DIAPER, LIGHT, type Troupe } from './troupes';

const HATCH =
  '<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 2.5H5" stroke="#000" stroke-width="1.1"/></pattern>';
const VIGNETTE =
  '<radialGradient id="vignette" cx=".5" cy=".46" r=".72"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>';
const FLAT =
  '<filter id="flat" x="-5%" y="-12%" width="110%" height="130%"><feDropShadow dx="1" dy="-2" stdDeviation="2.4" flood-color="#000" flood-opacity=".42"/></filter>';
const PAPER =
  '<filter id="paper" x="-5%" y="-5%" width="110%" height="115%"><feDropShadow dx="1" dy="4" stdDeviation="3" flood-color="#000" flood-opacity=".6"/></filter>';

const STAGE =
  'filterUnits="userSpaceOnUse" x="-20" y="-20" width="340" height="280" color-interpolation-filters="sRGB"';
const ENGRAVED =
  '<feOffset x="0" y="0" width="6" height="4.2"/><feTile/><feComposite in2="deep" operator="in" result="graven"/>';

/** The paints and filters that a play refers to: sky, pattern, foil, and the filter that makes tin of whatever it is put on. */
export function playDefinitions(troupe: Troupe): string {
  const [width, height, d] = DIAPER[troupe];
  return [
    '<defs>',
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{sky1}"/><stop offset=".82" stop-color="{sky2}"/></linearGradient>',
    '<linearGradient id="foil" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{mat2}"/><stop offset=".35" stop-color="{rim}"/><stop offset=".55" stop-color="{mat2}"/><stop offset="1" stop-color="{mat}"/></linearGradient>',
    `<pattern id="diaper" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" stroke="{rim}" stroke-width="1.1"/></pattern>`,
    tin(LIGHT[troupe]),
    HATCH,
    VIGNETTE,
    FLAT,
    PAPER,
    '</defs>',
  ].join('');
}

/** Outline, rim light, shade, engraving and cast shadow, so that parts drawn by different hands belong together. */
function tin([dx, dy]: readonly [number, number]): string {
  const off = (by: number): string =>
    `dx="${Math.round(-dx * by * 100) / 100}" dy="${Math.round(-dy * by * 100) / 100}"`;
  return [
    `<filter id="tin" ${STAGE}>`,
    '<feMorphology in="SourceAlpha" operator="dilate" radius="1.9" result="fat"/><feFlood flood-color="{ink}"/><feComposite in2="fat" operator="in" result="outline"/>',
    `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}"/><feComposite in="SourceAlpha" operator="out" result="edge"/><feFlood flood-color="{rim}"/><feComposite in2="edge" operator="in" result="lit"/>`,
    `<feOffset in="SourceAlpha" ${off(3.4)}/><feGaussianBlur stdDeviation="1.6"/><feComposite in="SourceAlpha" operator="out" result="back"/><feFlood flood-color="{ink}" flood-opacity=".26"/><feComposite in2="back" operator="in" result="shade"/>`,
    `<feOffset in="SourceAlpha" ${off(4.4)}/><feComposite in="SourceAlpha" operator="out" result="deep"/><feFlood x="0" y="0" width="6" height="1.2" flood-color="{ink}" flood-opacity=".42"/>${ENGRAVED}`,
    '<feOffset in="fat" dx="3" dy="4"/><feGaussianBlur stdDeviation="2.4" result="soft"/><feFlood flood-color="#000" flood-opacity=".5"/><feComposite in2="soft" operator="in" result="cast"/>',
    '<feMerge><feMergeNode in="cast"/><feMergeNode in="outline"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="graven"/><feMergeNode in="lit"/></feMerge></filter>',
  ].join('');
}

/** Of an order: a trembling quill, and ink that is engraved. */
export const ORDER_DEFINITIONS = [
  '<defs>',
  '<filter id="quill" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence baseFrequency=".035" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="3.2"/></filter>',
  `<filter id="engrave" ${STAGE}><feMorphology in="SourceAlpha" operator="dilate" radius=".6" result="fat"/><feFlood flood-color="{ink}"/><feComposite in2="fat" operator="in" result="outline"/>`,
  `<feOffset in="SourceAlpha" dx="-9" dy="-7"/><feComposite in="SourceAlpha" operator="out" result="deep"/><feFlood x="0" y="0" width="6" height="1.2" flood-color="{ink}" flood-opacity=".5"/>${ENGRAVED}`,
  '<feFlood flood-color="{ink}" flood-opacity=".3" result="dusk"/><feOffset in="fat" dx="5" dy="5" result="cast"/><feComposite in="dusk" in2="cast" operator="in" result="wash"/>',
  '<feMerge><feMergeNode in="wash"/><feMergeNode in="outline"/><feMergeNode in="SourceGraphic"/><feMergeNode in="graven"/></feMerge></filter>',
  '<filter id="stain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".018 .024" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 .38 0 0 0 0 .25 0 0 0 0 .1 0 0 0 1.5 -.62"/></filter>',
  '</defs>',
].join('');
