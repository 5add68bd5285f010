import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOUSE } from './support/plantedHouse';
import { type Source, sources } from './support/sources';
import { misjudged } from './support/tables';

const MOST_WORDS: Readonly<Record<string, number>> = { 'ARCHITECTURE.md': 900, 'README.md': 700 };
const README_LINES = { least: 10, most: 40 } as const;
const ROOMS = [
  ...readdirSync(join(HOUSE, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`),
  'build',
  'scripts',
  'test',
];

/** Pages that are written by hand; the others of docs/ are generated. */
const BY_HAND = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'docs/battles.md',
  'docs/commands.md',
  'docs/documents.md',
  'docs/field.md',
  'docs/rulings.md',
  'docs/walks.md',
  'src/store/field/README.md',
  'src/ui/field/README.md',
  ...ROOMS.map((room) => `${room}/README.md`),
];
const PAGES = [...sources('')].filter(({ path }) => BY_HAND.includes(path));

/** A word in backticks that can only be a path: it begins with a room or ends like a file of code. */
const PATH = /^(?:(?:src|test|cards|build|scripts|bench|docs|public)\/[\w./-]*|[\w./-]+\.(?:ts|tsx|mjs|css))$/;

function pathsIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  const linked = [...prose.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target = '']) => target);
  return [...quoted.filter((word) => PATH.test(word)), ...linked];
}

/** A path is written from the root, from `src/`, or from the folder of its page. */
function missingIn({ path: page, text }: Source): string[] {
  const isThere = (path: string) =>
    [path, join('src', path), join(dirname(page), path)].some((place) => existsSync(join(HOUSE, place)));
  return pathsIn(text).filter((path) => !isThere(path));
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

describe('the pages that are written by hand', () => {
  it('are all there', () => {
    expect(PAGES.map(({ path }) => path).toSorted()).toEqual(BY_HAND.toSorted());
  });

  it('name only files and folders that exist', () => {
    expect(PAGES.flatMap((page) => missingIn(page).map((path) => `${page.path}: ${path}`))).toEqual([]);
    expect(PAGES.flatMap(({ text }) => pathsIn(text)).length).toBeGreaterThan(200);
  });

  it('are as short as they should be', () => {
    const tooLong = PAGES.filter(({ path, text }) => wordsIn(text) > (MOST_WORDS[path] ?? Number.POSITIVE_INFINITY));
    expect(tooLong.map(({ path, text }) => `${path}: ${wordsIn(text)} words`)).toEqual([]);
  });

  it(`a room's has ${README_LINES.least} to ${README_LINES.most} lines`, () => {
    const lines = (text: string) => text.trimEnd().split('\n').length;
    const rooms = PAGES.filter(({ path }) => path.includes('/') && path.endsWith('/README.md'));
    const others = rooms.filter(({ text }) => lines(text) < README_LINES.least || lines(text) > README_LINES.most);
    expect(others.map(({ path, text }) => `${path}: ${lines(text)}`)).toEqual([]);
  });
});

describe('a path', () => {
  const page = (text: string): Source => ({ path: 'src/battle/README.md', text });

  it('that leads nowhere is found', () => {
    const planted = [
      '`src/battle/nothing.ts`',
      '`battle/nothing.ts`',
      '`nothing.ts`',
      '`cards/nothing/`',
      '[x](no.md)',
    ];
    expect(misjudged(planted, String, (text) => missingIn(page(text)).length === 1)).toEqual([]);
  });

  it('that leads somewhere is not, nor is what is no path', () => {
    const fine = [
      '`src/battle/BattleEngine.ts`',
      '`battle/BattleEngine.ts`',
      '`BattleEngine.ts`',
      '`cards/abilities/`',
      '`cards/<faction>/<card>.json`',
      '`npm run soak`',
      '`left/right`',
      '[rulings](../../docs/rulings.md)',
      '[elsewhere](https://example.org/nothing.ts)',
    ];
    expect(misjudged(fine, String, (text) => missingIn(page(text)).length === 0)).toEqual([]);
  });
});
