import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../../src/battle/model/events';
import { toPoint } from '../../../src/battle/model/position';
import { observe } from '../../../src/battle/view/observe';
import { animationOf } from '../../../src/ui/stage/animations/table';
import type { StageEffect } from '../../../src/ui/stage/effects';
import { at, bow, mage, position, sword } from '../../support/position';

const BOARD = observe(
  position({
    units: [
      sword('a', 'left', [1, 0]),
      bow('c', 'left', [0, 0]),
      mage('m', 'left', [2, 0]),
      sword('b', 'right', [1, 1]),
      sword('z', 'right', [2, 2]),
    ],
  }),
  'left',
);

const point = (row: number, col: number) => toPoint(at(row, col));
/** Whoever strikes turns to its target, and a stroke of ink tells who strikes whom. */
const striking = (unit: 'a' | 'b', to: string): readonly StageEffect[] => {
  const [column, side, turnedFrom] = unit === 'a' ? ([0, 'left', 'east'] as const) : ([1, 'right', 'west'] as const);
  return [
    { type: 'turnAbout', unit, turnedFrom, quick: true, delay: 0 },
    { type: 'strike', from: point(1, column), to, side, milliseconds: 480, delay: 0 },
  ];
};

const DOING = { by: 'c', ability: 'mend' } as const;
const BLOW = { damage: 7, arithmetic: [], angle: 'front', angleReason: 'facing' } as const;

type Pictured<Type extends BattleEvent['type']> = readonly [
  event: Extract<BattleEvent, { type: Type }>,
  effects: readonly StageEffect[],
];

