import { describe, expect, it } from 'vitest';
import { formationToEstablish } from '../../../src/ai/field/formations/establish';
import { formationOrder } from '../../../src/ai/field/formations/formationOrder';
import { effectivenessOf, formationToDisband, formationToMarch } from '../../../src/ai/field/formations/hold';
import { compositionOf, suitabilityOf, terrainOf } from '../../../src/ai/field/formations/suitability';
import { type ActiveFormation, mustStand } from '../../../src/skirmish/model/state';
import { cell, type PlacedUnit, type Staging, sceneFor } from './support/scene';

const own = (id: string, kind: string, at: string): PlacedUnit => ({ id, kind, side: 'left', at });
const foe = (id: string, kind: string, at: string): PlacedUnit => ({ id, kind, side: 'right', at });
const SHIELDS = [own('a', 'shieldbearer', 'C4'), own('b', 'captain', 'C6'), own('c', 'shieldbearer', 'C8')];

const phalanx = (more: Partial<ActiveFormation> = {}): ActiveFormation => ({
  id: 1,
  formation: 'phalanx',
  side: 'left',
  anchor: cell('C6'),
  facing: 'east',
  members: [
    { unit: 'a', slot: 0, like: 0, offset: { x: 0, y: -1 } },
    { unit: 'c', slot: 1, like: 1, offset: { x: 0, y: 1 } },
    { unit: 'b', slot: 2, like: 2, offset: { x: -1, y: 0 } },
  ],
  integrity: 100,
  hasMarched: false,
  ...more,
});

describe('suitability', () => {
  const near = [...SHIELDS, foe('e', 'reaver', 'G6'), foe('f', 'reaver', 'G7')];

  it.each([
    ['phalanx', near, 40, 60],
    ['wedge', near, 100, 40],
    ['shield-column', near, -60, 0],
    ['phalanx', [...SHIELDS, foe('e', 'archer', 'L6'), foe('f', 'archer', 'L7')], 0, -40],
    ['loose-order', [...SHIELDS, foe('e', 'archer', 'L6'), foe('f', 'archer', 'L7')], 40, 80],
    ['skirmish-line', SHIELDS, 60, 0],
  ] as const)('of a %s goes by the situation', (formation, units, tactical, enemy) => {
    const parts = suitabilityOf(sceneFor({ rules: 'd50', units }), formation, 20, 60);
    expect(parts).toMatchObject({ composition: 20, tactical, enemy, terrain: 60 });
    const sum = 50 + 6 + 0.4 * tactical + 0.2 * enemy + 6;
    expect(parts.total).toBeCloseTo(Math.max(0, Math.min(100, sum)));
  });

  it('asks who fits its slot, and for open ground around', () => {
    const scene = sceneFor({ rules: 'd50', units: SHIELDS, terrain: { C3: 'difficult' }, obstacles: { D6: 'wall' } });
    const [first, , leader] = scene.book.formations.phalanx?.slots ?? [];
    if (first === undefined || leader === undefined) throw new Error('a phalanx has slots');
    const captain = mustStand(scene.state, 'b');
    expect(
      compositionOf(scene, [
        { slot: first, unit: captain },
        { slot: leader, unit: captain },
      ]),
    ).toBe(100);
    expect(terrainOf(scene, [cell('C4'), cell('C6')])).toBe(50);
    expect(terrainOf(scene, [cell('J10')])).toBe(100);
  });
});

describe('a formation', () => {
  const units = [...SHIELDS, foe('e', 'reaver', 'H5'), foe('f', 'reaver', 'H7')];

  it('is established above 70, by profiles that lead', () => {
    const formed = formationToEstablish(sceneFor({ rules: 'd50', units }));
    expect(formed?.order).toMatchObject({ type: 'form', facing: 'east' });
    expect(formed?.reason.kind === 'form' && formed.reason.parts.total).toBeGreaterThan(70);
    expect(formationOrder(sceneFor({ rules: 'd50', units, strategy: 'hunter' }))).toBeNull();
    expect(formationOrder(sceneFor({ rules: 'd50', units: units.slice(1) }))).toBeNull();
    expect(formationOrder(sceneFor({ rules: '2d6', units: [] }))).toBeNull();
  });

  it('is disbanded below 60', () => {
    const staging = (integrity: number, enemies: readonly PlacedUnit[]): Staging => ({
      rules: 'd50',
      units: [own('a', 'shieldbearer', 'C5'), own('b', 'captain', 'B6'), own('c', 'shieldbearer', 'C7'), ...enemies],
      state: { formations: [phalanx({ integrity })] },
    });
    const shooters = [foe('e', 'archer', 'L6'), foe('f', 'archer', 'L7')];
    const weak = sceneFor(staging(50, shooters));
    // 50 + 0 + 0 − 8 + 10
    expect(effectivenessOf(weak, phalanx({ integrity: 50 })).total).toBeCloseTo(52);
    expect(formationToDisband(weak)?.reason).toMatchObject({ kind: 'disband', because: 'formation_ineffective' });
    expect(formationToDisband(sceneFor(staging(100, shooters)))).toBeNull();
  });

  it('marches where its members stand better', () => {
    const scene = sceneFor({
      rules: 'd50',
      units: [
        own('a', 'shieldbearer', 'C5'),
        own('b', 'captain', 'B6'),
        own('c', 'shieldbearer', 'C7'),
        foe('e', 'reaver', 'L6'),
      ],
      state: { formations: [phalanx()] },
    });
    const march = formationToMarch(scene);
    expect(march?.order).toMatchObject({ type: 'march', formation: 1 });
    expect(march?.reason.kind === 'march' && march.reason.gain).toBeGreaterThanOrEqual(1);
  });
});
