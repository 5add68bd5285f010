import { describe, expect, it } from 'vitest';
import { bestPlanOf, choosePlan } from '../../../src/ai/field/plans/choosePlan';
import { plansOf } from '../../../src/ai/field/plans/plansOf';
import { attackGain, healGain, placeWeight, worthOfHarm } from '../../../src/ai/field/plans/worth';
import type { AttackOdds } from '../../../src/skirmish/model/odds';
import { mustStand } from '../../../src/skirmish/model/state';
import { type PlacedUnit, type Staging, sceneFor } from './support/scene';

const ODDS: AttackOdds = {
  dice: null,
  weapon: 'bow',
  modifiers: [],
  chance: { numerator: 1, denominator: 2 },
  critical: { numerator: 0, denominator: 1 },
  fumble: { numerator: 0, denominator: 1 },
  kill: { numerator: 1, denominator: 4 },
  damage: [30, 30],
  criticalDamage: [30, 30],
  expected: 15,
};

const knight = (id: string, side: 'left' | 'right', at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  id,
  kind: 'knight',
  side,
  at,
  ...more,
});

const optionsOf = (staging: Staging, unit = 'a') => {
  const scene = sceneFor(staging);
  return plansOf(scene, mustStand(scene.state, unit));
};
const bestOf = (staging: Staging, unit = 'a') => {
  const scene = sceneFor(staging);
  return bestPlanOf(scene, mustStand(scene.state, unit));
};

describe('what a blow is worth', () => {
  const gain = (more: Partial<PlacedUnit>, staging: Partial<Staging> = {}, at = 'B3') => {
    const units = [knight('a', 'left', 'B2'), knight('e', 'right', at, more)];
    const scene = sceneFor({ rules: 'clockwork', units, ...staging });
    return attackGain(scene, mustStand(scene.state, 'e'), ODDS);
  };
  // A knight costs 300 and has 100 health: (100 × 15 / 100 + 60 × 1/4) × 300 / 200.
  const PLAIN = 45;

  it('is harm and the chance to kill, by cost', () => {
    expect(gain({})).toBeCloseTo(PLAIN);
  });

  it('is more at the wounded, where a profile cares and a level notices, who may overlook kills, too', () => {
    expect(gain({ health: 60 })).toBeCloseTo(PLAIN * (1 + 0.3 * 0.4));
    expect(gain({ health: 60 }, { strategy: 'wall' })).toBeCloseTo(PLAIN);
    expect(gain({ health: 60 }, { level: 'recruit' })).toBeCloseTo(PLAIN - 60 * (1 / 4) * 1.5);
    expect(gain({ health: 10 }, { strategy: 'wall' })).toBeCloseTo((10 + 15) * 1.5);
  });

  it('is more at who holds the control point', () => {
    expect(gain({}, {}, 'F6')).toBeCloseTo(PLAIN * 1.15);
    expect(gain({}, { state: { counts: { left: 0, right: 3 } } }, 'F6')).toBeCloseTo(PLAIN * 1.45);
  });

  it('is more at healers', () => {
    const units = [knight('a', 'left', 'B2'), knight('e', 'right', 'B3', { kind: 'medic' })];
    const scene = sceneFor({ rules: 'clockwork', units });
    const medic = mustStand(scene.state, 'e');
    expect(attackGain(scene, medic, ODDS)).toBeCloseTo(1.2 * ((1500 / 70 + 15) * 1.25));
    expect(worthOfHarm(scene, medic, 15, 0.25)).toBeCloseTo((1500 / 70 + 15) * 1.25);
  });

  it('of healing goes by what is healed', () => {
    const units = [knight('a', 'left', 'B2', { health: 90 }), knight('e', 'right', 'B3')];
    const scene = sceneFor({ rules: 'clockwork', units });
    expect(healGain(scene, mustStand(scene.state, 'a'), 15)).toBeCloseTo(110 * 0.1 * 1.5);
  });
});