/** Every event, and what is to be seen of it. */
const PICTURES: { readonly [Type in BattleEvent['type']]: Pictured<Type> } = {
  mulliganed: [{ type: 'mulliganed', side: 'left', returned: [], hand: [], deck: [], chance: [] }, []],
  turnBegan: [{ type: 'turnBegan', side: 'left', round: 2, supply: 4 }, [{ type: 'turn', side: 'left', delay: 0 }]],
  attrition: [
    { type: 'attrition', round: 13, loss: 5 },
    [{ type: 'siege', spots: ['castle left', 'castle right'], damage: 5, row: null, delay: 0 }],
  ],
  cardDrawn: [{ type: 'cardDrawn', side: 'left', card: 'bow' }, []],
  cardOverdrawn: [{ type: 'cardOverdrawn', side: 'left', card: 'bow' }, []],
  deployed: [
    { type: 'deployed', unit: bow('d', 'left', [0, 1]) },
    [{ type: 'fly', unit: 'd', from: 'card bow', leaves: true, at: point(0, 1), delay: 0 }],
  ],
  moved: [
    { type: 'moved', unit: 'c', from: at(0, 0), to: at(0, 1), facing: 'east', strayed: false },
    [{ type: 'slide', unit: 'c', from: point(0, 0), at: point(0, 1), turnedFrom: 'east', forced: false, delay: 0 }],
  ],
  struck: [
    { type: 'struck', unit: 'a', target: 'b', facing: 'east', ...BLOW },
    [
      { type: 'lunge', unit: 'a', toward: { x: 1, y: 0 }, delay: 0 },
      ...striking('a', 'cell 1 1'),
      { type: 'hit', unit: 'b', at: point(1, 1), damage: 7, by: 'blow', delay: 140, push: { x: 1, y: 0 } },
    ],
  ],
  countered: [
    { type: 'countered', unit: 'b', target: 'a', ability: null, ...BLOW },
    [
      { type: 'lunge', unit: 'b', toward: { x: -1, y: 0 }, delay: 0 },
      ...striking('b', 'cell 0 1'),
      { type: 'hit', unit: 'a', at: point(1, 0), damage: 7, by: 'blow', delay: 140, push: { x: -1, y: 0 } },
    ],
  ],
  cellStruck: [
    {
      type: 'cellStruck',
      unit: 'a',
      at: at(1, 1),
      facing: 'east',
      damage: 7,
      health: 3,
      terrain: 'blocking',
      arithmetic: [],
    },
    [
      { type: 'lunge', unit: 'a', toward: { x: 1, y: 0 }, delay: 0 },
      ...striking('a', 'cell 1 1'),
      { type: 'breach', at: point(1, 1), damage: 7, delay: 140 },
    ],
  ],
  castleStruck: [
    { type: 'castleStruck', unit: 'a', castle: 'right', facing: 'east', damage: 7, health: 3, arithmetic: [] },
    [
      { type: 'lunge', unit: 'a', toward: { x: 1, y: 0 }, delay: 0 },
      ...striking('a', 'castle right'),
      { type: 'siege', spots: ['castle right'], damage: 7, row: 1, delay: 140 },
    ],
  ],
  wounded: [{ type: 'wounded', unit: 'c', health: 1 }, []],
  burned: [
    { type: 'burned', unit: 'c', damage: 8, health: 1 },
    [{ type: 'hit', unit: 'c', at: point(0, 0), damage: 8, by: 'fire', delay: 0 }],
  ],
  hurt: [
    { type: 'hurt', unit: 'a', damage: 8, health: 1, ...DOING },
    [{ type: 'hit', unit: 'a', at: point(1, 0), damage: 8, by: 'burst', delay: 0 }],
  ],
  healed: [
    { type: 'healed', unit: 'a', amount: 8, health: 9, ...DOING },
    [{ type: 'heal', unit: 'a', at: point(1, 0), amount: 8, delay: 0 }],
  ],
  emboldened: [
    { type: 'emboldened', unit: 'a', amount: 6, ...DOING },
    [{ type: 'flare', unit: 'a', at: point(1, 0), delay: 0 }],
  ],
  readied: [
    { type: 'readied', unit: 'a', what: 'attack', ...DOING },
    [{ type: 'flare', unit: 'a', at: point(1, 0), delay: 0 }],
  ],
  played: [
    { type: 'played', side: 'left', card: 'snare', cost: 1, at: at(1, 1), to: null, target: 'b' },
    [{ type: 'unroll', card: 'snare', from: 'card snare', at: point(1, 1), isRead: false, length: 420, delay: 0 }],
  ],
  granted: [
    { type: 'granted', unit: 'a', grant: { id: 'guard', ends: 'left' }, ...DOING },
    [{ type: 'flare', unit: 'a', at: point(1, 0), delay: 0 }],
  ],
  turned: [
    { type: 'turned', unit: 'b', facing: 'east', ...DOING },
    [{ type: 'turnAbout', unit: 'b', turnedFrom: 'west', delay: 0 }],
  ],
  swapped: [
    { type: 'swapped', unit: 'a', with: 'b', ...DOING },
    [
      { type: 'slide', unit: 'a', from: point(1, 0), at: point(1, 1), turnedFrom: 'east', forced: false, delay: 0 },
      { type: 'slide', unit: 'b', from: point(1, 1), at: point(1, 0), turnedFrom: 'west', forced: false, delay: 0 },
    ],
  ],
  recalled: [
    { type: 'recalled', unit: 'a', card: 'sword', side: 'left', ...DOING },
    [{ type: 'leave', unit: 'a', at: point(1, 0), to: 'hand', delay: 0 }],
  ],
  shoved: [
    { type: 'shoved', unit: 'b', kind: 'push', from: at(1, 1), to: at(1, 2), ...DOING },
    [{ type: 'slide', unit: 'b', from: point(1, 1), at: point(1, 2), turnedFrom: 'west', forced: true, delay: 0 }],
  ],
  groundChanged: [
    { type: 'groundChanged', at: at(0, 0), from: 'normal', to: 'blocking', health: 40, ...DOING },
    [{ type: 'ground', at: point(0, 0), delay: 0 }],
  ],
  concealed: [{ type: 'concealed', unit: 'c', ability: 'stealth' }, []],
  braced: [{ type: 'braced', unit: 'c' }, [{ type: 'flare', unit: 'c', at: point(0, 0), delay: 0 }]],
  fell: [
    { type: 'fell', unit: 'c', card: 'bow', side: 'left' },
    [{ type: 'fall', unit: 'c', at: point(0, 0), delay: 0 }],
  ],
  columnsHeld: [{ type: 'columnsHeld', side: 'left', turns: [1, 0, 0] }, []],
  effectsCut: [{ type: 'effectsCut', limit: 60 }, []],
  turnEnded: [{ type: 'turnEnded', side: 'left' }, []],
  battleEnded: [
    { type: 'battleEnded', winner: 'left', ending: 'castle' },
    [{ type: 'end', winner: 'left', spots: ['castle right'], delay: 0 }],
  ],
};

