import { describe, expect, it } from 'vitest';
import { getAllyFlankingPositions, getFlankingPositions } from '../../../src/core/flanking/flankingPositions';
import type { FlankingRules } from '../../../src/core/flanking/flankingRules';
import type { Unit } from '../../../src/core/units/unit';
import { at, board, unit } from '../support/boards';
import { TWO_DICE } from '../support/cards';

const RULES = TWO_DICE.flanking;
const OPEN = board(['........', '........', '........', '........', '........']);

/** The picture in document 004: you at D4, an ally at B3, skeletons at C2 facing south and F3 facing west. */
const hero = unit('hero', 'left', 3, 3, 'south');
const archer = unit('archer', 'left', 1, 2, 'east');
const skeleton = unit('skeleton', 'right', 2, 1, 'south');
const UNITS: readonly Unit[] = [hero, archer, skeleton, unit('other', 'right', 5, 2, 'west')];

describe('ruling 14: getFlankingPositions', () => {
  it('gives the free cells from which the attack would be Behind or Flanked, each with its reason', () => {
    expect(getFlankingPositions(OPEN, UNITS, RULES, 'hero', 'skeleton')).toEqual([
      { position: at(2, 0), type: 'behind', allyId: null, reason: 'behind' },
      {
        position: at(3, 0),
        type: 'flanked',
        allyId: 'archer',
        reason: 'ally',
      },
    ]);
  });

  it('the rule book’s hint: move to D2 to flank the skeleton with the archer at B2', () => {
    const beside = [hero, unit('archer', 'left', 1, 1), skeleton];
    expect(getFlankingPositions(OPEN, beside, RULES, 'hero', 'skeleton')).toContainEqual({
      position: at(3, 1),
      type: 'flanked',
      allyId: 'archer',
      reason: 'ally',
    });
  });

  it('ruling 10: document 004’s own hint, D2 with an ally at B3, is 45° off and needs the tolerance', () => {
    const typeAtD2 = (rules: FlankingRules) =>
      getFlankingPositions(OPEN, UNITS, rules, 'hero', 'skeleton').find(({ position: { x, y } }) => x === 3 && y === 1)
        ?.type;
    expect(typeAtD2(RULES)).toBeUndefined();
    expect(typeAtD2({ ...RULES, oppositeTolerance: 45 })).toBe('flanked');
  });

  it('leaves out cells that are taken, blocked or off the board', () => {
    const walled = board(['..#.....', '........', '........', '........', '........']);
    expect(getFlankingPositions(walled, UNITS, RULES, 'hero', 'skeleton').map((it) => it.position)).toEqual([at(3, 0)]);
    const taken = [...UNITS, unit('crow', 'right', 3, 0)];
    expect(getFlankingPositions(OPEN, taken, RULES, 'hero', 'skeleton').map((it) => it.position)).toEqual([at(2, 0)]);
    const atTheEdge = [hero, archer, unit('skeleton', 'right', 2, 0, 'south')];
    expect(getFlankingPositions(OPEN, atTheEdge, RULES, 'hero', 'skeleton')).toEqual([]);
  });

  it('doesn’t count the attacker as its own ally', () => {
    const alone = [unit('hero', 'left', 1, 2), skeleton];
    expect(getFlankingPositions(OPEN, alone, RULES, 'hero', 'skeleton').map((it) => it.type)).toEqual(['behind']);
  });

  it('is empty when flanking is off', () => {
    expect(getFlankingPositions(OPEN, UNITS, { ...RULES, enabled: false }, 'hero', 'skeleton')).toEqual([]);
  });
});

describe('getAllyFlankingPositions', () => {
  const attacker = unit('hero', 'left', 4, 3);
  const foe = unit('foe', 'right', 4, 2);
  const north = unit('north', 'left', 4, 1);
  const farNorth = unit('far', 'left', 4, 0);
  const east = unit('east', 'left', 5, 2);

  it('names the allies on the opposite side and where they stand', () => {
    expect(getAllyFlankingPositions([attacker, foe, north, farNorth, east], RULES, 'hero', 'foe')).toEqual([
      { id: 'north', position: at(4, 1) },
    ]);
  });

  it('honours the rules: the nearest of several first, none when it is off', () => {
    const wide: FlankingRules = { ...RULES, allyMustBeAdjacent: false };
    const units = [attacker, foe, farNorth, north, east];
    expect(getAllyFlankingPositions(units, wide, 'hero', 'foe').map(({ id }) => id)).toEqual(['north', 'far']);
    expect(getAllyFlankingPositions(units, { ...wide, enabled: false }, 'hero', 'foe')).toEqual([]);
  });
});
