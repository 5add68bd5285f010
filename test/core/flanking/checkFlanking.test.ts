import { describe, expect, it } from 'vitest';
import { checkFlanking, checkFlankingAt, type FlankingResult } from '../../../src/core/flanking/checkFlanking';
import {
  getFlankingAttackBonus,
  getFlankingDamageBonus,
  isAttackingFromBehind,
  isAttackingFromSide,
} from '../../../src/core/flanking/flankingBonuses';
import type { FlankingRules } from '../../../src/core/flanking/flankingRules';
import type { Direction } from '../../../src/core/geometry/direction';
import type { Unit } from '../../../src/core/units/unit';
import { at, unit } from '../support/boards';
import { D50, TWO_DICE } from '../support/cards';

const RULES = TWO_DICE.flanking;
/** Four numbers that can't be mistaken for one another. */
const TELLING: FlankingRules = {
  ...RULES,
  attackBonus: 3,
  damageBonus: 1,
  behindAttackBonus: 2,
  behindDamageBonus: 5,
};

const hero = (x: number, y: number) => unit('hero', 'left', x, y);
const ally = (x: number, y: number, id = 'ally') => unit(id, 'left', x, y);
const foe = (facing: Direction) => unit('foe', 'right', 4, 4, facing);

const check = (rules: FlankingRules, ...units: Unit[]) => checkFlanking(units, rules, 'hero', 'foe');

describe('checkFlanking by unit, the pictures of document 004', () => {
  it('true flanking, UC-001: an ally on the opposite side, +2 attack', () => {
    expect(check(RULES, hero(4, 5), ally(4, 3), foe('east'))).toEqual<FlankingResult>({
      isFlanking: true,
      type: 'flanked',
      attackBonus: 2,
      damageBonus: 0,
      allyId: 'ally',
      reason: 'ally',
    });
  });

  it('from behind, UC-002 and ruling 9: the algorithm’s behind, +2 attack and +2 damage', () => {
    expect(check(RULES, hero(4, 3), foe('south'))).toEqual<FlankingResult>({
      isFlanking: true,
      type: 'behind',
      attackBonus: 2,
      damageBonus: 2,
      allyId: null,
      reason: 'behind',
    });
  });

  it('ruling 9: the diagram’s attacker stands in front of a foe that faces south, and gains nothing', () => {
    expect(check(RULES, hero(3, 5), foe('south')).type).toBe('none');
    expect(check(RULES, hero(4, 5), foe('south')).type).toBe('none');
  });

  it('from the side, UC-003: noted, no bonus', () => {
    expect(check(RULES, hero(3, 4), foe('south'))).toEqual<FlankingResult>({
      isFlanking: false,
      type: 'side',
      attackBonus: 0,
      damageBonus: 0,
      allyId: null,
      reason: 'side',
    });
  });

  it('from the front, UC-004: nothing', () => {
    expect(check(RULES, hero(4, 3), foe('north'))).toEqual<FlankingResult>({
      isFlanking: false,
      type: 'none',
      attackBonus: 0,
      damageBonus: 0,
      allyId: null,
      reason: 'front',
    });
  });

  it('ruling 12: from a rear diagonal the type is None', () => {
    expect(check(RULES, hero(3, 3), foe('south')).type).toBe('none');
  });

  it('from two cells away: nothing, though an ally is opposite and the hero behind', () => {
    expect(check(RULES, hero(4, 2), ally(4, 5), foe('south'))).toEqual<FlankingResult>({
      isFlanking: false,
      type: 'none',
      attackBonus: 0,
      damageBonus: 0,
      allyId: null,
      reason: 'tooFar',
    });
  });

  it('document 000’s flanking bonus is the same rule with +10', () => {
    expect(check(D50.flanking, hero(4, 5), ally(4, 3), foe('east')).attackBonus).toBe(10);
  });
});

