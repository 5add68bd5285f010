import { describe, expect, it } from 'vitest';
import { findFormations, standsInFormation, unitFillsSlot } from '../../../src/core/formations/detection';
import type { Formation } from '../../../src/core/formations/formation';
import { bonusesOfSlot, formationModifiers } from '../../../src/core/formations/formationBonuses';
import { placementAt, placementsOf, placeOnBoard } from '../../../src/core/formations/placements';
import type { Direction } from '../../../src/core/geometry/direction';
import { type Unit, unitStandsAt } from '../../../src/core/units/unit';
import { at, unit } from '../support/boards';
import { PHALANX, SIEGE_PHALANX, SIEGE_SKIRMISH_LINE, SIEGE_VANGUARD, SKIRMISH_LINE } from '../support/cards';

const KEEP = { width: 3, height: 3 };
const FIELD = { width: 8, height: 8 };

/** A card of the left side, which advances to the east. */
const card = (id: string, trait: string, x: number, y: number): Unit => ({
  ...unit(id, 'left', x, y, 'east'),
  traits: [trait],
});

const ids = (formation: Formation, units: readonly Unit[], facing: Direction = 'east', side = 'left') =>
  findFormations(KEEP, units, formation, side, facing).map(({ members }) => members.map(({ unitId }) => unitId));

describe('slots relative to facing', () => {
  it.each<[Direction, number, number, number, number]>([
    ['north', 1, 0, 1, 0],
    ['north', 0, 1, 0, 1],
    ['east', 1, 0, 0, 1],
    ['east', 0, 1, -1, 0],
    ['south', 1, 0, -1, 0],
    ['south', 0, 1, 0, -1],
    ['west', 1, 0, 0, -1],
    ['west', 0, 1, 1, 0],
    ['northeast', 1, 0, 1, 1],
    ['northeast', 0, 1, -1, 1],
    ['southwest', 2, 1, -1, -3],
  ])('facing %s, (%i across, %i deep) lies at (%i, %i)', (facing, across, depth, x, y) => {
    expect(placeOnBoard(at(4, 4), facing, { across, depth })).toEqual(at(4 + x, 4 + y));
  });

  it('a placement leaves out what lies beyond the edge', () => {
    const placement = placementAt(KEEP, SIEGE_PHALANX, 'east', at(1, 0));
    expect(placement.slots.map(({ position }) => position)).toEqual([at(1, 0), at(1, 1)]);
    expect(placementAt(KEEP, SIEGE_SKIRMISH_LINE, 'east', at(0, 1)).clear).toEqual([at(0, 1)]);
    const wide: Formation = { ...SIEGE_SKIRMISH_LINE, clear: [{ across: 2, depth: 0 }] };
    expect(placementAt(KEEP, wide, 'east', at(0, 1)).clear).toEqual([]);
  });

  it('a phalanx fits into the three columns of a keep, a vanguard into its six pairs', () => {
    expect(placementsOf(KEEP, SIEGE_PHALANX, 'east').map(({ anchor }) => anchor)).toEqual([
      at(0, 1),
      at(1, 1),
      at(2, 1),
    ]);
    expect(placementsOf(KEEP, SIEGE_VANGUARD, 'east')).toHaveLength(6);
    expect(placementsOf(KEEP, SKIRMISH_LINE, 'east')).toEqual([]);
  });
});

