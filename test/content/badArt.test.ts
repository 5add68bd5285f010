import { describe, expect, it } from 'vitest';
import { loadWith, marked, shipped } from './support/cards';

const UNIT = 'cards/bastion/oathguard.json';
const ORDER = 'cards/thornveil/snare.json';

/** The recipe with its mark ▸ where the problem must be found; pointer below `/art`; message; what was probably meant. */
type Row = readonly [art: string, pointer: string, message: string, suggestion?: string];

const PATH = 'must be the path of an SVG: it begins with M, has at most 600 characters, and numbers below 10000';
const POINT = 'must be a point of the stage, [across, down]: 300 by 240';
const ONE_THING = 'must be an object with exactly one of glyph, puppet, held, d, stroke, eye';

const PLAYS: readonly Row[] = [
  ['▸7', '', 'art must be an object { … }'],
  ['{ ▸"figur": {} }', '/figur', 'unknown key "figur"', 'figure'],
  ['{ "figure": { ▸"haed": "hood" } }', '/figure/haed', 'unknown key "haed"', 'head'],
  ['{ "figure": { "pose": ▸"lung" } }', '/figure/pose', expect.stringContaining('pose must be one of'), 'lunge'],
  ['{ "figure": { "head": ▸"constructor" } }', '/figure/head', expect.stringContaining('head must be one of')],
  ['{ "figure": { "glyph": ▸"wolf-haed" } }', '/figure/glyph', 'there is no icon "wolf-haed"', 'wolf-head'],
  ['{ "figure": { "at": ▸[1] } }', '/figure/at', `at ${POINT}`],
  ['{ "figure": { "at": [1, ▸1e9] } }', '/figure/at/1', 'entry 2 of at must be a number from -400 to 400'],
  ['{ "figure": { "scale": ▸40 } }', '/figure/scale', 'scale must be a number from 0.1 to 4'],
  ['{ "figure": ▸{ "glyph": "wolf-head", "draw": [] } }', '/figure', 'figure must be either a glyph or a drawing'],
  ['{ "sky": [▸"sunn", 1, 2, 3] }', '/sky/0', expect.stringContaining('one of sun'), 'sun'],
  ['{ "far": [▸["hills"]] }', '/far/0', expect.stringContaining('a flat, [name, height]')],
  ['{ "far": ▸[["hills",1],["hills",1],["hills",1],["hills",1]] }', '/far', 'far must be a list of 0 to 3 flats'],
  ['{ "near": ["hills", 200, ▸"gold"] }', '/near/2', expect.stringContaining('must be one of')],
  ['{ "front": [▸{ "at": [1, 2] }] }', '/front/0', `entry 1 of front ${ONE_THING}`],
  ['{ "front": [▸{ "held": "bow", "d": "M0 0" }] }', '/front/0', `entry 1 of front ${ONE_THING}`],
  ['{ "front": [{ "d": ▸"L0 0" }] }', '/front/0/d', `d ${PATH}`],
  [`{ "front": [{ "d": ▸"M${'0 '.repeat(400)}" }] }`, '/front/0/d', `d ${PATH}`],
  ['{ "front": [{ "d": ▸"M0 0\\"/><script>" }] }', '/front/0/d', `d ${PATH}`],
  ['{ "front": [{ "d": ▸"M1e999 0" }] }', '/front/0/d', `d ${PATH}`],
  ['{ "front": [{ "stroke": ▸"url(#x)" }] }', '/front/0/stroke', `stroke ${PATH}`],
  ['{ "front": [{ "d": "M0 0", "tone": ▸"red\\" onload=\\"x" }] }', '/front/0/tone', expect.stringContaining('one of')],
  [
    `{ "front": ▸[${Array.from({ length: 13 }, () => '{ "d": "M0 0" }').join(',')}] }`,
    '/front',
    'front must be a list of 0 to 12 things',
  ],
  ['{ "gesture": ▸"updraf" }', '/gesture', expect.stringContaining('gesture must be one of'), 'updraft'],
];

const ORDERS: readonly Row[] = [
  ['{ "ink": ▸[] }', '/ink', 'ink must be a list of 1 to 24 signs'],
  ['{ "ink": [▸{ "tone": "red" }] }', '/ink/0', expect.stringContaining('exactly one of glyph, hill')],
  ['{ "ink": [{ "block": [1, 2], "tone": ▸"cloth" }] }', '/ink/0/tone', expect.stringContaining('tone must be one of')],
  ['{ "ink": [{ "glyph": ▸"wolf-tarp" }] }', '/ink/0/glyph', 'there is no icon "wolf-tarp"', 'wolf-trap'],
  ['{ ▸"figure": {} }', '/figure', 'unknown key "figure"'],
];

/** The shipped file with this recipe instead of its own. */
function withArt(file: string, art: string): string {
  const whole = shipped(file);
  const from = whole.indexOf('"art": ') + '"art": '.length;
  const to = whole.indexOf(',\n  "translations"', from);
  if (from < 10 || to < 0) throw new Error(`${file} has no recipe`);
  return whole.slice(0, from) + art + whole.slice(to);
}

const FILES = [
  ['a play', UNIT, PLAYS],
  ['an order', ORDER, ORDERS],
] as const;

for (const [what, file, rows] of FILES) {
  describe(`${what} that is wrong`, () => {
    for (const [art, pointer, message, suggestion] of rows) {
      it(art.slice(0, 80), () => {
        const { text, line, column } = marked(withArt(file, art));
        const hint = suggestion === undefined ? {} : { suggestion };
        const { problems } = loadWith({ [file]: text });
        expect(problems).toMatchObject([{ file, line, column, pointer: `/art${pointer}`, message, ...hint }]);
      });
    }
  });
}

it('of a hundred numbers and a fault at its end is refused at once', () => {
  const began = performance.now();
  const { problems } = loadWith({ [UNIT]: withArt(UNIT, `{ "front": [{ "d": "M${'1234 '.repeat(110)}!" }] }`) });
  expect(problems.map(({ pointer }) => pointer)).toEqual(['/art/front/0/d']);
  expect(performance.now() - began).toBeLessThan(5_000);
});
