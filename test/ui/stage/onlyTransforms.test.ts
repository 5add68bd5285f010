import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function read(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => ending.test(path))
    .map((path) => ({ path, text: readFileSync(`${ROOT}/${folder}/${path}`, 'utf8') }));
}

/** Whatever the compositor can change by itself; timing functions may stand in keyframes too. */
const CHEAP = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'animation-timing-function']);

/** Properties that a style sheet moves: in its keyframes, and by transitions. */
function movedBy(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const keyframes = [...bare.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)];
  const inFrames = keyframes.flatMap(([, body = '']) => [...body.matchAll(/([\w-]+):/g)].map(([, name = '']) => name));
  const transitions = [...bare.matchAll(/transition(?:-property)?:\s*([^;]+);/g)].flatMap(([, value = '']) =>
    withoutBrackets(value)
      .split(',')
      .map((part) => part.trim().split(/\s+/)[0] ?? ''),
  );
  return [...inFrames, ...transitions.filter((name) => name !== 'none')];
}

/** Commas inside brackets part nothing. */
function withoutBrackets(value: string): string {
  const plain = value.replace(/\([^()]*\)/g, '');
  return plain === value ? plain : withoutBrackets(plain);
}

/** What Framer Motion moves by transform or opacity. */
const MOTION = new Set(['opacity', 'x', 'y', 'scale', 'scaleX', 'scaleY', 'rotate', 'transition']);

/** A line that is drawn as one watches: once, on a page where nothing else moves. */
const DRAWN: ReadonlyMap<string, ReadonlySet<string>> = new Map([['campaign/RoadMap.tsx', new Set(['pathLength'])]]);

/** Keys of the objects given to a motion element; a layout may only ever change its position. */
function motionKeys(source: string): string[] {
  const props = [...source.matchAll(/\b(?:initial|animate|exit|while\w+)=\{\{((?:[^{}]|\{[^{}]*\})*)\}\}/g)];
  const keys = props.flatMap(([, body = '']) =>
    [...body.replace(/\{[^{}]*\}/g, '').matchAll(/(\w+):/g)].map(([, name = '']) => name),
  );
  const named = [...source.matchAll(/\b(?:initial|animate|exit|while\w+)=\{(\w+)\}/g)].flatMap(([, name = '']) => {
    const body = new RegExp(`const ${name} = \\{([^{}]*)\\}`).exec(source)?.[1];
    if (name === 'false') return [];
    return body === undefined ? [name] : [...body.matchAll(/(\w+):/g)].map(([, key = '']) => key);
  });
  const layouts = [...source.matchAll(/<m\.\w+[^>]*?\blayout(?:Id)?(?:="(\w+)"|=\{|\s|>)/gs)];
  return [...keys, ...named, ...layouts.flatMap(([, kind]) => (kind === 'position' ? [] : ['layout']))];
}

describe('only transform and opacity are animated', () => {
  const sheets = read('src/ui', /\.css$/);
  it.each(sheets)('$path', ({ text }) => {
    expect(movedBy(text).filter((name) => !CHEAP.has(name))).toEqual([]);
  });

  it.each(read('src/ui', /\.tsx$/))('$path', ({ path, text }) => {
    const foreign = motionKeys(text).filter((name) => !MOTION.has(name) && !DRAWN.get(path)?.has(name));
    expect(foreign).toEqual([]);
  });

  it('looks at something', () => {
    expect(sheets.flatMap(({ text }) => movedBy(text)).length).toBeGreaterThan(50);
  });

  it.each([
    ['@keyframes bad {\n  from {\n    width: 0;\n  }\n}', 'width'],
    ['.a {\n  transition: left 1s;\n}', 'left'],
    ['.a {\n  transition: opacity calc(1s * var(--x, 1)) var(--e), height 2s;\n}', 'height'],
  ])('sees what it must not be: %s', (css, property) => {
    expect(movedBy(css).filter((name) => !CHEAP.has(name))).toEqual([property]);
  });

  it.each([
    ['<m.p animate={{ opacity: 1, width: 3 }} />', 'width'],
    ['<m.p initial={{ top: 0 }} />', 'top'],
    ['const AWAY = { opacity: 0, height: 0 };\n<m.p exit={AWAY} />', 'height'],
    ['<m.p exit={imported} />', 'imported'],
    ['<m.p exit={{ scale: 1, transition: { duration: 1 }, color: "red" }} />', 'color'],
    ['<m.p className="a" layoutId={unit.id} />', 'layout'],
    ['<m.p layout />', 'layout'],
  ])('sees what it must not be: %s', (source, key) => {
    expect(motionKeys(source).filter((name) => !MOTION.has(name))).toEqual([key]);
  });
});