describe('the card battle’s shapes (R8)', () => {
  const column = [card('a', 'melee', 1, 0), card('b', 'ranged', 1, 1), card('c', 'hybrid', 1, 2)];

  it('phalanx: three own cards fill one column, whatever they are and wherever they look', () => {
    expect(ids(SIEGE_PHALANX, column)).toEqual([['a', 'b', 'c']]);
    expect(
      ids(
        SIEGE_PHALANX,
        column.map((it) => ({ ...it, facing: 'north' })),
      ),
    ).toEqual([['a', 'b', 'c']]);
    expect(ids(SIEGE_PHALANX, column.slice(1))).toEqual([]);
    expect(ids(SIEGE_PHALANX, [...column.slice(1), unit('x', 'right', 1, 0)])).toEqual([]);
    expect(ids(SIEGE_PHALANX, column, 'east', 'right')).toEqual([]);
    const row = [card('a', 'melee', 0, 1), card('b', 'melee', 1, 1), card('c', 'melee', 2, 1)];
    expect(ids(SIEGE_PHALANX, row)).toEqual([]);
  });

  it('skirmish line: two shooters in rows 0 and 2 with no own card between', () => {
    const line = [card('a', 'ranged', 2, 0), card('b', 'hybrid', 2, 2)];
    expect(ids(SIEGE_SKIRMISH_LINE, line)).toEqual([['a', 'b']]);
    expect(ids(SIEGE_SKIRMISH_LINE, [...line, card('c', 'melee', 2, 1)])).toEqual([]);
    expect(ids(SIEGE_SKIRMISH_LINE, [...line, unit('x', 'right', 2, 1)])).toEqual([['a', 'b']]);
    expect(ids(SIEGE_SKIRMISH_LINE, [card('a', 'melee', 2, 0), card('b', 'ranged', 2, 2)])).toEqual([]);
    expect(ids(SIEGE_SKIRMISH_LINE, [unit('a', 'left', 2, 0), card('b', 'ranged', 2, 2)])).toEqual([]);
    expect(ids(SIEGE_SKIRMISH_LINE, [card('a', 'ranged', 1, 0), card('b', 'ranged', 2, 2)])).toEqual([]);
  });

  it('vanguard: a fighter with an own card directly behind it, towards the own castle', () => {
    expect(ids(SIEGE_VANGUARD, [card('front', 'melee', 1, 1), card('back', 'ranged', 0, 1)])).toEqual([
      ['front', 'back'],
    ]);
    expect(ids(SIEGE_VANGUARD, [card('front', 'ranged', 1, 1), card('back', 'melee', 0, 1)])).toEqual([]);
    expect(ids(SIEGE_VANGUARD, [card('front', 'hybrid', 2, 1), card('back', 'ranged', 0, 1)])).toEqual([]);
    const right = [
      { ...card('front', 'melee', 1, 0), side: 'right' },
      { ...card('back', 'melee', 2, 0), side: 'right' },
    ];
    expect(ids(SIEGE_VANGUARD, right, 'west', 'right')).toEqual([['front', 'back']]);
    expect(ids(SIEGE_VANGUARD, right, 'east', 'right')).toEqual([['back', 'front']]);
  });

  it('bonuses count against units only, for the roles that they are for', () => {
    const [front, back] = SIEGE_VANGUARD.slots;
    if (!front || !back) throw new Error('a vanguard has two slots');
    expect(formationModifiers(SIEGE_VANGUARD, front, 'attackPercent', ['againstUnits'])).toEqual([
      { source: 'siege-vanguard', value: 120 },
    ]);
    expect(formationModifiers(SIEGE_VANGUARD, front, 'attackPercent', [])).toEqual([]);
    expect(formationModifiers(SIEGE_VANGUARD, back, 'attackPercent', ['againstUnits'])).toEqual([]);
    expect(formationModifiers(SIEGE_VANGUARD, front, 'defense', ['againstUnits'])).toEqual([]);
    for (const slot of SIEGE_PHALANX.slots) {
      expect(formationModifiers(SIEGE_PHALANX, slot, 'defense', ['againstUnits'])).toEqual([
        { source: 'siege-phalanx', value: 8 },
      ]);
    }
  });
});

