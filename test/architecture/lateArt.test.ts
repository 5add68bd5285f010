import { describe, expect, it } from 'vitest';
import { sources } from './support/sources';

/** Who composes pictures: a chunk of its own, fetched after the first frame. */
const STUDIO = /^src\/ui\/(art\/theatre\/|art\/pictures\/studio\.ts|gallery\/)/;

/** Imports that make a module part of whoever names it: neither types nor `import()`. */
function fetchesAtOnce(text: string): boolean {
  const named = [...text.matchAll(/^import (?!type )([^;]*?) from '([^']+)'/gms)];
  return named.some(([, names = '', from = '']) => {
    const isArt =
      /(^|\/)theatre\//.test(from) || /\/pictures\/studio$|^\.\/studio$/.test(from) || from === 'virtual:ninekeep/art';
    return isArt && !/^\{(\s*type [^,}]+,?)+\s*\}$/.test(names);
  });
}

describe('the art of the cards', () => {
  it('is fetched by nobody together with a page', () => {
    const early = sources('src').filter(({ path, text }) => !STUDIO.test(path) && fetchesAtOnce(text));
    expect(early.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ["import { compose } from '../theatre/compose';", true],
    ["import { openStudio } from './studio';", true],
    ["import { recipes } from 'virtual:ninekeep/art';", true],
    ["import { type View, VIEWS } from '../theatre/subject';", true],
    ["import type { View } from '../theatre/subject';", false],
    ["const { openStudio } = await import('./studio');", false],
  ])('%s', (text, isEarly) => {
    expect(fetchesAtOnce(text)).toBe(isEarly);
  });
});
