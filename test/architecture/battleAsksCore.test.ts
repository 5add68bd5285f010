import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { Order } from '../../src/battle/orders';
import type { BattleState } from '../../src/battle/state';
import type { Arc } from '../../src/core/flanking/arcs';
import { book, SWORD } from '../support/book';
import { eventOf, play, standing } from '../support/engine';
import { bow, position, sword, unit } from '../support/position';
import { lint } from './support/lint';

/**
 * The card battle takes its tactics from the core. The core is made to lie, one question at a time: a battle that worked
 * the answer out by itself would not notice.
 */
interface Lies {
  arc?: Arc;
  pincer?: boolean;
  inRing?: number;
  shot?: boolean;
  cover?: 'none';
  formation?: boolean;
  forced?: number;
  opposed?: number;
  unopposed?: number;
}
const lies = vi.hoisted((): { told: Lies } => ({ told: {} }));
afterEach(() => {
  lies.told = {};
});

vi.mock('../../src/core/flanking/arcs', async (load) => {
  const real = await load<typeof import('../../src/core/flanking/arcs')>();
  return { ...real, arcFrom: (...asked: Parameters<typeof real.arcFrom>) => lies.told.arc ?? real.arcFrom(...asked) };
});
vi.mock('../../src/core/flanking/pincer', async (load) => {
  const real = await load<typeof import('../../src/core/flanking/pincer')>();
  return {
    ...real,
    isPincer: (...asked: Parameters<typeof real.isPincer>) => lies.told.pincer ?? real.isPincer(...asked),
    countInRing: (...asked: Parameters<typeof real.countInRing>) => lies.told.inRing ?? real.countInRing(...asked),
  };
});
vi.mock('../../src/core/sight/lineOfSight', async (load) => {
  const real = await load<typeof import('../../src/core/sight/lineOfSight')>();
  return {
    ...real,
    hasClearShot: (...asked: Parameters<typeof real.hasClearShot>) => lies.told.shot ?? real.hasClearShot(...asked),
  };
});
vi.mock('../../src/core/cover/quality', async (load) => {
  const real = await load<typeof import('../../src/core/cover/quality')>();
  return {
    ...real,
    lowerCover: (...asked: Parameters<typeof real.lowerCover>) => lies.told.cover ?? real.lowerCover(...asked),
  };
});
vi.mock('../../src/core/formations/detection', async (load) => {
  const real = await load<typeof import('../../src/core/formations/detection')>();
  return {
    ...real,
    standsInFormation: (...asked: Parameters<typeof real.standsInFormation>) =>
      lies.told.formation ?? real.standsInFormation(...asked),
  };
});
vi.mock('../../src/core/forced/squaresUntilBlocked', async (load) => {
  const real = await load<typeof import('../../src/core/forced/squaresUntilBlocked')>();
  return {
    ...real,
    squaresUntilBlocked: (...asked: Parameters<typeof real.squaresUntilBlocked>) =>
      lies.told.forced ?? real.squaresUntilBlocked(...asked),
  };
});
vi.mock('../../src/core/arithmetic/strike', async (load) => {
  const real = await load<typeof import('../../src/core/arithmetic/strike')>();
  return {
    ...real,
    strikeOpposed: (...asked: Parameters<typeof real.strikeOpposed>) =>
      lies.told.opposed ?? real.strikeOpposed(...asked),
    strikeUnopposed: (...asked: Parameters<typeof real.strikeUnopposed>) =>
      lies.told.unopposed ?? real.strikeUnopposed(...asked),
  };
});

const PUSHER = { ...SWORD, id: 'pusher', abilities: [{ id: 'push' }] };
const ATTACK: Order = { type: 'attack', unit: 'a', target: 'b' };

/** A new book each time: what an engine knows of its grounds it keeps. */
function blow(units: BattleState['units'], ground: readonly [string, string, string] = ['...', '...', '...']) {
  const engine = createBattleEngine(book({ cards: [PUSHER] }));
  return play(engine, position({ units, ground }), ATTACK);
}

