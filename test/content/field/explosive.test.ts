import { describe, expect, it } from 'vitest';
import { edited, shipped } from '../support/cards';
import { loadFieldWith } from './support/field';

const everywhere = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => ({ role: 'support', across: index, depth: 0 })));

/** Files that could be read, and would explode in play. Each is refused with the limit that it breaks. */
const EXPLOSIVE: readonly (readonly [what: string, file: string, part: string, instead: string, limit: string])[] = [
  ['dice of a weapon', 'weapons/2d6/bow', '"1d6"', '"1000d1000"', 'at most 10d100'],
  ['dice with a huge constant', 'weapons/2d6/bow', '"1d6"', '"1d6+100000"', 'at most 10d100'],
  ['attack dice of a rule set', 'rules/2d6', '"dice": "2d6"', '"dice": "10d101"', 'at most 10d100'],
  ['a burst over the whole board', 'weapons/2d6/firepot', '"reach": 1', '"reach": 16', 'from 0 to 3'],
  ['a burst beyond all health', 'weapons/2d6/firepot', '"damage": 3', '"damage": 1e9', 'from 1 to 999'],
  ['smoke over the whole board', 'maneuvers/smoke', '"reach": 1', '"reach": 16', 'from 0 to 3'],
  ['smoke for ever', 'maneuvers/smoke', '"rounds": 2', '"rounds": null', 'from 0 to 20'],
  ['smoke for a thousand rounds', 'maneuvers/smoke', '"rounds": 2', '"rounds": 1000', 'from 0 to 20'],
  ['a unit for nothing', 'field-units/d20/pikeman', '"cost": 190', '"cost": 0', 'from 1 to 9999'],
  ['turning for nothing', 'rules/2d6', '"cost": 1', '"cost": 0', 'from 1 to 15'],
  ['a maneuver for nothing', 'maneuvers/shove', '"actions": 1', '"actions": 0', 'without end'],
  ['a hundred actions', 'field-units/clockwork/scout', '"AP": 4', '"AP": 100', 'from 1 to 10'],
  ['a hundred attacks', 'rules/d20', '"attacksPerTurn": 1', '"attacksPerTurn": 100', 'from 1 to 10'],
  ['a hundred steps', 'rules/d20', '"steps": 1', '"steps": 100', 'from 0 to 10'],
  ['a battle without end', 'rules/d20', '"roundLimit": 20', '"roundLimit": 1e6', 'from 1 to 20'],
  ['a squad of a hundred', 'rules/d20', '"most": 5', '"most": 100', 'from 1 to 8'],
  ['a shot around the world', 'weapons/d50/bow', '"maximum": 8', '"maximum": 1e6', 'from 1 to 15'],
  ['a push off the board', 'weapons/d20/chain-hook', '"squares": 1', '"squares": 99', 'from 1 to 15'],
  ['a stat beyond all numbers', 'field-units/d50/archer', '"DEX": 16', '"DEX": 1e300', 'from -99 to 999'],
  [
    '99 slots',
    'formations/loose-order',
    '"slots": [',
    `"slots": ${everywhere(99)}, "clear": [`,
    'a list of 1 to 20 slots',
  ],
  [
    'a board of a hundred rows',
    'battlefields/field/pinfold',
    '"rows": [',
    `"rows": [${'"........", '.repeat(100)}`,
    'a list of 5 to 16 rows',
  ],
  [
    'a look ahead at a thousand plans',
    'field-levels/captain',
    '"actingPlans": 3',
    '"actingPlans": 1000',
    'from 0 to 9',
  ],
  ['a generator that tries for ever', 'generator/field', '"tries": 9', '"tries": 1e9', 'from 1 to 20'],
];

describe('a file that would explode in play', () => {
  it.each(EXPLOSIVE)('%s is refused with the limit named', (_what, name, part, instead, limit) => {
    const file = `cards/${name}.json`;
    const { problems } = loadFieldWith({ [file]: edited(shipped(file), part, instead) });
    expect(new Set(problems.map((problem) => problem.file))).toEqual(new Set([file]));
    expect(problems.map(({ message }) => message).join('\n')).toContain(limit);
  });

  it('an area effect over the whole board is refused', () => {
    const file = 'cards/battlefields/field/the-vault.json';
    const { problems } = loadFieldWith({ [file]: edited(shipped(file), '"reach": 1', '"reach": 12') });
    expect(problems.map(({ message }) => message)).toEqual(['reach must be a whole number from 0 to 3']);
  });

  it('leaves Object.prototype as it was', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const text = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    for (const name of EXPLOSIVE.map(([, file]) => `cards/${file}.json`)) loadFieldWith({ [name]: text });
    for (const id of ['__proto__', 'constructor']) {
      loadFieldWith({ [`cards/field-units/${id}/archer.json`]: shipped('cards/field-units/d50/archer.json') });
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
