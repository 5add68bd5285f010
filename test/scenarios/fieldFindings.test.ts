import { describe, expect, it } from 'vitest';
import { runFieldScenario } from '../../src/cli/scenario/field/runFieldScenario';
import { readFieldScenario } from '../../src/content/field/scenario/readFieldScenario';
import { problemLine } from '../../src/content/problems/problem';
import { fieldCatalog } from '../skirmish/support/books';

/** A Greatblade beside a Shieldman: 55 percent, 13 damage. */
const POSITION = {
  mode: 'field',
  rules: 'd20',
  units: [
    { id: 'g', unit: 'greatblade', side: 'left', at: 'A6' },
    { id: 's', unit: 'shieldman', side: 'right', at: 'B6' },
  ],
  round: 2,
};
const STRIKE = { type: 'attack', unit: 'g', target: 's' };
const FAR = { type: 'move', unit: 'g', to: 'L12' };

function findings(rest: Readonly<Record<string, unknown>>): string[] {
  const text = JSON.stringify({ name: 'a case', ...POSITION, ...rest });
  const { scenario, problems } = readFieldScenario('case.json', text, fieldCatalog());
  expect(problems).toEqual([]);
  if (scenario === null) throw new Error('the case cannot be read');
  return runFieldScenario(scenario).map((problem) => problemLine(problem).replace(/^case\.json:1:\d+ /, ''));
}

const order = (given: unknown, expectation: unknown, rolls: readonly number[] = [10]) => ({
  rolls,
  steps: [{ order: given, expect: expectation }],
});
const forecast = (given: unknown, expectation: unknown) => ({ steps: [{ forecast: given, expect: expectation }] });

