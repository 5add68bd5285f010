import { describe, expect, it } from 'vitest';
import { FEATURES, type Feature, openVector, PLACE } from '../../../src/ai/evaluation/features';
import { measureFeatures } from '../../../src/ai/evaluation/measureFeatures';
import { compileState } from '../../../src/battle/model/engineState';
import type { BattleState } from '../../../src/battle/model/state';
import { imagine, observe } from '../../../src/battle/view/observe';
import type { Side } from '../../../src/kernel/sides';
import { book } from '../../support/book';
import { bow, position, type Sketch, sword, tank } from '../../support/position';
import { positionsOf, shipped } from '../support/positions';

const BOOK = book();

function look(state: BattleState, side: Side, rules = BOOK): Readonly<Record<Feature, number>> {
  const vector = openVector();
  measureFeatures(rules, compileState(rules, state), side, vector);
  return Object.fromEntries(FEATURES.map((feature, place) => [feature, vector[place]])) as Record<Feature, number>;
}

/** Of these only the own side's cards are known. */
const ONE_SIDED: readonly Feature[] = ['handCost', 'handPlayable'];

describe('what the evaluation sees', () => {
  const states = positionsOf([12, 13, 14, 15, 16, 17, 18, 19], 9);

  it('is one side’s gain and the other one’s loss', () => {
    for (const state of states) {
      const left = look(state, 'left', shipped.book);
      const right = look(state, 'right', shipped.book);
      for (const feature of FEATURES.filter((each) => !ONE_SIDED.includes(each))) {
        expect(left[feature] + right[feature], feature).toBeCloseTo(0, 9);
      }
    }
  });

  it('is the same from what the side may see as from the truth', () => {
    for (const state of states) {
      for (const side of ['left', 'right'] as const) {
        expect(look(imagine(observe(state, side)), side, shipped.book)).toEqual(look(state, side, shipped.book));
      }
    }
  });

  it('leaves no feature without a position that has it', () => {
    const met = new Set<Feature>();
    for (const state of states) {
      const seen = look(state, 'left', shipped.book);
      for (const feature of FEATURES) if (seen[feature] !== 0) met.add(feature);
    }
    expect(FEATURES.filter((feature) => !met.has(feature))).toEqual([]);
  });
});

interface Row {
  readonly sketch: Sketch;
  readonly expected: Partial<Record<Feature, number>>;
}

const foe = sword('foe', 'right', [1, 2]);

describe('features of positions that can be counted by hand', () => {
  it.each<[string, Row]>([
    ['an empty board after Left’s turn', { sketch: {}, expected: { tempo: -1, units: 0, castle: 0 } }],
    ['after Right’s turn Left is next', { sketch: { turn: 'right' }, expected: { tempo: 1 } }],
    [
      'castles',
      {
        sketch: { castles: { left: 140, right: 15 }, round: 13 },
        expected: { castle: 1.25, castleShaken: 0.75, castleFailing: 0.4, attrition: 1.25 },
      },
    ],
    [
      'a wounded sword in the centre',
      {
        sketch: { units: [sword('a', 'left', [1, 1], { health: 10 })] },
        expected: {
          units: 1,
          attack: 2,
          vigour: 0.4,
          health: 0.1,
          fragile: 1,
          centreColumn: 1,
          centreCell: 1,
          siege: 2,
        },
      },
    ],
    [
      'a bow behind a screen does half, a sword in the centre all, one at home nothing',
      {
        sketch: { units: [sword('a', 'left', [1, 1]), bow('b', 'left', [0, 0]), sword('c', 'right', [0, 2])] },
        expected: { idle: -1, ranged: 1, siege: 3, siegeOpen: 1, siegeNext: 0, screens: 0 },
      },
    ],
    [
      'who is struck from behind',
      {
        sketch: { units: [sword('a', 'left', [1, 1], { facing: 'west' }), foe] },
        expected: { underFire: 0, rearExposed: 2, flankExposed: 0 },
      },
    ],
    [
      'two blows would fell it, and whoever is next could',
      {
        sketch: { units: [sword('a', 'left', [1, 1], { health: 30 }), foe, sword('c', 'right', [0, 2])] },
        expected: { doomed: 0.2, doomedNext: 0.2 },
      },
    ],
    [
      'a castle in reach of whoever is next',
      {
        sketch: { turn: 'right', castles: { right: 20 }, units: [sword('a', 'left', [1, 1])] },
        expected: { castleInReach: 1 },
      },
    ],
    [
      'a phalanx',
      {
        sketch: { units: [tank('a', 'left', [0, 1]), tank('b', 'left', [1, 1]), tank('c', 'left', [2, 1])] },
        expected: { formationDefense: 3, formationAttack: 0 },
      },
    ],
    [
      'the hand: its own cards by cost, the other one by number',
      {
        sketch: { hands: { left: ['sword', 'tank'], right: ['bow', 'bow', 'bow'] } },
        expected: { handCards: -1, handCost: 0.4, handPlayable: 2 },
      },
    ],
  ])('%s', (_, { sketch, expected }) => {
    expect(look(position(sketch), 'left')).toMatchObject(expected);
  });

  it('has a place for each feature', () => {
    expect(FEATURES.map((feature) => PLACE[feature])).toEqual(FEATURES.map((__, place) => place));
  });
});
