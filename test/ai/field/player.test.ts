import { describe, expect, it } from 'vitest';
import { createFieldPlayer } from '../../../src/ai/field/createFieldPlayer';
import { fieldSummary, playFieldSeries } from '../../../src/measure/field/fieldCounts';
import { proveField } from '../../../src/measure/field/fieldProofs';
import { allPairings, type FieldSeries } from '../../../src/measure/field/fieldSeries';
import { FIELD_SQUADS } from '../../../src/measure/field/fieldSquads';
import { emptyProof } from '../../../src/measure/proofs/proof';
import { musterProblem } from '../../../src/skirmish/begin/musterProblem';
import { createSkirmishEngine } from '../../../src/skirmish/SkirmishEngine';
import type { FieldObservation } from '../../../src/skirmish/view/observe';
import { fieldBook, RULE_SETS, type RuleSetId } from '../../skirmish/support/books';
import { levelOf, type PlacedUnit, type Staging, staged, strategyOf } from './support/scene';

/** A few rounds see every sort of order. */
const SHORT = 3;

const ROSTER: Readonly<Record<RuleSetId, string>> = {
  clockwork: 'clockwork',
  d20: 'd20',
  d50: 'd50',
  '2d6': '2d6',
  mixed: 'd20',
};

const squadsOf = (rules: RuleSetId) => FIELD_SQUADS[ROSTER[rules]] ?? [];

function seriesOf(rules: RuleSetId, levels: readonly [string, string], more: Partial<FieldSeries> = {}): FieldSeries {
  const contestant = (level: string) => ({ level: levelOf(level), strategy: strategyOf('balanced') });
  return {
    book: fieldBook(rules, { victory: { roundLimit: SHORT } }),
    contestants: { first: contestant(levels[0]), second: contestant(levels[1]) },
    pairings: allPairings(squadsOf(rules).map((squad) => squad.slice(0, 3))),
    battlefields: ['pinfold'],
    games: 1,
    seed: 11,
    ...more,
  };
}

/** Two against two. */
const smallest = (rules: RuleSetId) =>
  [squadsOf(rules)[1]?.slice(0, 2) ?? [], squadsOf(rules)[0]?.slice(0, 2) ?? []] as const;

const observed = (staging: Staging, more: Partial<FieldObservation> = {}): FieldObservation => ({
  side: 'left',
  field: staged(staging),
  seen: null,
  met: {},
  ...more,
});

const playerOf = (rules: RuleSetId, strategy = 'balanced', level = 'soldier', seed = 1) =>
  createFieldPlayer(fieldBook(rules), { level: levelOf(level), strategy: strategyOf(strategy), seed });

describe.each(RULE_SETS)('in %s', (rules) => {
  it('twelve listed squads are within the credits', () => {
    expect(squadsOf(rules)).toHaveLength(12);
    expect(squadsOf(rules).map((squad) => musterProblem(fieldBook(rules), squad))).toEqual(
      squadsOf(rules).map(() => null),
    );
  });

  it('battles of all levels end without an illegal order or a stuck turn', () => {
    const proof = emptyProof();
    proveField(seriesOf(rules, ['soldier', 'recruit']), 'stuck', 1, proof);
    proveField(seriesOf(rules, ['captain', 'recruit'], { pairings: [smallest(rules)] }), 'stuck', 1e6, proof);
    expect(proof.faults).toEqual({});
    expect(proof.turns).toBeGreaterThan(10);
  });

  it('the same seed is the same battle', () => {
    const series = seriesOf(rules, ['soldier', 'soldier'], { pairings: [smallest(rules)] });
    const [one, other] = [1, 1].map(() => [...playFieldSeries(series, () => 0)]);
    expect(one).toEqual(other);
    expect(fieldSummary(one ?? []).games).toBe(1);
  });
});

it.each(['clockwork', 'mixed', 'd50'] as const)(
  'in %s no decision changes when units out of sight are moved',
  (rules) => {
    const proof = emptyProof();
    proveField(seriesOf(rules, ['soldier', 'recruit'], { games: 2 }), 'fairness', 1e6, proof);
    expect(proof.faults).toEqual({});
    expect(proof.turns).toBeGreaterThan(0);
  },
);