describe('a case that does not hold says so at its place', () => {
  it.each([
    ['a chance', forecast(STRIKE, { chance: 55.01 }), '/steps/0/expect/chance chance: expected 55.01 but was 55'],
    ['a critical', forecast(STRIKE, { critical: 1 }), '/steps/0/expect/critical critical: expected 1 but was 0'],
    ['a kill', forecast(STRIKE, { kill: 1 }), '/steps/0/expect/kill kill: expected 1 but was 0'],
    ['a damage', forecast(STRIKE, { damage: 12 }), '/steps/0/expect/damage damage: expected [12,12] but was [13,13]'],
    [
      'a blow that nobody strikes',
      forecast({ type: 'end' }, { chance: 1 }),
      '/steps/0/expect/chance chance: expected 1 but nobody strikes',
    ],
    [
      'a forecast of what is refused',
      forecast(FAR, { chance: 1 }),
      '/steps/0/forecast the order was refused, "insufficient_movement": It has not enough movement left.',
    ],
    ['the blow', order(STRIKE, { damage: 12 }), '/steps/0/expect/damage damage: expected 12 but was 13'],
    ['its chance', order(STRIKE, { chance: 12 }), '/steps/0/expect/chance chance: expected 12 but was 55'],
    [
      'no blow',
      order({ type: 'end' }, { damage: 12 }, []),
      '/steps/0/expect a blow was expected but nobody was struck',
    ],
    ['a place', order(STRIKE, { at: 'A1' }), '/steps/0/expect/at at: expected "A1" but was "A6"'],
    [
      'a halt',
      order(STRIKE, { halted: 'enemy_sighted' }),
      '/steps/0/expect/halted halted: expected "enemy_sighted" but was not halted',
    ],
    ['integrity', order(STRIKE, { integrity: 5 }), '/steps/0/expect/integrity integrity: expected 5 but was null'],
    [
      'causes',
      order(STRIKE, { causes: ['member_fell'] }),
      '/steps/0/expect/causes causes: expected ["member_fell"] but was []',
    ],
    [
      'events',
      order(STRIKE, { events: ['damaged', 'attacked'] }),
      '/steps/0/expect/events/1 events: expected attacked next but was nothing',
    ],
    ['no event', order(STRIKE, { without: ['damaged'] }), '/steps/0/expect/without/0 events: damaged was not expected'],
    [
      'a refusal that does not come',
      order(STRIKE, { refused: 'NO_ATTACK_LEFT' }),
      '/steps/0/expect/refused expected the refusal "NO_ATTACK_LEFT" but the order was accepted',
    ],
    [
      'any refusal that does not come',
      order(STRIKE, { refused: true }),
      '/steps/0/expect/refused expected a refusal but the order was accepted',
    ],
    [
      'another refusal',
      order(FAR, { refused: 'unreachable' }, []),
      '/steps/0/expect/refused expected the refusal "unreachable" but was "insufficient_movement": It has not enough movement left.',
    ],
    [
      'a detail',
      order(FAR, { refused: true, details: { available: 5 } }, []),
      '/steps/0/expect/details/available available of the refusal: expected 5 but was 6',
    ],
    [
      'a detail that is not told',
      order(FAR, { refused: true, details: { stat: 'STR' } }, []),
      '/steps/0/expect/details/stat stat of the refusal: expected "STR" but was null',
    ],
    ['too many rolls', order(STRIKE, {}, [10, 4]), '/rolls 1 of the rolls were not used: 4'],
    ['too few rolls', order(STRIKE, {}, []), '/steps/0/order rolls: 1d20 is rolled, and no more rolls are listed'],
    ['a roll that no die has', order(STRIKE, {}, [21]), '/steps/0/order rolls: 21 is no result of a die with 20 sides'],
  ])('%s', (_, rest, finding) => {
    expect(findings(rest)).toEqual([finding]);
  });

  it.each([
    [{ units: { s: { health: 1 } } }, '/expect/units/s/health health of s: expected 1 but was 45'],
    [{ units: { s: { at: null } } }, '/expect/units/s/at at of s: expected null but was "B6"'],
    [{ units: { s: { shaken: true } } }, '/expect/units/s/shaken shaken of s: expected true but was false'],
    [{ units: { nobody: {} } }, '/expect/units/nobody there is no unit nobody'],
    [{ control: { right: 1 } }, '/expect/control/right control count of right: expected 1 but was 0'],
    [{ round: 3 }, '/expect/round round: expected 3 but was 2'],
    [{ turn: 'right' }, '/expect/turn turn: expected "right" but was "left"'],
    [{ winner: 'left' }, '/expect/winner winner: expected "left" but was null'],
    [{ reason: 'control' }, '/expect/reason reason: expected "control" but was null'],
    [{ sees: { left: [] } }, '/expect/sees/left enemies that left sees: expected [] but was ["s"]'],
    [{ formations: { 1: 100 } }, '/expect/formations/1 integrity of formation 1: expected 100 but was null'],
    [{ obstacles: { F6: { kind: 'wall' } } }, '/expect/obstacles/F6 obstacle on F6: expected "wall" but was null'],
    [{ obstacles: { F6: { hitPoints: 3 } } }, '/expect/obstacles/F6 hit points on F6: expected 3 but was null'],
    [{ areas: 1 }, '/expect/areas area effects: expected 1 but was 0'],
  ])('%j', (expectation, finding) => {
    expect(findings({ expect: expectation })).toEqual([finding]);
  });
});

describe('a case that holds', () => {
  it.each([
    ['two decimals', forecast(STRIKE, { chance: 55.004 })],
    ['a span of one number', forecast(STRIKE, { damage: [13, 13] })],
    ['no halt', order(STRIKE, { halted: null })],
    ['a seed', { seed: 3, steps: [{ order: STRIKE }] }],
    ['what a refused order left', order(FAR, { refused: true, units: { g: { at: 'A6' } } }, [])],
    ['orders to nobody are refused', order({ type: 'wait', unit: 'ghost' }, { refused: 'character_not_found' }, [])],
  ])('%s', (_, rest) => {
    expect(findings(rest)).toEqual([]);
  });
});
