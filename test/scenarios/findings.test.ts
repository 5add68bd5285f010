import { describe, expect, it } from 'vitest';
import { runScenario } from '../../src/cli/scenario/runScenario';
import { problemLine } from '../../src/content/problems/problem';
import { readScenario } from '../../src/content/scenario/readScenario';
import { shippedCatalog } from '../support/book';

/** One own and one enemy sword, face to face: a blow is 20 - 4.4 = 15.6. */
const POSITION = {
  cards: { sword: { type: 'melee', cost: 2, attack: 20, defense: 4, health: 50 } },
  units: [
    { id: 'a', card: 'sword', side: 'left', at: [1, 1] },
    { id: 'b', card: 'sword', side: 'right', at: [1, 2] },
  ],
  hands: { left: ['sword'] },
};
const STRIKE = { type: 'attack', unit: 'a', target: 'b' };
const TOO_FAR = { type: 'move', unit: 'a', to: [0, 0] };
const SENTENCE = 'This cell is out of the card’s movement range.';

function findings(rest: Readonly<Record<string, unknown>>): string[] {
  const text = JSON.stringify({ name: 'a case', ...POSITION, ...rest });
  const { scenario, problems } = readScenario('case.json', text, shippedCatalog());
  expect(problems).toEqual([]);
  if (scenario === null) throw new Error('the case cannot be read');
  return runScenario(scenario).map((problem) => problemLine(problem).replace(/^case\.json:1:\d+ /, ''));
}

const step = (order: unknown, expectation?: unknown) => ({
  steps: [expectation === undefined ? { order } : { order, expect: expectation }],
});

describe('a case that holds', () => {
  it.each([
    ['a number', step(STRIKE, { damage: 15 })],
    ['any refusal', step(TOO_FAR, { refused: true })],
    ['a refusal by its code', step(TOO_FAR, { refused: 'too-far' })],
    ['an accepted order', step(STRIKE)],
    ['refused: false', step(STRIKE, { refused: false })],
    ['events with others between', step(STRIKE, { events: ['struck', 'wounded'] })],
    ['what a refused order left', step(TOO_FAR, { refused: true, units: { a: { at: [1, 1] } } })],
    ['a unit that never was', { expect: { units: { ghost: null } } }],
    ['nobody has won', { expect: { winner: null } }],
    ['orders to nobody are refused', step({ type: 'attackCastle', unit: 'ghost' }, { refused: 'no-such-unit' })],
    ['cells off the board are refused', step({ type: 'move', unit: 'a', to: [-1, 7] }, { refused: 'off-board' })],
    ['columns off the board are refused', step({ type: 'march', column: 9, to: 10 }, { refused: true })],
  ])('%s', (_, rest) => {
    expect(findings(rest)).toEqual([]);
  });
});

