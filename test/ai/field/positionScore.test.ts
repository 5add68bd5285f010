import { describe, expect, it } from 'vitest';
import { placeOfUnit } from '../../../src/ai/field/positionScore/place';
import { positionScore } from '../../../src/ai/field/positionScore/positionScore';
import type { Direction } from '../../../src/core/geometry/direction';
import { mustStand } from '../../../src/skirmish/model/state';
import { cell, type PlacedUnit, type Staging, sceneFor } from './support/scene';

function scoreOf(staging: Staging, unit = 'a', at?: string, facing?: Direction) {
  const scene = sceneFor(staging);
  const standing = mustStand(scene.state, unit);
  return positionScore(
    scene,
    placeOfUnit(scene, standing, at === undefined ? standing.position : cell(at), facing ?? standing.facing),
  );
}

const archer: PlacedUnit = { id: 'a', kind: 'archer', side: 'left', at: 'B2' };
const knight: PlacedUnit = { id: 'k', kind: 'knight', side: 'left', at: 'B2' };
const enemy = (at: string, kind = 'archer', more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  id: `e${at}`,
  kind,
  side: 'right',
  at,
  ...more,
});

describe('range', () => {
  it.each([
    ['B7', 100],
    ['B9', 60],
    ['B4', 64],
    ['B3', 52],
  ])('of an archer, best at 5, with the nearest enemy on %s is %i', (at, range) => {
    expect(scoreOf({ rules: 'clockwork', units: [archer, enemy(at), enemy('L12')] }).factors.range).toBe(range);
  });

  it('of a knight is best beside its enemy, and never below −100', () => {
    expect(scoreOf({ rules: 'clockwork', units: [knight, enemy('B3')] }, 'k').factors.range).toBe(100);
    expect(scoreOf({ rules: 'clockwork', units: [knight, enemy('L12')] }, 'k').factors.range).toBe(-100);
  });

  it('of a healer is best at 3', () => {
    const medic: PlacedUnit = { id: 'm', kind: 'medic', side: 'left', at: 'B2' };
    expect(scoreOf({ rules: 'clockwork', units: [medic, enemy('B5')] }, 'm').factors.range).toBe(100);
  });

  it('goes by the profile’s distance, and farther for a wounded one that retreats', () => {
    const units = [archer, enemy('B8')];
    expect(scoreOf({ rules: 'clockwork', units, strategy: { preferredRange: 'long' } }).factors.range).toBe(100);
    expect(scoreOf({ rules: 'clockwork', units, strategy: { preferredRange: 'melee' } }).factors.range).toBe(0);
    expect(scoreOf({ rules: 'clockwork', units, strategy: { preferredRange: 'medium' } }).factors.range).toBe(60);
    const wounded = [{ ...archer, health: 20 }, enemy('B10')];
    expect(scoreOf({ rules: 'clockwork', units: wounded, strategy: 'guardian' }).factors.range).toBe(100);
  });

  it('leads to the control point while no enemy is known', () => {
    expect(scoreOf({ rules: 'clockwork', units: [archer] }).factors.range).toBe(60 - 12 * 4);
    expect(scoreOf({ rules: 'clockwork', units: [archer] }, 'a', 'F6').factors.range).toBe(60);
  });
});

describe('cover', () => {
  const bowman = (at: string, side: 'left' | 'right', id: string): PlacedUnit => ({ id, kind: 'bowman', side, at });
  const units = [bowman('B6', 'left', 'a'), bowman('I6', 'right', 'e')];

  it('is the mean over the shooters that see the cell', () => {
    const terrain = { B6: 'partial-cover' };
    expect(scoreOf({ rules: 'd20', units, terrain }).factors.cover).toBe(33);
    expect(scoreOf({ rules: 'd20', units: [...units, bowman('L6', 'right', 'f')], terrain }).factors.cover).toBe(33);
    expect(scoreOf({ rules: 'd20', units, terrain: { B6: 'good-cover' } }).factors.cover).toBe(67);
  });

  it('is nothing without shooters, in sets without it, for profiles and levels that ignore it', () => {
    const terrain = { B6: 'partial-cover' };
    const melee: PlacedUnit = { id: 'e', kind: 'shieldman', side: 'right', at: 'I6' };
    expect(scoreOf({ rules: 'd20', units: [units[0] as PlacedUnit, melee], terrain }).factors.cover).toBe(0);
    expect(scoreOf({ rules: 'd20', units, terrain, strategy: 'hunter' }).factors.cover).toBe(0);
    expect(scoreOf({ rules: 'd20', units, terrain, level: 'recruit' }).factors.cover).toBe(0);
    expect(
      scoreOf({ rules: 'clockwork', units: [archer, enemy('H2')], terrain: { B2: 'partial-cover' } }).factors.cover,
    ).toBe(0);
  });
});

