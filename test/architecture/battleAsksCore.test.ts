import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { coverOf } from '../../src/battle/damage/cover';
import type { Order } from '../../src/battle/model/orders';
import type { BattleState } from '../../src/battle/model/state';
import { book, shippedCatalog } from '../support/book';
import { eventOf, play, refusalOf, standing } from '../support/engine';
import { bow, position, type Sketch, sword } from '../support/position';
import { lint } from './support/lint';
import { sources } from './support/sources';

/**
 * The card battle takes its tactics from the core. The core is made to lie, one question at a time: a battle that worked
 * the answer out by itself would not notice.
 */
type Exports = Readonly<Record<string, unknown>>;

const lies = vi.hoisted(() => {
  const told: Record<string, unknown> = {};
  const liarFor = (name: string, real: (...asked: unknown[]) => unknown) => {
    return (...asked: unknown[]): unknown => (name in told ? told[name] : real(...asked));
  };
  /** A module whose functions answer with the lie of their name, if there is one. */
  const lying = async (load: () => Promise<unknown>): Promise<Record<string, unknown>> => {
    const real = Object.entries((await load()) as Record<string, unknown>);
    return Object.fromEntries(
      real.map(([name, value]) => [name, typeof value === 'function' ? liarFor(name, value as never) : value]),
    );
  };
  return { told, lying };
});
afterEach(() => {
  for (const name of Object.keys(lies.told)) delete lies.told[name];
});

vi.mock('../../src/core/arithmetic/strike', lies.lying);
vi.mock('../../src/core/cover/getCover', lies.lying);
vi.mock('../../src/core/cover/quality', lies.lying);
vi.mock('../../src/core/flanking/arcs', lies.lying);
vi.mock('../../src/core/flanking/pincer', lies.lying);
vi.mock('../../src/core/flanking/pressure', lies.lying);
vi.mock('../../src/core/forced/squaresUntilBlocked', lies.lying);
vi.mock('../../src/core/formations/detection', lies.lying);
vi.mock('../../src/core/formations/formationBonuses', lies.lying);
vi.mock('../../src/core/formations/placements', lies.lying);
vi.mock('../../src/core/geometry/direction', lies.lying);
vi.mock('../../src/core/geometry/directionTo', lies.lying);
vi.mock('../../src/core/geometry/grid', lies.lying);
vi.mock('../../src/core/geometry/position', lies.lying);
vi.mock('../../src/core/ground/elevation', lies.lying);
vi.mock('../../src/core/sight/lineOfSight', lies.lying);

const ATTACK: Order = { type: 'attack', unit: 'a', target: 'b' };
const PLAIN = ['...', '...', '...'] as const;

/** A new book each time: what an engine knows of its grounds it keeps. */
function engineAnew(march = false) {
  const { optional } = shippedCatalog().rules;
  return createBattleEngine(book({ rules: { optional: { ...optional, march } } }));
}

function blow(units: BattleState['units'], ground: Sketch['ground'] = PLAIN, order: Order = ATTACK) {
  return play(engineAnew(), position({ units, ground }), order);
}

const struck = (...asked: Parameters<typeof blow>) => eventOf(blow(...asked).events, 'struck');
const damage = (...asked: Parameters<typeof blow>): number => struck(...asked).damage;
const whyNot = (sketch: Sketch, order: Order, march = false) => refusalOf(engineAnew(march), position(sketch), order);

const able = (...ids: readonly string[]) => ({ abilities: ids.map((id) => ({ id })) });
const duel = (...ids: readonly string[]) => [sword('a', 'left', [1, 0], able(...ids)), sword('b', 'right', [1, 1])];
const phalanx = () => [...duel(), sword('c', 'right', [0, 1]), sword('d', 'right', [2, 1])];
const shot = () => [bow('a', 'left', [1, 1]), sword('b', 'right', [1, 2])];
const pincer = () => [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1]), sword('c', 'left', [1, 2])];