describe('ruling 10: opposite means strictly opposite through the target', () => {
  it.each([
    [at(3, 3), at(5, 5)],
    [at(4, 3), at(4, 5)],
    [at(5, 3), at(3, 5)],
    [at(3, 4), at(5, 4)],
  ])('%o and %o, either of them attacking', (one, other) => {
    expect(check(RULES, hero(one.x, one.y), ally(other.x, other.y), foe('north')).type).toBe('flanked');
    expect(check(RULES, hero(other.x, other.y), ally(one.x, one.y), foe('north')).type).toBe('flanked');
  });

  it.each([at(3, 3), at(5, 3), at(3, 5), at(5, 5), at(3, 4), at(5, 4)])('not %o for an attacker at (4, 5)', (place) => {
    expect(check(RULES, hero(4, 5), ally(place.x, place.y), foe('south')).type).toBe('none');
  });

  it('a tolerance of 45° lets the neighbours of the opposite cell flank too, nobody else', () => {
    const tolerant: FlankingRules = { ...RULES, oppositeTolerance: 45 };
    for (const place of [at(3, 3), at(4, 3), at(5, 3)]) {
      expect(check(tolerant, hero(4, 5), ally(place.x, place.y), foe('south')).type).toBe('flanked');
    }
    for (const place of [at(3, 4), at(5, 4), at(3, 5), at(5, 5)]) {
      expect(check(tolerant, hero(4, 5), ally(place.x, place.y), foe('south')).type).toBe('none');
    }
  });

  it('of several allies the exactly opposite one is named, then the nearest, then reading order', () => {
    const tolerant: FlankingRules = { ...RULES, oppositeTolerance: 45, allyMustBeAdjacent: false };
    const exact = ally(4, 2, 'exact');
    const near = ally(5, 3, 'near');
    const west = ally(3, 3, 'west');
    const far = ally(4, 1, 'far');
    const named = (...allies: Unit[]) => check(tolerant, hero(4, 5), ...allies, foe('south')).allyId;
    expect(named(near, exact)).toBe('exact');
    expect(named(far, near, exact, west)).toBe('exact');
    expect(named(far, exact)).toBe('exact');
    expect(named(near, west)).toBe('west');
    expect(named(west, near)).toBe('west');
    expect(named(ally(2, 2, 'distant'), near)).toBe('near');
  });
});

describe('ruling 11: Flanked > Behind > Side > None, and a helping ally never makes an attack weaker', () => {
  it('behind with an ally opposite: reported as flanked, rear damage kept, the greater bonus each', () => {
    expect(check(TELLING, hero(4, 3), ally(4, 5), foe('south'))).toMatchObject({
      type: 'flanked',
      attackBonus: 3,
      damageBonus: 5,
      allyId: 'ally',
      reason: 'ally',
    });
    const rearBetter: FlankingRules = { ...TELLING, behindAttackBonus: 9, damageBonus: 7 };
    expect(check(rearBetter, hero(4, 3), ally(4, 5), foe('south'))).toMatchObject({ attackBonus: 9, damageBonus: 7 });
  });

  it('flanked from the side has the flanking bonus only', () => {
    expect(check(TELLING, hero(3, 4), ally(5, 4), foe('south'))).toMatchObject({
      type: 'flanked',
      attackBonus: 3,
      damageBonus: 1,
    });
  });

  it('behind alone has the bonus from behind only', () => {
    expect(check(TELLING, hero(4, 3), foe('south'))).toMatchObject({ type: 'behind', attackBonus: 2, damageBonus: 5 });
  });

  it('a bonus may be negative', () => {
    const timid: FlankingRules = { ...RULES, attackBonus: -1 };
    expect(check(timid, hero(4, 5), ally(4, 3), foe('east')).attackBonus).toBe(-1);
  });

  it('isAttackingFromBehind and -Side are true whether or not an ally helps', () => {
    const behind = [hero(4, 3), foe('south')];
    const beside = [hero(3, 4), foe('south')];
    expect(isAttackingFromBehind(behind, RULES, 'hero', 'foe')).toBe(true);
    expect(isAttackingFromBehind([...behind, ally(4, 5)], RULES, 'hero', 'foe')).toBe(true);
    expect(isAttackingFromBehind(beside, RULES, 'hero', 'foe')).toBe(false);
    expect(isAttackingFromSide(beside, RULES, 'hero', 'foe')).toBe(true);
    expect(isAttackingFromSide([...beside, ally(5, 4)], RULES, 'hero', 'foe')).toBe(true);
    expect(isAttackingFromSide(behind, RULES, 'hero', 'foe')).toBe(false);
  });

  it('both only within the ring and while flanking is on', () => {
    const afar = [hero(4, 2), foe('south')];
    expect(isAttackingFromBehind(afar, RULES, 'hero', 'foe')).toBe(false);
    expect(isAttackingFromSide([hero(2, 4), foe('south')], RULES, 'hero', 'foe')).toBe(false);
    const off: FlankingRules = { ...RULES, enabled: false };
    expect(isAttackingFromBehind([hero(4, 3), foe('south')], off, 'hero', 'foe')).toBe(false);
    expect(() => isAttackingFromBehind(afar, RULES, 'foe', 'foe')).toThrow('no direction to itself');
  });

  it('the bonuses alone', () => {
    const units = [hero(4, 3), foe('south')];
    expect(getFlankingAttackBonus(units, TELLING, 'hero', 'foe')).toBe(2);
    expect(getFlankingDamageBonus(units, TELLING, 'hero', 'foe')).toBe(5);
  });
});