describe('a profile', () => {
  const archer = (id: string, at: string): PlacedUnit => ({ id, kind: 'archer', side: 'left', at });
  const units = [
    archer('a', 'B6'),
    archer('b', 'B8'),
    { ...archer('e', 'G6'), side: 'right' as const, kind: 'knight' },
  ];

  it('shows in where its units go', () => {
    const ends = ['balanced', 'raider', 'marksman', 'wall'].map((strategy) => {
      const { orders } = playerOf('clockwork', strategy)(observed({ rules: 'clockwork', units }));
      return JSON.stringify(orders.map(({ order }) => order));
    });
    expect(new Set(ends).size).toBeGreaterThan(1);
  });

  it('tells the deed, its cell and the numbers behind it', () => {
    const near = [archer('a', 'B6'), { ...archer('e', 'G6'), side: 'right' as const, kind: 'knight' }];
    const { orders } = playerOf('clockwork')(observed({ rules: 'clockwork', units: near }));
    expect(orders.at(-1)?.reason).toMatchObject({ kind: 'plan', unit: 'a', deed: { kind: 'strike', target: 'e' } });
    const done = near.map((unit) => ({ ...unit, actions: 0, attacks: 0, movement: 0 }));
    const end = playerOf('clockwork')(observed({ rules: 'clockwork', units: done })).orders[0];
    expect(end).toMatchObject({ order: { type: 'end' }, reason: { kind: 'end', stays: [{ unit: 'a' }] } });
  });
});

describe('a draw', () => {
  const knight = (id: string, side: 'left' | 'right', at: string, health = 100): PlacedUnit => ({
    id,
    kind: 'knight',
    side,
    at,
    health,
  });
  const answer = (own: number, round: number) => {
    const units = [knight('a', 'left', 'B2', own), knight('e', 'right', 'L12')];
    const met = { e: { kind: 'knight', health: 100, round } };
    const seen = observed({ rules: 'clockwork', units, state: { offer: 'right', round } }, { met });
    return playerOf('clockwork')(seen).orders[0];
  };

  it('is taken from round 10 on by who isn’t ahead as far as it knows', () => {
    expect(answer(100, 9)?.order.type).toBe('declineDraw');
    expect(answer(100, 10)?.order.type).toBe('acceptDraw');
    // 300 for the knight that was met, 700 for whoever wasn't.
    expect(answer(100, 10)?.reason).toEqual({ kind: 'draw', own: 300, enemy: 1000, round: 10 });
  });
});

describe('in the fog', () => {
  const scout: PlacedUnit = { id: 'a', kind: 'scout', side: 'left', at: 'B2' };
  const asked = (round: number) =>
    playerOf('clockwork')(
      observed(
        { rules: 'clockwork', units: [scout], state: { round: 6 } },
        { met: { e: { kind: 'knight', health: 50, round } } },
      ),
    ).orders[0]?.order.type;

  it('it scans for an enemy that was met in the last two rounds', () => {
    expect(asked(4)).toBe('scan');
    expect(asked(3)).not.toBe('scan');
  });

  it('it goes for the control point when it knows nobody', () => {
    const order = playerOf('clockwork')(observed({ rules: 'clockwork', units: [scout] })).orders[0]?.order;
    expect(order).toMatchObject({ type: 'move', unit: 'a' });
    expect(order?.type === 'move' && order.to.x + order.to.y).toBeGreaterThan(2);
  });
});

it('deploys by its seed and is ready', () => {
  const book = fieldBook('clockwork');
  const squad = book.rules.muster.preset;
  const { state } = createSkirmishEngine(book).begin({
    type: 'match',
    seed: 1,
    map: 'pinfold',
    squads: { left: squad, right: squad },
  });
  const deployed = (seed: number) => {
    const seen = createSkirmishEngine(book).observe(state, 'left');
    return playerOf('clockwork', 'balanced', 'soldier', seed)(seen).orders.map(({ order }) => order);
  };
  expect(deployed(3)).toEqual(deployed(3));
  expect(new Set(Array.from({ length: 12 }, (_, seed) => JSON.stringify(deployed(seed)))).size).toBeGreaterThan(3);
  expect(deployed(1).at(-1)).toEqual({ type: 'ready', side: 'left' });
});