describe('tactical', () => {
  it('likes high ground', () => {
    const staging: Staging = { rules: 'clockwork', units: [archer, enemy('J9')], terrain: { C3: 'elevated' } };
    expect(scoreOf(staging, 'a', 'C3').factors.highGround).toBe(40);
    expect(scoreOf(staging, 'a', 'C4').factors.highGround).toBe(0);
    expect(scoreOf({ ...staging, strategy: 'raider' }, 'a', 'C3').factors.highGround).toBe(0);
    expect(scoreOf({ ...staging, level: 'recruit' }, 'a', 'C3').factors.highGround).toBe(0);
  });

  it.each([
    [{}, 'F6', 30],
    [{ counts: { left: 2, right: 3 } }, 'F6', 75],
    [{}, 'D6', -2],
    [{ counts: { left: 0, right: 2 } }, 'D6', -14],
    [{ round: 9 }, 'D6', -6],
    [{ counts: { left: 0, right: 4 } }, 'A1', -60],
  ])('with %o counts control on %s as %i', (state, at, control) => {
    expect(scoreOf({ rules: 'clockwork', units: [archer], state }, 'a', at).factors.control).toBe(control);
  });

  it('lets a recruit overlook the counts', () => {
    const staging: Staging = { rules: 'clockwork', units: [archer], state: { counts: { left: 2, right: 3 } } };
    expect(scoreOf({ ...staging, level: 'recruit' }, 'a', 'F6').factors.control).toBe(30);
  });

  it('fears enemies at the side and in the back', () => {
    const units = [archer, enemy('B4'), enemy('B1'), enemy('A2'), enemy('F2')];
    expect(scoreOf({ rules: 'clockwork', units }, 'a', 'B2', 'south').factors.exposed).toBe(-25 - 12);
    expect(scoreOf({ rules: 'clockwork', units, level: 'recruit' }, 'a', 'B2', 'south').factors.exposed).toBe(0);
  });

  it('sees where an enemy could be flanked', () => {
    const staging: Staging = { rules: 'clockwork', units: [archer, enemy('B6', 'knight', { facing: 'south' })] };
    expect(scoreOf(staging, 'a', 'B3').factors.flanks).toBe(20);
    expect(scoreOf(staging, 'a', 'B9').factors.flanks).toBe(0);
    expect(scoreOf({ ...staging, strategy: 'wall' }, 'a', 'B3').factors.flanks).toBe(0);
  });

  it('sees an ally opposite, and a surrounded enemy', () => {
    const sword = (id: string, at: string): PlacedUnit => ({ id, kind: 'shieldman', side: 'left', at });
    const target: PlacedUnit = { id: 'e', kind: 'shieldman', side: 'right', at: 'F6' };
    const pincer: Staging = { rules: 'd20', units: [sword('a', 'D6'), sword('b', 'G6'), target] };
    expect(scoreOf(pincer, 'a', 'E6').factors.flanks).toBe(20);
    expect(scoreOf(pincer, 'a', 'E5').factors.flanks).toBe(0);
    const ring: Staging = { rules: 'd20', units: [sword('a', 'D6'), sword('b', 'G6'), sword('c', 'G7'), target] };
    expect(scoreOf(ring, 'a', 'F7').factors.flanks).toBe(20);
  });

  it('likes chokepoints where the profile does', () => {
    const staging: Staging = { rules: 'clockwork', units: [archer], obstacles: { B3: 'wall', D3: 'wall' } };
    expect(scoreOf({ ...staging, strategy: 'wall' }, 'a', 'C3').factors.chokepoint).toBe(25);
    expect(scoreOf(staging, 'a', 'C3').factors.chokepoint).toBe(0);
  });
});

