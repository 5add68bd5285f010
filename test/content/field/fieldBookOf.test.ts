import { describe, expect, it } from 'vitest';
import { fieldBookOf, type RulesChange } from '../../../src/content/field/fieldBookOf';
import { mapOf } from '../../../src/content/field/maps';
import { stableHash } from '../../../src/kernel/hash';
import type { FieldBook } from '../../../src/skirmish/model/book';
import { ignoredBy } from '../../../src/skirmish/model/strategy';
import { edited, shipped } from '../support/cards';
import { loadFieldWith, SHIPPED_FIELD } from './support/field';

const { catalog } = SHIPPED_FIELD;

function bookOf(rules: string, change?: RulesChange, from = catalog): FieldBook {
  const made = fieldBookOf(from, rules, change);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value;
}

function refusalOf(rules: string, change?: RulesChange) {
  const made = fieldBookOf(catalog, rules, change);
  return made.ok ? null : made.refusal;
}

describe('the book of a rule set', () => {
  it.each(Object.keys(catalog.rules))('%s has all that its squad needs, and no words', (id) => {
    const { rules, units, weapons, maneuvers, formations, maps } = bookOf(id);
    expect(rules.id).toBe(id);
    for (const key of ['name', 'description', 'translations', 'stats', 'roster']) expect(rules).not.toHaveProperty(key);
    expect(rules.muster.preset.every((unit) => Object.hasOwn(units, unit))).toBe(true);
    for (const { weapon, sidearm = weapon } of Object.values(units)) {
      expect(weapons).toHaveProperty(weapon);
      expect(weapons).toHaveProperty(sidearm);
    }
    expect(Object.keys(maneuvers)).toEqual(rules.maneuvers ?? []);
    expect(Object.keys(formations)).toEqual(rules.formations?.ids ?? []);
    expect(Object.keys(maps)).toHaveLength(12);
  });

  it('has the units and weapons of its roster', () => {
    expect(bookOf('mixed').units).toEqual(bookOf('d20').units);
    expect(bookOf('d50').units.archer).toEqual({
      id: 'archer',
      cost: 190,
      stats: { STR: 11, DEX: 16, INT: 11, WIL: 11, CHA: 10, LCK: 10, STA: 12, SKILL: 20, DEF: 24, MOV: 5 },
      weapon: 'bow',
      traits: [],
      skills: [],
      abilities: [],
    });
    expect(bookOf('d50').weapons.bow).toEqual({ id: 'bow', type: 'ranged', stat: 'DEX', maximum: 8, base: 2 });
  });

  it('reads the map of a battlefield', () => {
    const { maps } = bookOf('d20');
    const { width, height, terrain, elevation, obstacles, areas } = maps['the-vault'] ?? {};
    expect([width, height, terrain?.length, elevation?.length]).toEqual([12, 12, 144, 144]);
    expect(terrain?.slice(12, 24)).toEqual([...Array(6).fill('normal'), 'very-difficult', ...Array(5).fill('normal')]);
    expect(obstacles?.slice(0, 2)).toEqual([
      { kind: 'wall', positions: [{ x: 2, y: 1 }] },
      { kind: 'wall', positions: [{ x: 3, y: 1 }] },
    ]);
    expect(areas).toEqual([
      { shape: 'block', reach: 1, obscures: true, at: { x: 3, y: 8 }, rounds: 3 },
      { shape: 'block', reach: 1, obscures: true, at: { x: 8, y: 3 }, rounds: 3 },
    ]);
    expect(maps['broken-stair']?.elevation.slice(60, 72)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0]);
  });

  it('draws a map that no file holds', () => {
    const rows = ['.....', '.W...', '..^..', '...W.', '.....'];
    const face = { id: 'drawn', name: 'Drawn', scale: '5 feet', rows, translations: {} };
    const map = mapOf(catalog, face, 'd20');
    expect(map?.terrain[12]).toBe('elevated');
    expect(map?.obstacles.map(({ positions }) => positions)).toEqual([[{ x: 1, y: 1 }], [{ x: 3, y: 3 }]]);
    expect(mapOf({ ...catalog, obstacles: {} }, face, 'd20')).toBeNull();
  });

  it('takes the opening of a battlefield, one number or by rule set', () => {
    const file = 'cards/battlefields/field/the-ridge.json';
    const openings = (opening: string) => {
      const changed = edited(shipped(file), '"scale"', `"opening": ${opening}, "scale"`);
      const from = loadFieldWith({ [file]: changed }).catalog;
      return ['d20', 'd50'].map((id) => bookOf(id, undefined, from).maps['the-ridge']?.opening);
    };
    expect(openings('40')).toEqual([40, 40]);
    expect(openings('{ "d50": 70 }')).toEqual([undefined, 70]);
  });

  it.each([
    ['cards/rules/d50.json', '"Fifty sides"', '"Fifty"'],
    ['cards/field-units/d50/archer.json', '"name": "Archer"', '"name": "Bowyer"'],
    ['cards/field-units/d50/archer.json', '"glyph": "A"', '"glyph": "Y"'],
    ['cards/terrain/pit.json', '"name": "Pit"', '"name": "Hole"'],
    ['cards/formations/wedge.json', '"name": "Wedge"', '"name": "Point"'],
    ['cards/battlefields/field/pinfold.json', '"1 square = 1.5 m"', '"5 feet"'],
  ])('keeps its hash when words change: %s', (file, part, instead) => {
    const changed = loadFieldWith({ [file]: edited(shipped(file), part, instead) });
    expect(changed.problems).toEqual([]);
    expect(stableHash(bookOf('d50', undefined, changed.catalog))).toBe(stableHash(bookOf('d50')));
  });

  it('leaves out what a broken file has left out', () => {
    const from = loadFieldWith({ 'cards/maneuvers/vault.json': '{', 'cards/formations/wedge.json': '{' }).catalog;
    const { rules, maneuvers, formations } = bookOf('d50', undefined, from);
    expect(rules.maneuvers).not.toContain('vault');
    expect(rules.formations?.ids).not.toContain('wedge');
    expect([maneuvers.vault, formations.wedge]).toEqual([undefined, undefined]);
  });

  it('is refused while a unit of its squad can’t be played', () => {
    const from = loadFieldWith({ 'cards/weapons/d20/pike.json': '{' }).catalog;
    const made = fieldBookOf(from, 'd20');
    const message = "the unit pikeman of d20 can't be played: its file or that of its weapon is wrong or gone";
    expect(made).toEqual({ ok: false, refusal: { pointer: '/muster/preset', message } });
  });

  it('of a rule set that isn’t there is refused', () => {
    const message = 'there is no rule set "d21"';
    expect(refusalOf('d21')).toEqual({ pointer: '', message, suggestion: 'd20' });
    expect(refusalOf('constructor')).toEqual({ pointer: '', message: 'there is no rule set "constructor"' });
  });
});