describe('a stratagem of the enemy', () => {
  it('is held up to be read; the own one only flies to its target', () => {
    const event = {
      type: 'played',
      side: 'right',
      card: 'snare',
      cost: 1,
      at: at(1, 0),
      to: null,
      target: 'a',
    } as const;
    const animation = animationOf(BOARD, event);
    expect(animation.effects).toMatchObject([{ type: 'unroll', from: 'castle right', isRead: true }]);
    expect(animation.milliseconds).toBeGreaterThan(1000);
  });
});

describe('every animation', () => {
  it.each(Object.entries(PICTURES))('%s shows what it concerns', (_, [event, effects]) => {
    expect(animationOf(BOARD, event).effects).toEqual(effects);
  });

  it.each(Object.entries(PICTURES))('%s is short, and changes the board within its time', (_, [event]) => {
    const { milliseconds, changesAt, landsAt } = animationOf(BOARD, event);
    expect(milliseconds).toBeLessThanOrEqual(event.type === 'battleEnded' ? 1600 : 860);
    expect(changesAt).toBeLessThanOrEqual(milliseconds);
    expect(landsAt).toBeLessThanOrEqual(milliseconds);
  });

  it.each([
    ['who only shoots shoots at its neighbour too', 'c', 'a', 'missile'],
    ['who can do both shoots at what is far', 'm', 'z', 'missile'],
    ['who can do both strikes what is near', 'm', 'b', 'lunge'],
  ] as const)('%s', (_, striker, target, seen) => {
    const { effects } = animationOf(BOARD, { type: 'struck', unit: striker, target, facing: 'east', ...BLOW });
    expect(effects.map(({ type }) => type)).toContain(seen);
    expect(effects.some(({ type }) => type === 'lunge')).toBe(seen === 'lunge');
  });

  it("the other side's cards come out of its castle", () => {
    const { effects } = animationOf(BOARD, { type: 'deployed', unit: bow('d', 'right', [0, 1]) });
    expect(effects).toMatchObject([{ type: 'fly', from: 'castle right', leaves: false }]);
  });

  it('a blow that takes half of a whole card sounds heavy', () => {
    const blow = { type: 'struck', unit: 'a', target: 'b', facing: 'east', ...BLOW } as const;
    expect(animationOf(BOARD, { ...blow, damage: 24 }).sound).toBe('blow');
    expect(animationOf(BOARD, { ...blow, damage: 25 }).sound).toBe('heavyBlow');
  });

  it('the end sounds as it is for the viewer, and no wall falls for who gives up', () => {
    const ending = (winner: 'left' | 'right' | 'draw', by: 'castle' | 'concession' | 'attrition') =>
      animationOf(BOARD, { type: 'battleEnded', winner, ending: by });
    expect(ending('left', 'castle').sound).toBe('victory');
    expect(ending('right', 'castle').sound).toBe('defeat');
    expect(ending('right', 'concession').effects).toMatchObject([{ spots: [] }]);
    expect(ending('draw', 'attrition').effects).toMatchObject([{ spots: ['castle left', 'castle right'] }]);
  });
});