describe('ruling 13: each field of the configuration is honoured', () => {
  it('the shipped section is document 004’s', () => {
    expect(RULES).toEqual({
      enabled: true,
      attackBonus: 2,
      damageBonus: 0,
      behindAttackBonus: 2,
      behindDamageBonus: 2,
      requiresAlly: true,
      allyMustBeAdjacent: true,
      oppositeTolerance: 0,
      description: expect.any(String),
    });
  });

  it('enabled: false turns it all off', () => {
    const off: FlankingRules = { ...RULES, enabled: false };
    const nothing: FlankingResult = {
      isFlanking: false,
      type: 'none',
      attackBonus: 0,
      damageBonus: 0,
      allyId: null,
      reason: 'off',
    };
    expect(check(off, hero(4, 3), ally(4, 5), foe('south'))).toEqual(nothing);
    expect(check(off, hero(3, 4), foe('south'))).toEqual(nothing);
  });

  it('requiresAlly: false lets a lone attacker flank from the side and from behind, not from elsewhere', () => {
    const lone: FlankingRules = { ...TELLING, requiresAlly: false };
    expect(check(lone, hero(3, 4), foe('south'))).toMatchObject({
      isFlanking: true,
      type: 'flanked',
      attackBonus: 3,
      damageBonus: 1,
      allyId: null,
      reason: 'alone',
    });
    expect(check(lone, hero(4, 3), foe('south'))).toMatchObject({ type: 'flanked', attackBonus: 3, damageBonus: 5 });
    expect(check(lone, hero(4, 5), foe('south')).type).toBe('none');
    expect(check(lone, hero(3, 3), foe('south')).type).toBe('none');
  });

  it('allyMustBeAdjacent: false lets an ally flank from anywhere beyond the target, on the same line', () => {
    const wide: FlankingRules = { ...RULES, allyMustBeAdjacent: false };
    const units = [hero(4, 5), ally(4, 1), foe('south')] as const;
    expect(check(RULES, ...units).type).toBe('none');
    expect(check(wide, ...units)).toMatchObject({ type: 'flanked', allyId: 'ally' });
    expect(check(wide, hero(4, 5), ally(5, 1), foe('south')).type).toBe('none');
    expect(check(wide, hero(4, 5), ally(4, 7), foe('south')).type).toBe('none');
  });

  it('requiresAlly and allyMustBeAdjacent don’t touch Behind', () => {
    const strict: FlankingRules = { ...TELLING, requiresAlly: true, allyMustBeAdjacent: true };
    const wide: FlankingRules = { ...TELLING, allyMustBeAdjacent: false };
    expect(check(strict, hero(4, 3), foe('south')).type).toBe('behind');
    expect(check(wide, hero(4, 3), foe('south')).type).toBe('behind');
  });

  it('ruling 15: enemies of the target that are not of the attacker’s side don’t flank', () => {
    expect(check(RULES, hero(4, 5), unit('third', 'bandits', 4, 3), foe('south')).type).toBe('none');
    expect(check(RULES, hero(4, 5), unit('friend of foe', 'right', 4, 3), foe('south')).type).toBe('none');
  });
});

describe('checkFlankingAt, by positions', () => {
  it('ruling 13: gives the same judgement and returns the ally’s id', () => {
    const allies = [{ id: 'ally', position: at(4, 3) }];
    expect(checkFlankingAt(RULES, at(4, 5), at(4, 4), 'east', allies)).toEqual(
      check(RULES, hero(4, 5), ally(4, 3), foe('east')),
    );
  });

  it('ruling 13: checks the range too', () => {
    expect(checkFlankingAt(RULES, at(4, 6), at(4, 4), 'north', []).reason).toBe('tooFar');
  });

  it('ruling 13: the same cell twice is an error, even when flanking is off', () => {
    expect(() => checkFlankingAt(RULES, at(4, 4), at(4, 4), 'north', [])).toThrow('its own cell');
    expect(() => checkFlankingAt({ ...RULES, enabled: false }, at(4, 4), at(4, 4), 'north', [])).toThrow(
      'its own cell',
    );
    expect(() => check(RULES, hero(4, 5), foe('north'), unit('x', 'left', 0, 0))).not.toThrow();
    expect(() => checkFlanking([foe('north')], RULES, 'foe', 'foe')).toThrow('its own cell');
  });

  it('an ally listed on the target’s own cell helps nobody', () => {
    const tolerant: FlankingRules = { ...RULES, oppositeTolerance: 45, allyMustBeAdjacent: false };
    const onTarget = [{ id: 'ghost', position: at(4, 4) }];
    expect(checkFlankingAt(tolerant, at(4, 5), at(4, 4), 'south', onTarget).type).toBe('none');
    expect(checkFlankingAt(RULES, at(4, 5), at(4, 4), 'south', onTarget).type).toBe('none');
  });

  it('an unknown unit is a bug', () => {
    expect(() => check(RULES, hero(4, 5))).toThrow('no unit foe');
  });
});
