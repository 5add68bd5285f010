import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/battle/model/state';
import { selectFormations, selectGround, selectStandings } from '../../../src/store/view/boardSelectors';
import { book } from '../../support/book';
import { bow, mage, position, sword } from '../../support/position';
import { openStore, openTable } from '../support/table';

const on = (state: BattleState) => openTable({}, { type: 'position', state }, book()).getState();

const OPEN = {
  high: 0,
  cover: 'none',
  shots: 100,
  difficult: false,
  hazard: 0,
  blocks: false,
  fog: false,
  wall: null,
} as const;

describe('the ground', () => {
  it('tells of every cell what it does', () => {
    const state = position({ ground: ['.^c', 'Cx~', '*#%'] });
    expect(selectGround(on(state)).map(({ terrain: _terrain, ...does }) => does)).toEqual([
      OPEN,
      { ...OPEN, high: 10 },
      { ...OPEN, cover: 'partial', shots: 75 },
      { ...OPEN, cover: 'good', shots: 50 },
      { ...OPEN, cover: 'excellent', shots: 25 },
      { ...OPEN, difficult: true },
      { ...OPEN, hazard: 8 },
      { ...OPEN, blocks: true },
      { ...OPEN, fog: true },
    ]);
  });

  it('knows what an ability raised and what is left of it', () => {
    const state = position({ walls: [{ row: 1, col: 1, health: 33 }] });
    expect(selectGround(on(state))[4]).toMatchObject({ blocks: true, wall: 33 });
  });

  it('is none without a battle', () => {
    expect(selectGround(openStore().getState())).toEqual([]);
  });
});

describe('standings', () => {
  it('add what allies and formations give, and see who is hidden', () => {
    const state = position({
      units: [
        sword('a', 'left', [0, 0]),
        sword('b', 'left', [1, 0], { abilities: [{ id: 'inspire', value: 4 }] }),
        sword('c', 'left', [2, 0], { attackBonus: 6 }),
        bow('hood', 'right', [0, 2], { abilities: [{ id: 'stealth' }] }),
        bow('seen', 'right', [2, 2], { abilities: [{ id: 'stealth' }], revealed: true }),
      ],
    });
    expect(selectStandings(on(state))).toEqual({
      a: { attack: 24, defense: 12, cover: 'none', hidden: false },
      b: { attack: 20, defense: 12, cover: 'none', hidden: false },
      c: { attack: 30, defense: 12, cover: 'none', hidden: false },
      hood: { attack: 20, defense: 0, cover: 'none', hidden: true },
      seen: { attack: 20, defense: 0, cover: 'none', hidden: false },
    });
  });

  it('count the cover of the ground and of a guard', () => {
    const state = position({
      ground: ['C..', '...', '...'],
      units: [
        bow('ruin', 'left', [0, 0]),
        bow('behind', 'left', [1, 0]),
        sword('guard', 'left', [1, 1], { abilities: [{ id: 'guard' }] }),
      ],
    });
    expect(selectStandings(on(state))).toMatchObject({
      ruin: { cover: 'good' },
      behind: { cover: 'partial' },
      guard: { cover: 'none' },
    });
  });
});

describe('formations', () => {
  it('are found with who stands in them, who gains and what', () => {
    const state = position({
      units: [
        sword('front', 'left', [1, 1]),
        bow('back', 'left', [1, 0]),
        bow('high', 'right', [0, 2]),
        mage('low', 'right', [2, 2]),
      ],
    });
    expect(selectFormations(on(state))).toEqual([
      {
        key: 'siege-vanguard 11 10',
        formation: 'siege-vanguard',
        side: 'left',
        cells: [
          { row: 1, col: 1 },
          { row: 1, col: 0 },
        ],
        strengthened: ['front'],
        bonus: { kind: 'attack', value: 120 },
      },
      {
        key: expect.stringContaining('siege-skirmish-line'),
        formation: 'siege-skirmish-line',
        side: 'right',
        cells: expect.arrayContaining([
          { row: 0, col: 2 },
          { row: 2, col: 2 },
        ]),
        strengthened: ['high', 'low'],
        bonus: { kind: 'attack', value: 120 },
      },
    ]);
  });

  it('of one kind of bonus only the first counts for a card', () => {
    const state = position({
      units: [mage('high', 'left', [0, 1]), mage('low', 'left', [2, 1]), bow('behind', 'left', [0, 0])],
    });
    expect(selectFormations(on(state)).map(({ formation }) => formation)).toEqual(['siege-skirmish-line']);
  });

  it('of a full column strengthen all three', () => {
    const units = [0, 1, 2].map((row) => sword(`s${row}`, 'right', [row, 1]));
    expect(selectFormations(on(position({ units })))).toMatchObject([
      { formation: 'siege-phalanx', strengthened: ['s0', 's1', 's2'], bonus: { kind: 'defense', value: 8 } },
    ]);
  });
});