describe('document 000’s phalanx', () => {
  const shields = [unit('left shield', 'left', 2, 4, 'north'), unit('right shield', 'left', 4, 4, 'northeast')];
  const leader: Unit = { ...unit('leader', 'left', 3, 5, 'south'), traits: ['leads'] };
  const find = (units: readonly Unit[], facing: Direction = 'north') =>
    findFormations(FIELD, units, PHALANX, 'left', facing);

  it('the leader stands one rank behind its shields, which look ahead within 45°', () => {
    expect(find([...shields, leader])).toEqual([
      {
        formationId: 'phalanx',
        anchor: at(3, 4),
        facing: 'north',
        members: [
          { unitId: 'left shield', role: 'frontLine', position: at(2, 4), slot: PHALANX.slots[0] },
          { unitId: 'right shield', role: 'frontLine', position: at(4, 4), slot: PHALANX.slots[1] },
          { unitId: 'leader', role: 'leader', position: at(3, 5), slot: PHALANX.slots[2] },
        ],
      },
    ]);
    expect(find([...shields, { ...leader, position: at(3, 3) }])).toEqual([]);
    expect(find([...shields, leader], 'south')).toEqual([]);
  });

  it('its leader must be one who leads', () => {
    expect(find([...shields, unit('follower', 'left', 3, 5, 'south')])).toEqual([]);
  });

  it('a shield that looks away breaks it, a leader that does doesn’t', () => {
    const away = shields.map((it, index) => (index === 0 ? { ...it, facing: 'west' as const } : it));
    expect(find([...away, leader])).toEqual([]);
    expect(find([...shields, { ...leader, facing: 'east' }])).toHaveLength(1);
  });

  it('without a leader there is none, however many members are enough', () => {
    const small: Formation = { ...PHALANX, minimum: 2 };
    expect(findFormations(FIELD, shields, small, 'left', 'north')).toEqual([]);
    expect(findFormations(FIELD, shields, { ...small, needsLeader: false }, 'left', 'north')).toHaveLength(1);
    expect(findFormations(FIELD, [...shields.slice(1), leader], small, 'left', 'north')).toHaveLength(1);
  });

  it('bonuses: a role’s own always, the formation’s when all its conditions hold', () => {
    const [shield, , leading] = PHALANX.slots;
    if (!shield || !leading) throw new Error('a phalanx has three slots');
    const own = { kind: 'defense', value: 8 };
    const all = ['intact', 'shielded', 'fromFront'] as const;
    const shared = { kind: 'defense', value: 10, appliesTo: ['frontLine'], conditions: all };
    expect(bonusesOfSlot(PHALANX, shield, all)).toEqual([own, shared]);
    expect(bonusesOfSlot(PHALANX, shield, ['intact', 'shielded'])).toEqual([own]);
    expect(bonusesOfSlot(PHALANX, leading, all)).toEqual([{ kind: 'leadership', value: 5 }]);
    expect(formationModifiers(PHALANX, shield, 'defense', all)).toEqual([
      { source: 'phalanx', value: 8 },
      { source: 'phalanx', value: 10 },
    ]);
  });
});

describe('document 000’s skirmish line', () => {
  const west = unit('west', 'left', 1, 3);
  const middle = unit('middle', 'left', 4, 3);
  const east = unit('east', 'left', 7, 3);

  it('stands with two of its three, three cells apart; the fullest is named first', () => {
    const found = findFormations(FIELD, [east, middle, west], SKIRMISH_LINE, 'left', 'north');
    expect(found.map(({ anchor, members }) => [anchor.x, members.length])).toEqual([
      [4, 3],
      [1, 2],
      [7, 2],
    ]);
    expect(findFormations(FIELD, [middle], SKIRMISH_LINE, 'left', 'north')).toEqual([]);
  });

  it('any board can be asked, without being copied', () => {
    const placement = placementAt(FIELD, SKIRMISH_LINE, 'north', at(4, 3));
    expect(standsInFormation([west, east], unitFillsSlot, unitStandsAt, 'left', placement)).toBe(true);
    expect(standsInFormation([west], unitFillsSlot, unitStandsAt, 'left', placement)).toBe(false);
  });
});
