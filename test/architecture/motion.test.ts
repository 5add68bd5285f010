import { describe, expect, it } from 'vitest';
import { movesByHand, pieceSheets, piecesMoved } from './support/motion';
import { sources } from './support/sources';
import { misjudged } from './support/tables';

const src = sources('src');
const modules = src.filter(({ path }) => /\.tsx?$/.test(path));
const sheets = src.filter(({ path }) => path.endsWith('.css'));
const ofPieces = pieceSheets(modules);

/** Gauges on a piece: they fill, and the piece stays where it is. */
const GAUGES: readonly string[] = ['src/ui/board/Castle.module.css .fill'];

describe('framer-motion carries the motion', () => {
  it('nobody calls Element.animate', () => {
    expect(modules.filter(({ text }) => movesByHand(text)).map(({ path }) => path)).toEqual([]);
  });

  const BY_HAND = [
    'element.animate([{ opacity: 0 }], 200);',
    'token.current?.animate(frames, timing);',
    "element['animate'](frames);",
    'const { animate } = element;\nanimate(frames);',
    'new Animation(new KeyframeEffect(element, frames, 200)).play();',
  ];
  const BY_FRAMER_MOTION = [
    "import { animate } from 'framer-motion/dom/mini';\nanimate(element, frames);",
    '<m.li animate={{ opacity: 1 }} />',
    '// element.animate() is not for us',
  ];

  it('sees it however it is called, and lets pass what is framer-motion’s own', () => {
    expect(misjudged(BY_HAND, String, movesByHand)).toEqual([]);
    expect(misjudged(BY_FRAMER_MOTION, String, (text) => !movesByHand(text))).toEqual([]);
  });

  it('gestures by the small animate in one place, the rest by components that load with the battle', () => {
    const importers = (name: RegExp) => modules.filter(({ text }) => name.test(text)).map(({ path }) => path);
    expect(importers(/framer-motion\/dom/)).toEqual(['src/ui/playback/frames.ts']);
    expect(importers(/import \{[^}]*\b(motion|domAnimation)\b[^}]*\} from 'framer-motion'/)).toEqual([]);
  });
});

describe('no style sheet moves a unit, a card or a castle', () => {
  it('knows the sheets of pieces', () => {
    for (const sheet of ['board/UnitToken', 'board/UnitTokenSizes', 'board/Castle', 'board/Cell', 'hand/HandCard']) {
      expect(ofPieces).toContain(`src/ui/${sheet}.module.css`);
    }
    for (const sheet of ['input/Drag', 'stage/Missiles', 'board/Field', 'board/Board']) {
      expect(ofPieces).toContain(`src/ui/${sheet}.module.css`);
    }
  });

  it('in the house as it stands', () => {
    expect(sheets.length).toBeGreaterThan(ofPieces.length);
    const moved = sheets.flatMap(({ path, text }) =>
      piecesMoved(text, ofPieces.includes(path)).map((selector) => `${path} ${selector}`),
    );
    expect(moved.filter((rule) => !GAUGES.includes(rule))).toEqual([]);
  });

  const SHAKE = '@keyframes shake {\n  50% {\n    transform: translateX(3px);\n  }\n}';
  const MOVED = [
    ['a keyframe on a token', `.plate {\n  animation: shake 1s;\n}\n${SHAKE}`, '.plate'],
    ['by its name alone', `.card {\n  animation-name: shake;\n}\n${SHAKE}`, '.card'],
    ['under a query', `@media (width > 1px) {\n  .stones {\n    animation: 1s shake;\n  }\n}\n${SHAKE}`, '.stones'],
    ['a transition', '.card {\n  transition: opacity 1s, transform 1s;\n}', '.card'],
    ['a transition of everything', '.card {\n  transition: 1s;\n}', '.card'],
    ['a place that changes', '.plate {\n  transition: left 1s;\n}', '.plate'],
  ] as const;

  it('sees a piece that is moved, by whatever', () => {
    const seen = MOVED.map(([what, css]) => [what, piecesMoved(css, true)]);
    expect(seen).toEqual(MOVED.map(([what, , selector]) => [what, [selector]]));
  });

  it('sees a piece that another sheet names', () => {
    expect(piecesMoved(`.board [data-token] {\n  animation: shake 1s;\n}\n${SHAKE}`, false)).toEqual([
      '.board [data-token]',
    ]);
  });

  it('lets a glow glow, and flourishes of other sheets move', () => {
    const glow = '.plate {\n  animation: glow 1s;\n}\n@keyframes glow {\n  50% {\n    opacity: 0.5;\n  }\n}';
    expect(piecesMoved(glow, true)).toEqual([]);
    expect(piecesMoved(`.dust {\n  animation: shake 1s;\n}\n${SHAKE}`, false)).toEqual([]);
  });

  it('a sheet counts as one of pieces by who imports it', () => {
    const text =
      'import styles from \'../look/Thing.module.css\';\n\nexport const Thing = () => <span data-token="" />;';
    expect(pieceSheets([{ path: 'src/ui/any/Thing.tsx', text }])).toEqual(['src/ui/look/Thing.module.css']);
  });
});