type Case = readonly [question: string, lie: Exports, told: () => unknown, truth: unknown, believed: unknown];

const CASES: readonly Case[] = [
  ['the arc', { arcFrom: 'rear' }, () => struck(duel()).angle, 'front', 'rear'],
  ['a pincer', { isPincer: true }, () => struck(duel()).angleReason, 'facing', 'pincer'],
  ['what a pincer makes of an arc', { worseArc: 'rear' }, () => struck(pincer()).angle, 'side', 'rear'],
  ['being surrounded', { isSurrounded: true }, () => struck(duel()).angleReason, 'facing', 'surrounded'],
  ['the ring around the surrounded', { countInRing: 3 }, () => struck(duel()).angleReason, 'facing', 'surrounded'],
  [
    'enemies in the ring',
    { countInRing: 1 },
    () => {
      const units = [bow('a', 'left', [1, 0], { ...able('stealth'), revealed: true })];
      return standing(blow(units, PLAIN, { type: 'endTurn' }).state, 'a').revealed;
    },
    false,
    true,
  ],
  [
    'who stands next to whom',
    { isRingStep: true },
    () => whyNot({ units: [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2], able('stealth'))] }, ATTACK),
    'target-hidden',
    null,
  ],
  [
    'orthogonal neighbours',
    { isOrthogonalStep: false },
    () => damage([...duel(), sword('c', 'left', [0, 0], able('inspire'))]),
    24,
    20,
  ],
  ['facing', { orthogonalDirectionOf: 'north' }, () => standing(blow(duel()).state, 'a').facing, 'east', 'north'],
  [
    'a line of sight',
    { hasClearShot: false },
    () => whyNot({ units: [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])] }, ATTACK),
    null,
    'no-line-of-sight',
  ],
  ['the cover of a cell', { coverOfGround: 'none' }, () => damage(shot(), ['...', '..C', '...']), 7, 15],
  ['what cover is left', { effectiveCover: 'excellent' }, () => damage(shot(), ['...', '..C', '...']), 7, 3],
  ['cover from high ground', { lowerCover: 'none' }, () => damage(shot(), ['...', '.^C', '...']), 21, 25],
  [
    'the better of two covers',
    { betterCover: 'excellent' },
    () => damage([bow('a', 'left', [0, 1]), sword('b', 'right', [1, 2]), sword('c', 'right', [1, 1], able('guard'))]),
    11,
    3,
  ],
  [
    'the better of two covers, of who stands there',
    { betterCover: 'excellent' },
    () => {
      const units = [sword('b', 'right', [1, 2]), sword('c', 'right', [1, 1], able('guard'))];
      const board = engineAnew().compile(position({ units }));
      return coverOf(board, standing(board, 'b'));
    },
    'partial',
    'excellent',
  ],
  ['high ground', { isHighGround: true }, () => damage(duel()), 20, 30],
  [
    'high ground, of the castle',
    { isHighGround: true },
    () => blow([sword('a', 'left', [1, 1])], PLAIN, { type: 'attackCastle', unit: 'a' }).state.castles.right,
    120,
    110,
  ],
  [
    'high ground, of a longer blow',
    { isHighGround: true },
    () => whyNot({ units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 2])] }, ATTACK),
    'out-of-reach',
    null,
  ],
  ['a formation', { isMember: false }, () => damage(phalanx()), 12, 20],
  ['where a formation fits', { placementsOf: [] }, () => damage(phalanx()), 12, 20],
  ['what a formation gives', { formationModifiers: [{ source: '', value: 2 }] }, () => damage(phalanx()), 12, 18],
  ['who suits a formation', { acceptsTrait: false }, () => damage(phalanx()), 12, 20],
  ['how a formation looks', { facesAlong: false }, () => damage(phalanx()), 12, 20],
  [
    'who is in a formation',
    { filledSlots: [] },
    () => {
      const units = [0, 1, 2].map((row) => sword(`s${row}`, 'left', [row, 0]));
      return whyNot({ units }, { type: 'march', column: 0, to: 1 }, true);
    },
    null,
    'no-formation',
  ],
  ['a push', { squaresUntilBlocked: 0 }, () => standing(blow(duel('push')).state, 'b').col, 2, 1],
  [
    'a pull',
    { squaresUntilBlocked: 0 },
    () => standing(blow([bow('a', 'left', [1, 0], able('pull')), sword('b', 'right', [1, 2])]).state, 'b').col,
    1,
    2,
  ],
  [
    'which way a pull goes',
    { getOpposite: 'north' },
    () => standing(blow([bow('a', 'left', [1, 0], able('pull')), sword('b', 'right', [1, 2])]).state, 'b').row,
    1,
    0,
  ],
  [
    'a slide',
    { squaresUntilBlocked: 0 },
    () => whyNot({ units: duel('slide') }, { ...ATTACK, slideTo: { row: 0, col: 1 } }),
    null,
    'no-place-to-slide',
  ],
  [
    'a way',
    { manhattan: 9 },
    () => engineAnew().canMoveToPosition(bow('a', 'left', [1, 0]), { row: 1, col: 1 }),
    true,
    false,
  ],
  ['the sum of a blow', { strikeOpposed: 7 }, () => damage(duel()), 20, 7],
  [
    'the sum of a blow at the castle',
    { strikeUnopposed: 7 },
    () => blow([sword('a', 'left', [1, 1])], PLAIN, { type: 'attackCastle', unit: 'a' }).state.castles.right,
    120,
    133,
  ],
];