describe('threat', () => {
  it('is half of what the enemies could do next turn, by the worst arc', () => {
    const units = [archer, enemy('B7', 'archer', { facing: 'north' })];
    expect(scoreOf({ rules: 'clockwork', units }, 'a', 'B2', 'south').factors.threat).toBeCloseTo((50 * 20) / 60);
    expect(scoreOf({ rules: 'clockwork', units }, 'a', 'B2', 'north').factors.threat).toBeCloseTo((50 * 30) / 60);
    expect(scoreOf({ rules: 'clockwork', units: [archer, enemy('L12')] }).factors.threat).toBe(0);
    expect(scoreOf({ rules: 'clockwork', units, level: 'recruit' }).factors.threat).toBe(0);
  });

  it('counts a march before the blow, at most 100', () => {
    const units = [{ ...archer, health: 10 }, enemy('B4', 'knight')];
    expect(scoreOf({ rules: 'clockwork', units }, 'a', 'B2', 'south').factors.threat).toBe(100);
    expect(scoreOf({ rules: 'clockwork', units: [archer, enemy('B5', 'knight')] }).factors.threat).toBe(0);
  });

  it('weighs more for the cautious', () => {
    const units = [archer, enemy('B7')];
    const of = (riskTolerance: 'low' | 'medium' | 'high') =>
      scoreOf({ rules: 'clockwork', units, strategy: { riskTolerance } }, 'a', 'B2', 'south').total;
    const threat = (50 * 20) / 60;
    expect(of('medium') - of('low')).toBeCloseTo(0.15 * threat);
    expect(of('high') - of('medium')).toBeCloseTo(0.075 * threat);
  });
});

describe('coordination', () => {
  const ally = (id: string, at: string): PlacedUnit => ({ id, kind: 'knight', side: 'left', at });

  it.each([
    [[], -40],
    [['G2'], -40],
    [['F2'], 0],
    [['D4'], 20],
    [['A1', 'A2', 'A3', 'C3'], 60],
  ])('with allies on %j is %i', (cells, coordination) => {
    const units = [archer, ...cells.map((at) => ally(at, at))];
    expect(scoreOf({ rules: 'clockwork', units }).factors.coordination).toBe(coordination);
    expect(scoreOf({ rules: 'clockwork', units, strategy: 'hunter' }).factors.coordination).toBe(0);
  });
});

describe('the whole', () => {
  it('is the weighted sum of its parts', () => {
    const units = [archer, enemy('B7', 'archer', { facing: 'north' })];
    const { total, factors } = scoreOf({ rules: 'clockwork', units }, 'a', 'B2', 'south');
    expect(factors.range).toBe(100);
    expect(factors.control).toBe(-4);
    expect(total).toBeCloseTo(50 + 30 + 0.25 * -4 - 0.15 * ((50 * 20) / 60) - 4);
  });

  it('counts cover by a fifth', () => {
    const bowman = (id: string, side: 'left' | 'right', at: string): PlacedUnit => ({ id, kind: 'bowman', side, at });
    const units = [bowman('a', 'left', 'B6'), bowman('e', 'right', 'I6')];
    const inOpen = scoreOf({ rules: 'd20', units });
    const inCover = scoreOf({ rules: 'd20', units, terrain: { B6: 'partial-cover' } });
    const threat = inOpen.factors.threat - inCover.factors.threat;
    expect(inCover.total - inOpen.total).toBeCloseTo(0.2 * 33 + 0.15 * threat);
  });

  it('is never above 100; a factor above 0 is a strength, below 0 a weakness', () => {
    const ally = (id: string, at: string): PlacedUnit => ({ id, kind: 'knight', side: 'left', at });
    const units = [{ ...archer, at: 'F6' }, ally('b', 'F5'), ally('c', 'E6'), ally('d', 'G5'), enemy('F11', 'knight')];
    const best = scoreOf({ rules: 'clockwork', units, state: { counts: { left: 4, right: 0 } } }, 'a', 'F6', 'south');
    expect(best.total).toBe(100);
    expect(best.factors).toMatchObject({ range: 100, control: 90, coordination: 60 });
    const worst = scoreOf({ rules: 'clockwork', units: [archer, enemy('L12')] }, 'a', 'A1');
    expect(worst.total).toBeGreaterThanOrEqual(0);
    expect(worst.factors).toMatchObject({ range: -100, coordination: -40 });
  });
});