const duel = () => [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1])];
const phalanx = () => [...duel(), sword('c', 'right', [0, 1]), sword('d', 'right', [2, 1])];
const shot = () => [bow('a', 'left', [1, 1]), sword('b', 'right', [1, 2])];

type Case = readonly [question: string, lie: Lies, told: () => unknown, truth: unknown, believed: unknown];

const CASES: readonly Case[] = [
  ['the arc', { arc: 'rear' }, () => eventOf(blow(duel()).events, 'struck').angle, 'front', 'rear'],
  ['a pincer', { pincer: true }, () => eventOf(blow(duel()).events, 'struck').angleReason, 'facing', 'pincer'],
  ['being surrounded', { inRing: 3 }, () => eventOf(blow(duel()).events, 'struck').angleReason, 'facing', 'surrounded'],
  [
    'a line of sight',
    { shot: false },
    () =>
      createBattleEngine(book()).whyIllegal(
        position({ units: [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])] }),
        ATTACK,
      )?.code ?? null,
    null,
    'no-line-of-sight',
  ],
  [
    'cover from high ground',
    { cover: 'none' },
    () => eventOf(blow(shot(), ['...', '.^C', '...']).events, 'struck').damage,
    21,
    25,
  ],
  ['a formation', { formation: false }, () => eventOf(blow(phalanx()).events, 'struck').damage, 12, 20],
  [
    'forced movement',
    { forced: 0 },
    () => {
      const [, target] = duel();
      return standing(blow([unit(PUSHER, 'a', 'left', [1, 0]), ...(target ? [target] : [])]).state, 'b').col;
    },
    2,
    1,
  ],
  ['the sum of a blow', { opposed: 7 }, () => eventOf(blow(duel()).events, 'struck').damage, 20, 7],
  [
    'the sum of a blow at the castle',
    { unopposed: 7 },
    () => {
      const engine = createBattleEngine(book());
      const state = position({ units: [sword('a', 'left', [1, 1])] });
      return play(engine, state, { type: 'attackCastle', unit: 'a' }).state.castles.right;
    },
    120,
    133,
  ],
];

describe('the battle asks the core', () => {
  it.each(CASES)('about %s', (_question, lie, told, truth, believed) => {
    expect(told()).toEqual(truth);
    lies.told = lie;
    expect(told()).toEqual(believed);
  });
});

/** What a battle that worked out tactics by itself would write. */
const OFFENCES: readonly (readonly [what: string, path: string, source: string])[] = [
  ['rounding', 'src/battle/rounding.ts', 'export const damage = (net: number) => Math.floor(net);'],
  ['division', 'src/battle/division.ts', 'export const share = (whole: number) => whole / 4;'],
  ['remainder', 'src/battle/damage/remainder.ts', 'export const rest = (whole: number) => whole % 3;'],
  ['an arc', 'src/battle/arc.ts', `export const rear = (unit: { facing: string }) => unit.facing === 'west';`],
  ['an arc, turned', 'src/battle/turned.ts', `export const no = (unit: { facing: string }) => 'east' !== unit.facing;`],
  ['an opposite cell', 'src/battle/opposite.ts', 'export const opposite = (one: number, by: number) => 2 * by - one;'],
  ['a direction', 'src/battle/abilities/sign.ts', 'export const step = (by: number) => Math.sign(by);'],
];
const FINE = 'src/battle/fine.ts';
const rulesBroken = await lint(
  Object.fromEntries([
    ...OFFENCES.map(([, path, source]) => [path, `${source}\n`]),
    [FINE, 'export const left = (health: number, damage: number) => Math.max(0, health - damage);\n'],
  ]),
);

describe('the linter sees tactics reckoned in the battle', () => {
  it.each(OFFENCES)('%s', (_what, path) => {
    expect(rulesBroken(path)).toContain('plugin');
  });

  it('and lets plain sums be', () => {
    expect(rulesBroken(FINE)).toEqual([]);
  });
});
