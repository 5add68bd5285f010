import { describe, expect, it } from 'vitest';
import { evaluateEntries } from '../../../src/core/arithmetic/evaluateEntries';
import { type BlowSketch, damageOf, opposed, points, toldOf, unopposed } from '../support/blows';

const FLANK = points('angle.flank', 125);
const REAR = points('angle.rear', 150);
const WELL_FORWARD = points('zone.attack', 120);
const FAR_BACK = points('zone.attack', 80);
const SHIELD = points('shield', 80);
const HIGH_GROUND = points('highGround', 10);
const PHALANX = points('phalanx', 8);

type Example = readonly [number: number, situation: string, blow: BlowSketch, damage: number];

const CARD_ON_CARD: readonly Example[] = [
  [1, 'a shield in front', opposed(20, 0, { netPercents: [SHIELD] }), 16],
  [2, 'from behind, from high ground', opposed(20, 0, { attackPercents: [REAR], flatAdds: [HIGH_GROUND] }), 40],
  [3, 'the flank of a shield', opposed(15, 0, { attackPercents: [FLANK] }), 18],
  [4, 'a melee card in column 0', opposed(20, 4, { attackPercents: [WELL_FORWARD] }), 20],
  [5, 'a melee card in column 2', opposed(20, 4, { attackPercents: [FAR_BACK] }), 12],
  [
    6,
    'a shot into column 0',
    opposed(20, 4, { attackPercents: [points('zone', 115)], defensePercents: [points('zone', 90)] }),
    19,
  ],
  [
    7,
    'a shot into column 2',
    opposed(20, 4, { attackPercents: [FAR_BACK], defensePercents: [points('zone', 110)] }),
    11,
  ],
  [8, 'the flank of a tank', opposed(20, 10, { attackPercents: [FLANK] }), 15],
  [9, 'from behind in column 0', opposed(20, 4, { attackPercents: [WELL_FORWARD, REAR] }), 32],
  [10, 'a pincer', opposed(20, 4, { attackPercents: [FAR_BACK, FLANK] }), 16],
  [11, 'surrounded', opposed(20, 4, { attackPercents: [FAR_BACK, FLANK] }), 16],
  [12, 'a phalanx', opposed(20, 4, { attackPercents: [WELL_FORWARD], defenseAdds: [PHALANX] }), 12],
  [13, 'a phalanx of tanks', opposed(20, 10, { attackPercents: [WELL_FORWARD], defenseAdds: [PHALANX] }), 6],
  [
    14,
    'a skirmish line',
    opposed(20, 4, { attackPercents: [points('skirmishLine', 120)], defensePercents: [points('zone', 110)] }),
    19,
  ],
  [
    15,
    'a vanguard',
    opposed(20, 4, { attackPercents: [points('vanguard', 120)], defensePercents: [points('zone', 110)] }),
    19,
  ],
  [16, 'good cover', opposed(20, 4, { defensePercents: [points('zone', 110)], netPercents: [points('cover', 50)] }), 7],
  [
    17,
    'good cover from high ground',
    opposed(20, 4, {
      defensePercents: [points('zone', 110)],
      netPercents: [points('cover', 75)],
      flatAdds: [HIGH_GROUND],
    }),
    21,
  ],
  [18, 'melee ignores cover', opposed(20, 4, { defensePercents: [points('zone', 110)] }), 15],
  [19, 'a backstab', opposed(20, 4, { attackPercents: [WELL_FORWARD, points('angle.backstab', 175)] }), 38],
  [
    20,
    'a sundered tank',
    opposed(20, 10, { defensePercents: [points('zone', 110)], defenseCuts: [points('sunder', 50)] }),
    14,
  ],
];

type CastleExample = readonly [number: string, situation: string, blow: BlowSketch, damage: number];

const CARD_ON_CASTLE: readonly CastleExample[] = [
  ['21a', 'an open row', unopposed(20, {}), 20],
  ['21b', 'a screened row', unopposed(20, { attackPercents: [points('screen', 50)] }), 10],
  ['22', 'a shot along an open row', unopposed(20, {}), 20],
  [
    '23',
    'a screened shot from high ground',
    unopposed(20, { attackPercents: [points('screen', 50)], flatAdds: [HIGH_GROUND] }),
    20,
  ],
];

describe('the worked examples of the card battle', () => {
  it.each(CARD_ON_CARD)('example %i: %s', (_number, _situation, blow, damage) => {
    const told = toldOf(blow);
    expect(told.damage).toBe(damage);
    expect(evaluateEntries(told.entries)).toBe(damage);
    expect(damageOf(blow)).toBe(damage);
  });

  it.each(CARD_ON_CASTLE)('example %s: %s', (_number, _situation, blow, damage) => {
    const told = toldOf(blow);
    expect(told.damage).toBe(damage);
    expect(evaluateEntries(told.entries)).toBe(damage);
  });
});

describe('the worked examples of document 002 (ruling 19: one floor, shield inside the product, elevation outside)', () => {
  it.each<CastleExample>([
    ['1', 'an archer against a shield in front', unopposed(20, { attackPercents: [points('front', 100), SHIELD] }), 16],
    [
      '2',
      'a backstab from high ground (ruling 20: +10)',
      unopposed(20, { attackPercents: [REAR, points('shield', 100)], flatAdds: [HIGH_GROUND] }),
      40,
    ],
    ['3', 'a flank attack', unopposed(15, { attackPercents: [FLANK] }), 18],
    [
      'both',
      'the elevation inside the product would give 31',
      unopposed(15, { attackPercents: [FLANK], flatAdds: [HIGH_GROUND] }),
      28,
    ],
    ['IEEE', '20 × 1.15 is 23, not 22.999…', unopposed(20, { attackPercents: [points('zone', 115)] }), 23],
    ['nothing', 'at least 1 (ruling 41)', unopposed(1, { attackPercents: [points('cover', 25)] }), 1],
  ])('example %s: %s', (_number, _situation, blow, damage) => {
    expect(damageOf(blow)).toBe(damage);
  });

  it('a floor in the middle would lose a point: 3 × 125 % × 80 % is 3, floored twice 2', () => {
    expect(damageOf(unopposed(3, { attackPercents: [FLANK, SHIELD] }))).toBe(3);
  });
});
