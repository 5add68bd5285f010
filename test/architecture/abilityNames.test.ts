import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORCED_MOVES } from '../../src/battle/abilities/vocabulary';
import { shippedCatalog } from '../support/book';
import { HOUSE } from './support/plantedHouse';
import { sources, withoutComments } from './support/sources';
import { misjudged } from './support/tables';

/** The engine and everybody else know triggers, conditions and effects, never a keyword's name. */
const IDS = readdirSync(join(HOUSE, 'cards/abilities')).map((name) => name.replace(/\.json$/, ''));

/** Words of the rules themselves that a keyword happens to share: forced movements, an order, the mode, how far an area reaches. */
const RULE_WORDS: ReadonlySet<string> = new Set([...FORCED_MOVES, 'brace', 'siege', 'reach']);

/** The open field has no keywords; orders and abilities of its own happen to share their words. */
const OPEN_FIELD = /^src\/(skirmish\/|\w+\/(\w+\/)?field\/)/;

const STRINGS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const KEYS = /(?:^|[{,(\s])([a-z]+)\??:/g;

/** Names in quotes, and names of one word as keys of a table. */
function namedIn(text: string): string[] {
  const code = withoutComments(text);
  const quoted = [...code.matchAll(STRINGS)].map(([, single, double, template]) => single ?? double ?? template ?? '');
  const words = quoted.flatMap((string) =>
    string.startsWith('ability:') ? [string.slice('ability:'.length)] : [string],
  );
  const keys = [...code.matchAll(KEYS)].map(([, key]) => key ?? '');
  return [...new Set([...words, ...keys])].filter((word) => IDS.includes(word) && !RULE_WORDS.has(word));
}

describe('ability names', () => {
  it('are those of the shipped cards', () => {
    expect(IDS.length).toBeGreaterThan(20);
    expect(IDS.toSorted()).toEqual(Object.keys(shippedCatalog().abilities).toSorted());
  });

  it('occur nowhere in src/', () => {
    const code = sources('src').filter(({ path }) => /\.(ts|tsx)$/.test(path) && !OPEN_FIELD.test(path));
    expect(code.flatMap(({ path, text }) => namedIn(text).map((word) => `${path}: ${word}`))).toEqual([]);
  });

  it('of rule sets occur nowhere where the open field is judged or played', () => {
    const sets = readdirSync(join(HOUSE, 'cards/rules')).map((name) => name.replace(/\.json$/, ''));
    const code = sources('src').filter(({ path }) => /^src\/(skirmish|core|kernel|ai\/field)\/.*\.ts$/.test(path));
    const naming = code.filter(({ text }) =>
      [...withoutComments(text).matchAll(STRINGS)].some(([, single, double]) => sets.includes(single ?? double ?? '')),
    );
    expect(sets).toHaveLength(6);
    expect(code.length).toBeGreaterThan(100);
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  const NAMING = [
    `if (ability.id === 'mend') heal();`,
    'const bonus = { "battle-cry": 6 };',
    'const bonus = { inspire: 4 };',
    'lookUp(abilities, `hit-and-run`);',
    `const source = 'ability:backstab';`,
  ];

  it('are seen when they are there', () => {
    expect(misjudged(NAMING, String, (line) => namedIn(line).length === 1)).toEqual([]);
  });
});
