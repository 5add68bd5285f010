import { describe, expect, it } from 'vitest';
import { traitsOf } from '../../src/battle/abilities/traits';
import { ALL_CELLS, type CellSet, setOf } from '../../src/battle/model/cellSet';
import { COMBAT_TYPES } from '../../src/battle/model/combatType';
import { compileUnit } from '../../src/battle/model/engineState';
import { groundOf } from '../../src/battle/model/ground';
import { COLUMNS, POSITIONS } from '../../src/battle/model/position';
import type { ReachTables } from '../../src/battle/model/reach';
import type { Unit } from '../../src/battle/model/unit';
import { cardProfile, type UnitProfile } from '../../src/battle/model/unitProfile';
import { BOW, book, plainCard, SWORD } from '../support/book';
import { bow, mage, position, sword } from '../support/position';
import { has } from './support/blows';

const whole = book();
const profileOf = (unit: Unit, by = whole): UnitProfile => compileUnit(by, unit).profile;

describe('a profile', () => {
  it('is the card’s for all units that are as their card', () => {
    const card = cardProfile(whole, 'sword');
    expect(card).toMatchObject({ card: 'sword', type: 'melee', cost: 2, attack: 20, defense: 4, fullHealth: 50 });
    const units = [sword('a', 'left', [0, 0]), sword('b', 'right', [2, 2], { health: 1, fresh: true, attackBonus: 9 })];
    for (const unit of units) expect(profileOf(unit)).toBe(card);
  });

  it.each<Partial<Unit>>([
    { type: 'ranged' },
    { cost: 3 },
    { attack: 21 },
    { defense: 5 },
    { fullHealth: 51 },
    has('charge'),
    { card: 'lost' },
  ])('is a unit’s own where it differs from its card: %j', (changes) => {
    const own = profileOf(sword('a', 'left', [0, 0], changes));
    expect(own).not.toBe(cardProfile(whole, 'sword'));
    expect(own).toMatchObject(changes);
    expect(profileOf(sword('b', 'left', [0, 0]))).toBe(cardProfile(whole, 'sword'));
  });

  it('of a unit that was saved and loaded says the same as the card’s', () => {
    const swift = plainCard('swift-one', 'melee', 4, has('swift'));
    const by = book({ cards: [swift] });
    const saved: Unit = JSON.parse(JSON.stringify(sword('a', 'left', [0, 0], { card: 'swift-one', ...has('swift') })));
    const { parts: _parts, ...loaded } = profileOf(saved, by);
    const { parts: _own, ...card } = cardProfile(by, 'swift-one') as UnitProfile;
    expect(loaded).toEqual(card);
  });

  it('has the traits of its abilities, by the book that it was compiled by', () => {
    const units = [sword('a', 'left', [0, 0]), sword('b', 'left', [0, 0], has('brace', 'swift', 'slide'))];
    for (const unit of units) expect(profileOf(unit)).toMatchObject({ ...traitsOf(whole, unit) });
    const other = book();
    expect(profileOf(units[0] as Unit, other)).not.toBe(profileOf(units[0] as Unit));
    const bare = { ...whole, abilities: {} };
    expect(profileOf(units[1] as Unit, bare)).toMatchObject({ addMove: 0, flags: 0, slideSquares: 0 });
  });

  it('is of no card that the book doesn’t have', () => {
    for (const id of ['lost', 'constructor', '__proto__', '']) expect(cardProfile(whole, id)).toBeUndefined();
  });
});

describe('the reach class', () => {
  const classOf = (unit: Unit): number => profileOf(unit).reachClass;

  it('is the same where nothing that counts for it differs', () => {
    const plainly = classOf(sword('a', 'left', [0, 0]));
    for (const ability of ['charge', 'brace', 'stealth', 'mend']) {
      expect(classOf(sword('b', 'right', [2, 1], { attack: 1, ...has(ability) }))).toBe(plainly);
    }
  });

  it('is another one for another type, a longer way and a longer blow', () => {
    const classes = [
      sword('a', 'left', [0, 0]),
      bow('a', 'left', [0, 0]),
      mage('a', 'left', [0, 0]),
      sword('a', 'left', [0, 0], has('swift')),
      sword('a', 'left', [0, 0], has('reach')),
      sword('a', 'left', [0, 0], has('swift', 'reach')),
    ].map(classOf);
    expect(new Set(classes).size).toBe(classes.length);
  });

  it('is no further than the board', () => {
    const swift = (times: number) => sword('a', 'left', [0, 0], has(...Array.from({ length: times }, () => 'swift')));
    expect(classOf(swift(9))).toBe(classOf(swift(3)));
    expect(classOf(swift(3))).not.toBe(classOf(swift(2)));
  });
});

describe('the tables of every reach class on open ground', () => {
  const cases = COMBAT_TYPES.flatMap((type) =>
    [0, 1, 2, 3, 4, 9].flatMap((range) => [0, 1, 2, 7].map((columns) => ({ type, range, columns }))),
  );
  const terrain = position().ground;

  it.each(cases)('$type, $range cells and $columns columns', ({ type, range, columns }) => {
    const each = <Value>(value: Value) => ({ melee: value, ranged: value, hybrid: value });
    const rules = { moveRange: each(range), attackColumns: each(columns), castleColumns: each(COLUMNS.slice(0, 2)) };
    const by = book({ rules });
    const { reachClass } = cardProfile(by, { melee: 'sword', ranged: 'bow', hybrid: 'mage' }[type]) as UnitProfile;
    const tables = groundOf(by, terrain).reach[reachClass] as ReachTables;
    const near = POSITIONS.map((from) =>
      setOf((to) => {
        const steps = Math.abs(from.row - to.row) + Math.abs(from.col - to.col);
        return steps > 0 && steps <= range;
      }),
    );
    const struck = POSITIONS.map((from) => setOf((to) => Math.abs(from.col - to.col) <= columns));
    expect(tables.near).toEqual(near);
    expect(tables.walk).toEqual(near);
    expect(tables.columns).toEqual(struck);
    expect(tables.strike).toEqual(struck);
    expect(tables.castle).toBe(setOf(({ col }) => col < 2));
  });
});

describe('two grounds', () => {
  const strikeFrom = (unit: Unit, rows: readonly [string, string, string], cell: number): CellSet | undefined => {
    const ground = groundOf(whole, position({ ground: rows }).ground);
    return ground.reach[profileOf(unit).reachClass]?.strike[cell];
  };

  it('give the same card another reach', () => {
    const [melee, ranged] = [sword('a', 'left', [0, 0]), bow('a', 'left', [0, 0])];
    const open = ['...', '...', '...'] as const;
    const high = ['^..', '...', '...'] as const;
    expect(strikeFrom(melee, open, 0)).toBe(setOf(({ col }) => col <= 1));
    expect(strikeFrom(melee, high, 0)).toBe(ALL_CELLS);
    expect(strikeFrom(ranged, open, 0)).toBe(ALL_CELLS);
    expect(strikeFrom(ranged, ['.#.', '...', '...'], 0)).not.toBe(ALL_CELLS);
  });

  it('and a unit of another type than its card the reach of its type', () => {
    const shooting = sword('a', 'left', [0, 0], { type: BOW.type });
    expect(SWORD.type).not.toBe(shooting.type);
    expect(profileOf(shooting).reachClass).toBe(profileOf(bow('b', 'left', [0, 0])).reachClass);
  });
});