describe('plans', () => {
  it('strike from behind rather than from the front', () => {
    const units = [{ ...knight('a', 'left', 'E6'), kind: 'scout' }, knight('e', 'right', 'G6', { facing: 'west' })];
    const plan = bestOf({ rules: 'clockwork', units });
    expect(plan?.deed).toMatchObject({ kind: 'strike', target: 'e' });
    expect(plan?.deed.kind === 'strike' && plan.deed.arc).not.toBe('front');
  });

  it('without an action are not considered from 75 on', () => {
    const archer: PlacedUnit = {
      id: 'a',
      kind: 'archer',
      side: 'left',
      at: 'F6',
      facing: 'south',
      actions: 1,
      attacks: 0,
    };
    const ally: PlacedUnit = { ...archer, id: 'b', at: 'F7' };
    const well = optionsOf({ rules: 'clockwork', units: [archer, ally, knight('e', 'right', 'F11')] });
    expect(well.here.total).toBeGreaterThanOrEqual(75);
    expect(well.moving).toEqual([]);
    const badly = optionsOf({
      rules: 'clockwork',
      units: [{ ...archer, at: 'A1' }, ally, knight('e', 'right', 'F11')],
    });
    expect(badly.here.total).toBeLessThan(75);
    expect(badly.moving.length).toBeGreaterThan(0);
  });

  it('count the blows that a way provokes', () => {
    const sword = (id: string, side: 'left' | 'right', at: string): PlacedUnit => ({ id, kind: 'warden', side, at });
    const units = [sword('a', 'left', 'D3'), sword('e', 'right', 'E3')];
    const away = optionsOf({ rules: '2d6', units }).moving.filter(({ at }) => at.x === 1);
    const moves = away.filter(({ orders }) => orders[0]?.type === 'move');
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every(({ losses }) => losses > 0)).toBe(true);
    expect(away.filter(({ orders }) => orders[0]?.type === 'disengage').every(({ losses }) => losses === 0.5)).toBe(
      true,
    );
  });

  it('count the ground twice where they end', () => {
    const units = [knight('a', 'left', 'B2'), knight('e', 'right', 'L12')];
    const terrain = { C2: 'hazardous' };
    const { moving } = optionsOf({ rules: 'clockwork', units, terrain });
    const onto = moving.find(({ at }) => at.x === 2 && at.y === 1);
    expect(onto?.losses).toBeCloseTo(10 * 1.5);
  });

  it('heal who is hurt', () => {
    const medic: PlacedUnit = { id: 'a', kind: 'medic', side: 'left', at: 'B2' };
    const units = [medic, knight('b', 'left', 'B4', { health: 20 }), knight('e', 'right', 'L12')];
    expect(bestOf({ rules: 'clockwork', units })?.deed).toEqual({ kind: 'heal', target: 'b', amount: 15 });
  });

  it('rouse who can strike once more', () => {
    const commander: PlacedUnit = { id: 'a', kind: 'commander', side: 'left', at: 'B2', attacks: 0 };
    const units = [commander, knight('b', 'left', 'B3', { actions: 0, attacks: 0 }), knight('e', 'right', 'B4')];
    expect(bestOf({ rules: 'clockwork', units })?.deed).toEqual({ kind: 'rally', target: 'b' });
  });

  it('charge where the profile likes it, and not where the level knows no maneuvers', () => {
    const reaver: PlacedUnit = { id: 'a', kind: 'reaver', side: 'left', at: 'B6' };
    const units = [reaver, { ...reaver, id: 'e', side: 'right' as const, at: 'F6', facing: 'west' as const }];
    const maneuvers = (staging: Partial<Staging>) =>
      optionsOf({ rules: 'd50', units, ...staging }).acting.flatMap(({ deed }) =>
        deed.kind === 'strike' && deed.maneuver !== null ? [deed.maneuver] : [],
      );
    expect(maneuvers({ strategy: 'raider' })).toContain('charge');
    expect(maneuvers({ level: 'recruit' })).toEqual([]);
    expect(maneuvers({ strategy: { usesTacticalManeuvers: false } })).toEqual([]);
  });

  it('gain a tenth more by a maneuver that the profile prefers', () => {
    const reaver: PlacedUnit = { id: 'a', kind: 'reaver', side: 'left', at: 'B6' };
    const units = [reaver, { ...reaver, id: 'e', side: 'right' as const, at: 'F6', facing: 'west' as const }];
    const gainOf = (preferredManeuvers: readonly string[]) => {
      const { acting } = optionsOf({ rules: 'd50', units, strategy: { preferredManeuvers } });
      return acting.find(({ deed }) => deed.kind === 'strike' && deed.maneuver === 'charge')?.gain ?? 0;
    };
    expect(gainOf([])).toBeGreaterThan(0);
    expect(gainOf(['charge'])).toBeCloseTo(1.1 * gainOf([]));
  });

  it('care half as much for their place where the profile sacrifices it for damage', () => {
    const units = [knight('a', 'left', 'B2'), knight('e', 'right', 'B5')];
    expect(placeWeight(sceneFor({ rules: 'clockwork', units }))).toBe(0.6);
    expect(placeWeight(sceneFor({ rules: 'clockwork', units, strategy: 'raider' }))).toBe(0.3);
  });

  it('weigh the stances that are still open', () => {
    const reaver: PlacedUnit = { id: 'a', kind: 'reaver', side: 'left', at: 'E6' };
    const units = [reaver, { ...reaver, id: 'e', side: 'right' as const, at: 'F6' }];
    const stances = (more: Partial<PlacedUnit>) =>
      new Set(
        optionsOf({ rules: 'd50', units: [{ ...reaver, ...more }, units[1] as PlacedUnit] }).acting.map(
          ({ stance }) => stance,
        ),
      );
    expect(stances({})).toEqual(new Set(['balanced', 'aggressive', 'defensive']));
    expect(stances({ hasTakenStance: true })).toEqual(new Set(['balanced']));
  });
});

describe('who acts first', () => {
  const units = [
    knight('a', 'left', 'B10'),
    knight('b', 'left', 'B2'),
    knight('e', 'right', 'B3', { facing: 'south' }),
  ];

  it('is who strikes', () => {
    expect(choosePlan(sceneFor({ rules: 'clockwork', units }))?.unit).toBe('b');
  });

  it('is the first in the list for a recruit', () => {
    expect(choosePlan(sceneFor({ rules: 'clockwork', units, level: 'recruit' }))?.unit).toBe('a');
  });
});
