import { describe, expect, it } from 'vitest';
import { bestPlanOf } from '../../../src/ai/field/plans/choosePlan';
import { plansOf } from '../../../src/ai/field/plans/plansOf';
import { mustStand } from '../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../src/skirmish/SkirmishEngine';
import { fieldBook } from '../../skirmish/support/books';
import { cell, type PlacedUnit, type Staging, sceneFor } from './support/scene';

const unit = (
  id: string,
  kind: string,
  side: 'left' | 'right',
  at: string,
  more: Partial<PlacedUnit> = {},
): PlacedUnit => ({
  id,
  kind,
  side,
  at,
  ...more,
});

const bestOf = (staging: Staging) => {
  const scene = sceneFor(staging);
  return bestPlanOf(scene, mustStand(scene.state, 'a'));
};

const scoresOf = (staging: Staging, kind: string) => {
  const scene = sceneFor(staging);
  const { acting, moving } = plansOf(scene, mustStand(scene.state, 'a'));
  return [...acting, ...moving].filter(({ deed }) => deed.kind === kind);
};

const isLegal = ({ rules, ...staging }: Staging) => {
  const scene = sceneFor({ rules, ...staging });
  const plan = bestPlanOf(scene, mustStand(scene.state, 'a'));
  const [order] = plan?.orders ?? [];
  return order !== undefined && skirmishEngineFor(fieldBook(rules)).whyIllegal(scene.state, order) === null;
};

describe('who can move an enemy against its will', () => {
  const shoving: Staging = {
    rules: 'd20',
    units: [unit('a', 'shieldman', 'left', 'F9'), unit('e', 'arbalist', 'right', 'G9', { health: 25 })],
    terrain: { H9: 'lava', I9: 'lava' },
  };

  it('shoves it into the fire rather than strike it', () => {
    expect(bestOf(shoving)?.deed).toMatchObject({ kind: 'grip', target: 'e', maneuver: 'shove', to: cell('I9') });
    expect(isLegal(shoving)).toBe(true);
  });

  it('does not where nothing burns', () => {
    expect(bestOf({ ...shoving, terrain: {} })?.deed.kind).toBe('strike');
  });

  it('drags it off the control point that it has nearly won', () => {
    const holding: Staging = {
      rules: 'd50',
      units: [
        unit('a', 'shieldbearer', 'left', 'H6', { stopped: 'slipped_on_ice' }),
        unit('e', 'duelist', 'right', 'G6', { facing: 'west' }),
      ],
      state: { counts: { left: 0, right: 4 } },
    };
    const best = bestOf(holding);
    expect(best?.deed).toMatchObject({ kind: 'grip', maneuver: 'drag' });
    expect(isLegal(holding)).toBe(true);
    const early = scoresOf({ ...holding, state: {} }, 'grip').map(({ score }) => score);
    const late = scoresOf(holding, 'grip').map(({ score }) => score);
    expect(Math.max(...late)).toBeGreaterThan(Math.max(...early));
  });
});

describe('who can change the ground', () => {
  const shot: Staging = {
    rules: 'clockwork',
    units: [
      unit('a', 'engineer', 'left', 'C6', { attacks: 0, movement: 0 }),
      unit('b', 'knight', 'left', 'C7', { health: 20 }),
      unit('e', 'archer', 'right', 'G6'),
    ],
  };

  it('builds a wall against arrows that would fell somebody', () => {
    const walls = scoresOf(shot, 'work').filter(({ orders: [order] }) => order?.type === 'build');
    expect(walls.length).toBeGreaterThan(0);
    expect(bestOf(shot)?.deed).toMatchObject({ kind: 'work', by: 'build' });
    expect(isLegal(shot)).toBe(true);
  });

  it('builds none where nobody shoots', () => {
    const quiet = { ...shot, units: shot.units.map((each) => (each.id === 'e' ? { ...each, kind: 'knight' } : each)) };
    expect(scoresOf(quiet, 'work')).toEqual([]);
  });

  it('tears down the wall that shuts its side in', () => {
    const column = Object.fromEntries(Array.from({ length: 12 }, (_, row) => [`D${row + 1}`, 'wall']));
    const shut: Staging = {
      rules: 'clockwork',
      units: [
        unit('a', 'engineer', 'left', 'C6'),
        unit('b', 'knight', 'left', 'B6'),
        unit('e', 'knight', 'right', 'H6'),
      ],
      obstacles: column,
    };
    expect(bestOf(shut)?.deed).toEqual({ kind: 'work', by: 'demolish', place: cell('D6') });
    expect(isLegal(shut)).toBe(true);
  });

  it('throws smoke over its own when it has no shooters and the enemy has', () => {
    const staging: Staging = {
      rules: 'd50',
      units: [
        unit('a', 'leech', 'left', 'C6', { movement: 0 }),
        unit('b', 'reaver', 'left', 'C7', { health: 15 }),
        unit('e', 'archer', 'right', 'J6'),
        unit('f', 'archer', 'right', 'J7'),
      ],
      terrain: {},
    };
    const clouds = scoresOf(staging, 'cloud');
    expect(clouds.length).toBeGreaterThan(0);
    expect(Math.max(...clouds.map(({ gain }) => gain))).toBeGreaterThan(5);
  });
});

it('a threat from afar is one, though the list of terrain begins with a boulder', () => {
  const scene = sceneFor({
    rules: 'd50',
    units: [unit('a', 'leech', 'left', 'C6'), unit('e', 'archer', 'right', 'I6')],
  });
  const [blow] = scene.blowsAt(mustStand(scene.state, 'a'));
  expect(blow?.front).toBeGreaterThan(5);
});

describe('stances that shelter', () => {
  const underFire = (kind: string): Staging => ({
    rules: 'd50',
    units: [
      unit('a', 'spearman', 'left', 'B6', { actions: 0, attacks: 0 }),
      unit('e', kind, 'right', 'I6'),
      unit('f', kind, 'right', 'I7'),
    ],
  });
  const gainOf = (stance: string, staging: Staging) =>
    scoresOf(staging, 'stance').find(({ deed }) => deed.kind === 'stance' && deed.stance === stance)?.gain ?? null;

  it('are worth something under arrows: lying down, and more so hiding', () => {
    expect(gainOf('prone', underFire('archer'))).toBeGreaterThan(0);
    expect(gainOf('stealth', underFire('archer'))).toBeGreaterThan(gainOf('prone', underFire('archer')) ?? 0);
  });

  it('lying down is worth less than nothing among blades', () => {
    const near = underFire('reaver');
    const units = near.units.map((each) => (each.id === 'e' ? { ...each, at: 'D6' } : each));
    expect(gainOf('prone', { ...near, units })).toBeLessThan(0);
  });
});