describe('a case that does not hold', () => {
  it.each([
    [step(STRIKE, { damage: 16 }), '/steps/0/expect/damage damage: expected 16 but was 15'],
    [step(STRIKE, { refused: true }), '/steps/0/expect/refused expected a refusal but the order was accepted'],
    [
      step(STRIKE, { refused: 'too-far' }),
      '/steps/0/expect/refused expected the refusal "too-far" but the order was accepted',
    ],
    [step(TOO_FAR), `/steps/0/order the order was refused, "too-far": ${SENTENCE}`],
    [step(TOO_FAR, { damage: 3 }), `/steps/0/order the order was refused, "too-far": ${SENTENCE}`],
    [
      step(TOO_FAR, { refused: 'cell-taken' }),
      `/steps/0/expect/refused expected the refusal "cell-taken" but was "too-far": ${SENTENCE}`,
    ],
    [step({ type: 'endTurn' }, { damage: 3 }), '/steps/0/expect/damage damage: expected 3 but nobody was struck'],
    [
      step({ type: 'move', unit: 'a', to: [1, 0] }, { damage: 3 }),
      '/steps/0/expect/damage damage: expected 3 but nobody was struck',
    ],
    [
      step(STRIKE, { events: ['struck', 'fell'] }),
      '/steps/0/expect/events/1 events: expected fell next but was wounded',
    ],
    [
      step(STRIKE, { events: ['wounded', 'struck'] }),
      '/steps/0/expect/events/1 events: expected struck next but was nothing',
    ],
    [
      step(STRIKE, { units: { b: { health: 50 } } }),
      '/steps/0/expect/units/b/health health of b: expected 50 but was 35',
    ],
    [{ expect: { units: { a: null } } }, '/expect/units/a a: expected to be gone but stands at [1,1] with 50 health'],
    [{ expect: { units: { ghost: {} } } }, '/expect/units/ghost ghost: expected on the board but was not there'],
    [{ expect: { units: { a: { at: [0, 0] } } } }, '/expect/units/a/at at of a: expected [0,0] but was [1,1]'],
    [
      { expect: { units: { a: { facing: 'west' } } } },
      '/expect/units/a/facing facing of a: expected "west" but was "east"',
    ],
    [{ expect: { units: { a: { fresh: true } } } }, '/expect/units/a/fresh fresh of a: expected true but was false'],
    [{ expect: { castles: { left: 1 } } }, '/expect/castles/left left castle: expected 1 but was 140'],
    [{ expect: { supply: { right: 1 } } }, '/expect/supply/right supply of right: expected 1 but was 4'],
    [{ expect: { hands: { left: 0 } } }, '/expect/hands/left cards in the hand of left: expected 0 but was 1'],
    [{ expect: { decks: { left: 2 } } }, '/expect/decks/left cards in the deck of left: expected 2 but was 0'],
    [{ expect: { discards: { left: 2 } } }, '/expect/discards/left cards discarded by left: expected 2 but was 0'],
    [
      { expect: { battlefield: ['...', '.#.', '...'] } },
      '/expect/battlefield/1 row 1 of the battlefield: expected ".#." but was "..."',
    ],
    [{ expect: { round: 2 } }, '/expect/round round: expected 2 but was 1'],
    [{ expect: { turn: 'right' } }, '/expect/turn turn: expected "right" but was "left"'],
    [{ expect: { phase: 'mulligan' } }, '/expect/phase phase: expected "mulligan" but was "battle"'],
    [{ expect: { winner: 'left' } }, '/expect/winner winner: expected "left" but was null'],
    [
      { ...step({ type: 'concede' }), expect: { winner: null } },
      '/expect/winner winner: expected null but was "right"',
    ],
  ])('%j', (rest, finding) => {
    expect(findings(rest)).toEqual([finding]);
  });

  it('goes on after a wrong step and names everything', () => {
    const steps = [{ order: TOO_FAR }, { order: STRIKE, expect: { damage: 1 } }];
    expect(findings({ steps, expect: { units: { b: { health: 1 } } } })).toEqual([
      `/steps/0/order the order was refused, "too-far": ${SENTENCE}`,
      '/steps/1/expect/damage damage: expected 1 but was 15',
      '/expect/units/b/health health of b: expected 1 but was 35',
    ]);
  });
});

describe('what may be left out', () => {
  it('has the defaults of the rules', () => {
    const { scenario } = readScenario('case.json', '{ "name": "nothing", "expect": {} }', shippedCatalog());
    expect(scenario?.state).toMatchObject({
      phase: 'battle',
      round: 1,
      turn: 'left',
      winner: null,
      castles: { left: 140, right: 140 },
      supply: { left: 3, right: 4 },
      hands: { left: [], right: [] },
      decks: { left: [], right: [] },
      units: [],
      ground: Array.from({ length: 9 }, () => 'normal'),
    });
  });

  it('has defaults for the side that is not named', () => {
    const text = '{ "name": "one side", "round": 4, "castles": { "left": 7 }, "supply": { "right": 0 }, "expect": {} }';
    const { scenario } = readScenario('case.json', text, shippedCatalog());
    expect(scenario?.state).toMatchObject({ castles: { left: 7, right: 140 }, supply: { left: 6, right: 0 } });
  });

  it('names units as deployment would', () => {
    const units = [
      { card: 'oathguard', side: 'left', at: [0, 0] },
      { card: 'oathguard', side: 'right', at: [0, 2] },
    ];
    expect(
      findings({ units, expect: { units: { oathguard: { at: [0, 0] }, 'oathguard-2': { at: [0, 2] } } } }),
    ).toEqual([]);
  });

  it('takes a unit that has attacked for one that has struck', () => {
    const text = JSON.stringify({
      name: 'flags',
      units: [{ card: 'oathguard', side: 'left', at: [0, 0], attacked: true }],
      expect: {},
    });
    expect(readScenario('case.json', text, shippedCatalog()).scenario?.state.units).toMatchObject([
      { hasStruck: true, moved: false },
    ]);
  });
});