describe('a change of a rule set', () => {
  it('is merged key by key', () => {
    const { rules } = bookOf('d20', { economy: { actions: 2, opening: 100 } });
    expect(rules).toEqual({
      ...bookOf('d20').rules,
      economy: { actions: 2, movement: 'action', steps: 1, attacksPerTurn: 1, opening: 100 },
    });
  });

  it('takes a part away with null', () => {
    const { rules } = bookOf('clockwork', { fog: null, economy: { attacksPerTurn: null }, victory: { control: null } });
    expect(rules).not.toHaveProperty('fog');
    expect(rules.economy).not.toHaveProperty('attacksPerTurn');
    expect(rules.victory).toEqual({ roundLimit: 20 });
  });

  it('adds a part', () => {
    const { rules } = bookOf('2d6', { fog: { vision: 5, haltOnSighting: true, scan: true } });
    expect(rules.fog).toEqual({ vision: 5, haltOnSighting: true, scan: true });
  });

  it('replaces a list as a whole', () => {
    expect(bookOf('d50', { maneuvers: ['vault'] }).maneuvers).toHaveProperty('vault');
    expect(Object.keys(bookOf('d50', { maneuvers: ['vault'] }).maneuvers)).toEqual(['vault']);
  });

  it('changes nothing in the catalog', () => {
    const before = stableHash(catalog);
    bookOf('d20', { economy: { actions: 2 } });
    expect(stableHash(catalog)).toBe(before);
  });

  it.each<[RulesChange, string, string, string?]>([
    [{ economy: { acions: 2 } }, '/economy/acions', 'unknown key "acions"', 'actions'],
    [{ fogs: { vision: 5 } }, '/fogs', 'unknown key "fogs"', 'fog'],
    [{ economy: { opening: 101 } }, '/economy/opening', 'opening must be a whole number from 0 to 100'],
    [{ economy: null }, '/economy', 'economy is missing: it must be an object { … }'],
    [{ maneuvers: ['shov'] }, '/maneuvers/0', 'there is no maneuver "shov"', 'shove'],
    [{ initiative: 'LCK' }, '/initiative', 'there is no stat "LCK"'],
    [{ muster: { credits: 500 } }, '/muster/preset', 'preset costs 980, more than the credits of 500'],
    [{ muster: { preset: ['archer', 'archer'] } }, '/muster/preset/0', 'there is no unit of d20 "archer"'],
    [{ id: 'd50' }, '/id', 'id must not be changed'],
    [{ mode: 'siege' }, '/mode', 'mode must be "field": the rules of the card battle stand in cards/rules/siege.json'],
    [JSON.parse('{ "__proto__": { "polluted": 1 } }'), '/__proto__', 'this key is not allowed'],
  ])('%j is refused with the key named', (change, pointer, message, suggestion) => {
    const hint = suggestion === undefined ? {} : { suggestion };
    expect(refusalOf('d20', change)).toEqual({ pointer, message, ...hint });
  });
});

describe('a level', () => {
  it('overlooks what it names for all rule sets and for one', () => {
    const { recruit, soldier } = catalog.levels;
    if (recruit === undefined || soldier === undefined) throw new Error('two levels');
    const common = ['threat', 'controlCounts', 'wounded', 'position', 'planOrder'];
    expect([...ignoredBy(recruit, 'clockwork')]).toEqual([...common, 'facing', 'highGround', 'kills']);
    expect([...ignoredBy(recruit, 'constructor')]).toEqual(common);
    expect([...ignoredBy(soldier, 'd20')]).toEqual([]);
  });
});
