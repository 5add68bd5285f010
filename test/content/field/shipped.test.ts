import { describe, expect, it } from 'vitest';
import { emblemNames } from '../../../src/cli/disk/gameIcons';
import { loadBoth } from '../../../src/content/field/loadBoth';
import { contentKindOf, FIELD_KINDS, isFieldFile } from '../../../src/content/load/kinds';
import { loadWith, SHIPPED } from '../support/cards';
import { loadFieldWith, SHIPPED_FIELD } from './support/field';

const { catalog, problems, warnings } = SHIPPED_FIELD;

describe('the shipped field', () => {
  it('has no problem and no warning', () => {
    expect(problems).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('has five rule sets, four of them with a roster of their own', () => {
    expect(Object.keys(catalog.rules)).toEqual(['2d6', 'clockwork', 'd20', 'd50', 'mixed']);
    const sizes = Object.entries(catalog.units).map(([set, units]) => [set, Object.keys(units).length]);
    expect(sizes).toEqual([
      ['2d6', 8],
      ['clockwork', 7],
      ['d20', 8],
      ['d50', 8],
    ]);
  });

  it('has the maneuvers, formations, strategies, levels and battlefields of the rule book', () => {
    expect(Object.keys(catalog.maneuvers)).toHaveLength(9);
    const own = Object.keys(catalog.formations).filter((id) => !id.startsWith('siege-'));
    expect(own).toEqual(['loose-order', 'phalanx', 'shield-column', 'skirmish-line', 'wedge']);
    expect(Object.keys(catalog.strategies)).toEqual(['balanced', 'guardian', 'hunter', 'marksman', 'raider', 'wall']);
    expect(
      Object.values(catalog.levels)
        .map(({ id, rank }) => [rank, id])
        .sort(),
    ).toEqual([
      [1, 'recruit'],
      [2, 'soldier'],
      [3, 'captain'],
    ]);
    expect(Object.keys(catalog.battlefields)).toHaveLength(12);
  });

  it('has the preset squads at the rule book’s prices', () => {
    const costs = Object.values(catalog.rules).map(({ id, roster = id, muster }) => {
      return [id, muster.preset.reduce((sum, unit) => sum + (catalog.units[roster]?.[unit]?.cost ?? 0), 0)];
    });
    expect(Object.fromEntries(costs)).toEqual({ '2d6': 990, clockwork: 1000, d20: 980, d50: 990, mixed: 980 });
  });

  it('has the generator’s numbers', () => {
    expect(catalog.generator).toEqual({
      density: 35,
      step: 5,
      tries: 9,
      floorPercent: 60,
      elevated: 20,
      difficult: 40,
      cover: 60,
    });
  });

  it('speaks Italian throughout', () => {
    const { rules, maneuvers, formations, strategies, levels, battlefields, terrain, obstacles } = catalog;
    const plain = [rules, maneuvers, formations, strategies, levels, battlefields, terrain, obstacles];
    const bySet = [...Object.values(catalog.units), ...Object.values(catalog.weapons)];
    const named: readonly { id: string; translations: object }[] = [...plain, ...bySet].flatMap((table) =>
      Object.values<{ id: string; translations: object }>(table),
    );
    expect(named.filter(({ translations }) => !Object.hasOwn(translations, 'it')).map(({ id }) => id)).toEqual([]);
    const covered = Object.values(catalog.rules).filter(({ cover }) => cover !== undefined);
    expect(covered.map(({ translations }) => translations.it?.cover?.good)).toEqual([
      'buono',
      'mezzo',
      'buono',
      'mezzo',
    ]);
  });

  it('names every stat and distance in Italian', () => {
    for (const { stats, distance, translations } of Object.values(catalog.rules)) {
      expect(Object.keys(translations.it?.stats ?? {})).toEqual(Object.keys(stats));
      const bands = distance.bands?.map(({ name }) => name);
      expect(translations.it?.bands && Object.keys(translations.it.bands)).toEqual(bands);
    }
  });

  it('cannot be written into', () => {
    const { archer } = catalog.units.d50 ?? {};
    expect(() => Object.assign(archer?.stats ?? {}, { STR: 99 })).toThrow(TypeError);
  });
});

describe('the card battle and the open field', () => {
  it('keep their files apart', () => {
    const files = [...SHIPPED.keys()].filter(isFieldFile);
    expect(new Set(files.map(contentKindOf))).toEqual(new Set(FIELD_KINDS));
    const without = loadWith(Object.fromEntries(files.map((file) => [file, undefined])));
    const broken = loadWith(Object.fromEntries(files.map((file) => [file, '{'])));
    for (const loaded of [without, broken]) expect(loaded).toEqual(loadWith({}));
  });

  it('share ground and formations, and a mistake in them is said once', () => {
    const file = 'cards/terrain/pit.json';
    const { problems: found, cards, field } = loadBoth(new Map([...SHIPPED, [file, '{']]), emblemNames());
    expect(cards.problems.map((problem) => problem.file)).toEqual([file]);
    expect(field.problems.map((problem) => problem.file)).toEqual([file]);
    expect(found.map((problem) => problem.file)).toEqual([file]);
  });

  it.each([...SHIPPED.keys()].filter(isFieldFile))('%s broken is one problem in its place', (file) => {
    const loaded = loadFieldWith({ [file]: '{ "id": }' });
    expect(loaded.problems).toEqual([{ file, line: 1, column: 9, pointer: '', message: 'a value is expected here' }]);
  });
});
