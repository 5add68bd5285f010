import { describe, expect, it } from 'vitest';
import { type Source, sources, withoutComments } from './support/sources';
import { misjudged } from './support/tables';

/**
 * `validCells` alone says where a card may go. What it is made of is named nowhere else, but where it is defined, checked,
 * and where the chronicle tells that a column was won.
 */
const NAMED_IN: Readonly<Record<string, readonly string[]>> = {
  deployColumns: [
    'src/battle/model/reach.ts',
    'src/battle/model/rules.ts',
    'src/content/schema/rules.ts',
    'src/store/shape/bookShape.ts',
    'src/words/chronicle.ts',
    'src/words/narrator.ts',
  ],
  homeCells: ['src/battle/model/reach.ts', 'src/battle/legality/validCells.ts'],
  ownsColumn: ['src/battle/legality/columnControl.ts'],
  ownedCells: ['src/battle/legality/columnControl.ts', 'src/battle/legality/validCells.ts'],
  walkTable: ['src/battle/model/ground.ts', 'src/battle/model/paths.ts'],
};

function offencesIn(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const words = new Set(withoutComments(text).match(/\w+/g));
    return Object.entries(NAMED_IN).flatMap(([name, places]) =>
      words.has(name) && !places.includes(path) ? [`${path} names ${name}`] : [],
    );
  });
}

describe('where a card may go', () => {
  it('is decided in one place', () => {
    const code = sources('src').filter(({ path }) => /\.tsx?$/.test(path));
    expect(offencesIn(code)).toEqual([]);
  });

  it('whoever decided it elsewhere would be seen', () => {
    const path = 'src/ui/board/cellMark.ts';
    const deciding = (name: string) => ({ path, text: `export const isHome = (rules: Rules) => ${name}(rules);` });
    const isSeen = (name: string) => offencesIn([deciding(name)]).length === 1;
    expect(misjudged(Object.keys(NAMED_IN), String, isSeen)).toEqual([]);
  });
});