describe('the battle asks the core', () => {
  it.each(CASES)('about %s', (_question, lie, told, truth, believed) => {
    expect(told()).toEqual(truth);
    Object.assign(lies.told, lie);
    expect(told()).toEqual(believed);
  });

  it('about a way once and for all, when the battle is loaded', async () => {
    const movesOf = async (): Promise<number> => {
      vi.resetModules();
      const { createBattleEngine: create } = await import('../../src/battle/BattleEngine');
      const state = position({ units: [bow('a', 'left', [1, 0])] });
      return create(book())
        .legalOrders(state, 'left')
        .filter(({ type }) => type === 'move').length;
    };
    expect(await movesOf()).toBe(6);
    Object.assign(lies.told, { manhattan: 9 });
    expect(await movesOf()).toBe(0);
  });
});

/** A blow is put together and a ground is surveyed for the core; neither is a question. */
const NO_QUESTIONS = ['core/arithmetic/blow', 'core/arithmetic/ledger', 'core/ground/survey'];
const IMPORT = /^import \{([^}]*)\} from '[./]*\/(core\/[^']+)';$/gm;

/** The functions of the core that a file of the battle calls; constants and types ask nothing. */
function questionsIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', module = '']) =>
    NO_QUESTIONS.includes(module)
      ? []
      : [...names.matchAll(/(?<!type )\b([a-z]\w*)\b(?=\s*(?:,|$))/g)].map(([name]) => name),
  );
}

describe('every function of the core that the battle asks', () => {
  it('lies in some case', () => {
    const asked = new Set(sources('src/battle').flatMap(({ text }) => questionsIn(text)));
    const lied = new Set(CASES.flatMap(([, lie]) => Object.keys(lie)));
    expect(asked.size).toBeGreaterThan(20);
    for (const cover of ['coverOfGround', 'effectiveCover', 'betterCover']) expect(asked).toContain(cover);
    expect([...asked].filter((name) => !lied.has(name))).toEqual([]);
  });

  it('is found by its import, beside types and constants', () => {
    const text = `import { ARCS, type Arc, arcFrom } from '../core/flanking/arcs';\nimport type { No } from '../core/a';\n`;
    expect(questionsIn(text)).toEqual(['arcFrom']);
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
  ['high ground', 'src/battle/high.ts', 'export const high = (cell: { elevation: number }) => cell.elevation > 0;'],
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
