import { describe, expect, it } from 'vitest';
import type { BattleEngine } from '../../src/battle/BattleEngine';
import type { Order } from '../../src/battle/model/orders';
import { REFUSAL_SENTENCES, type RefusalCode } from '../../src/battle/model/refusals';
import type { BattleState } from '../../src/battle/model/state';
import { stableHash } from '../../src/kernel/hash';
import { plain, refusalOf } from '../support/engine';
import { at, bow, position, sword } from '../support/position';
import { has } from './support/blows';
import { FIELD, OPENING, whole } from './support/field';

const POOR: BattleState = { ...FIELD, supply: { left: 1, right: 0 } };
const FULL: BattleState = { ...FIELD, units: [...FIELD.units, sword('fifth', 'left', [1, 2])] };
const OVER: BattleState = { ...FIELD, winner: 'left', ending: 'castle' };
const ROCKS = position({
  ground: 'the-boulder',
  supply: { left: 2 },
  hands: { left: ['sword'] },
  units: [bow('a', 'left', [1, 0]), bow('b', 'right', [1, 2]), bow('hidden', 'right', [2, 2], has('stealth'))],
});
const SNIPER = position({
  units: [
    bow('walked', 'left', [0, 0], { ...has('sniper'), moved: true }),
    bow('shot', 'left', [2, 0], { ...has('sniper'), attacked: true }),
    sword('strayed', 'left', [1, 1], { strayed: true }),
    sword('slider', 'left', [0, 1], has('slide')),
    sword('b', 'right', [1, 2]),
  ],
});
const COLUMN = position({
  units: [0, 1, 2].map((row) => sword(`s${row}`, 'left', [row, 0], row === 1 ? { moved: true } : {})),
});

/** A hand of stratagems, one of each kind of trouble. */
const ORDERS = position({
  supply: { left: 1 },
  hands: { left: ['snare', 'gale', 'feint', 'tailwind', 'sword'] },
  units: [
    sword('a', 'left', [1, 1]),
    sword('b', 'right', [1, 2]),
    sword('held', 'left', [0, 0], { grants: [{ id: 'snared', ends: 'right' }] }),
  ],
});

const CASES: Readonly<Record<RefusalCode, readonly [state: BattleState, order: Order, engine?: BattleEngine]>> = {
  'battle-over': [OVER, { type: 'endTurn' }],
  'unknown-order': [FIELD, { type: 'surrender' } as unknown as Order],
  'mulligan-first': [OPENING, { type: 'endTurn' }],
  'mulligan-over': [FIELD, { type: 'mulligan', cards: [] }],
  'not-in-hand': [FIELD, { type: 'deploy', card: 'tank', at: at(1, 0) }],
  'unknown-card': [FIELD, { type: 'deploy', card: 'lost', at: at(1, 0) }],
  'not-a-unit': [ORDERS, { type: 'deploy', card: 'snare', at: at(1, 0) }],
  'not-an-order': [ORDERS, { type: 'play', card: 'sword', unit: 'a' }],
  'order-given': [
    { ...ORDERS, played: 1 },
    { type: 'play', card: 'snare', unit: 'b' },
  ],
  'wrong-target': [ORDERS, { type: 'play', card: 'tailwind', unit: 'a' }],
  'no-effect': [ORDERS, { type: 'play', card: 'gale', row: 1 }],
  'no-such-place': [ORDERS, { type: 'play', card: 'snare', unit: 'b', to: at(0, 2) }],
  held: [ORDERS, { type: 'move', unit: 'held', to: at(0, 1) }],
  'not-enough-supply': [POOR, { type: 'deploy', card: 'sword', at: at(1, 0) }],
  'too-many-units': [FULL, { type: 'deploy', card: 'sword', at: at(1, 0) }],
  'off-board': [FIELD, { type: 'deploy', card: 'sword', at: at(0, 3) }],
  'outside-zone': [FIELD, { type: 'deploy', card: 'sword', at: at(2, 2) }],
  'cell-taken': [FIELD, { type: 'deploy', card: 'sword', at: at(1, 1) }],
  'cell-blocked': [ROCKS, { type: 'deploy', card: 'sword', at: at(1, 1) }],
  'no-such-unit': [FIELD, { type: 'move', unit: 'ghost', to: at(1, 0) }],
  'not-your-unit': [FIELD, { type: 'move', unit: 'enemy', to: at(1, 0) }],
  'fresh-cannot-move': [FIELD, { type: 'move', unit: 'fresh', to: at(2, 2) }],
  'already-moved': [FIELD, { type: 'move', unit: 'spent', to: at(1, 0) }],
  'attacked-cannot-move': [SNIPER, { type: 'move', unit: 'shot', to: at(2, 1) }],
  'too-far': [FIELD, { type: 'move', unit: 'ready', to: at(2, 2) }],
  'ground-in-the-way': [
    { ...ROCKS, units: ROCKS.units.slice(0, 1) },
    { type: 'move', unit: 'a', to: at(1, 2) },
  ],
  'no-attack': [FIELD, { type: 'attack', unit: 'unarmed', target: 'enemy' }],
  'already-attacked': [FIELD, { type: 'attack', unit: 'spent', target: 'enemy' }],
  'moved-cannot-attack': [SNIPER, { type: 'attack', unit: 'walked', target: 'b' }],
  'left-formation': [SNIPER, { type: 'attack', unit: 'strayed', target: 'b' }],
  'no-such-target': [FIELD, { type: 'attack', unit: 'ready', target: 'ghost' }],
  'own-target': [FIELD, { type: 'attack', unit: 'ready', target: 'fresh' }],
  'out-of-reach': [FIELD, { type: 'attack', unit: 'ready', target: 'far' }],
  'no-line-of-sight': [ROCKS, { type: 'attack', unit: 'a', target: 'b' }],
  'target-hidden': [ROCKS, { type: 'attack', unit: 'a', target: 'hidden' }],
  'fresh-cannot-siege': [FIELD, { type: 'attackCastle', unit: 'fresh' }],
  'castle-out-of-reach': [FIELD, { type: 'attackCastle', unit: 'ready' }],
  'no-wall': [FIELD, { type: 'attackCell', unit: 'ready', at: at(1, 0) }],
  'cannot-slide': [FIELD, { type: 'attack', unit: 'ready', target: 'enemy', slideTo: at(1, 0) }],
  'no-place-to-slide': [SNIPER, { type: 'attack', unit: 'slider', target: 'b', slideTo: at(2, 1) }],
  'cannot-raise': [FIELD, { type: 'deploy', card: 'sword', at: at(1, 0), palisadeAt: at(2, 2) }],
  'no-place-to-raise': [FIELD, { type: 'deploy', card: 'builder', at: at(1, 0), palisadeAt: at(2, 2) }],
  'cannot-brace': [FIELD, { type: 'brace', unit: 'ready' }],
  'no-march': [COLUMN, { type: 'march', column: 0, to: 1 }, plain],
  'no-formation': [FIELD, { type: 'march', column: 0, to: 1 }],
  'march-not-ready': [COLUMN, { type: 'march', column: 0, to: 1 }],
};

const codes = Object.keys(REFUSAL_SENTENCES) as RefusalCode[];

describe('every refusal', () => {
  it.each(codes)('%s is reached', (code) => {
    const [state, order, engine = whole] = CASES[code];
    expect(engine.whyIllegal(state, order)).toEqual({ code, sentence: REFUSAL_SENTENCES[code] });
  });

  it.each(codes)('%s changes nothing and is forecast alike', (code) => {
    const [state, order, engine = whole] = CASES[code];
    const before = stableHash(state);
    const expected = { ok: false, refusal: { code, sentence: REFUSAL_SENTENCES[code] } };
    expect(engine.submit(state, order)).toEqual(expected);
    expect(engine.forecast(state, order)).toEqual(expected);
    expect(stableHash(state)).toBe(before);
  });

  it.each(codes)('%s is a whole sentence', (code) => {
    expect(REFUSAL_SENTENCES[code]).toMatch(/^[A-Z].*\.$/);
  });
});

/** Orders with several faults: the one that is named must not wander. */
const SEVERAL: readonly (readonly [faults: string, state: BattleState, order: Order, named: RefusalCode])[] = [
  ['over, unknown', OVER, { type: 'nonsense' } as unknown as Order, 'battle-over'],
  ['not in hand, off the board', FIELD, { type: 'deploy', card: 'tank', at: at(9, 9) }, 'not-in-hand'],
  ['not in hand, unknown', FIELD, { type: 'deploy', card: 'nothing', at: at(0, 0) }, 'not-in-hand'],
  ['unknown card, off the board', FIELD, { type: 'deploy', card: 'lost', at: at(9, 9) }, 'unknown-card'],
  ['outside the zone, taken', FIELD, { type: 'deploy', card: 'sword', at: at(0, 2) }, 'outside-zone'],
  ['taken, too many', FULL, { type: 'deploy', card: 'sword', at: at(1, 1) }, 'cell-taken'],
  [
    'too many, too dear',
    { ...FULL, supply: { left: 0, right: 0 } },
    { type: 'deploy', card: 'sword', at: at(1, 0) },
    'too-many-units',
  ],
  ['not yours, off the board', FIELD, { type: 'move', unit: 'enemy', to: at(9, 9) }, 'not-your-unit'],
  ['off the board, spent', FIELD, { type: 'move', unit: 'spent', to: at(9, 9) }, 'off-board'],
  ['spent, too far, taken', FIELD, { type: 'move', unit: 'spent', to: at(2, 0) }, 'already-moved'],
  ['too far, taken', FIELD, { type: 'move', unit: 'ready', to: at(1, 1) }, 'too-far'],
  ['no such unit, no such target', FIELD, { type: 'attack', unit: 'ghost', target: 'ghost' }, 'no-such-unit'],
  ['not yours, no such target', FIELD, { type: 'attack', unit: 'enemy', target: 'ghost' }, 'not-your-unit'],
  ['not yours, own target', FIELD, { type: 'attack', unit: 'enemy', target: 'far' }, 'not-your-unit'],
  ['over, mulligan first', { ...OPENING, winner: 'left' }, { type: 'endTurn' }, 'battle-over'],
  ['mulligan first, unknown order', OPENING, { type: 'nonsense' } as unknown as Order, 'unknown-order'],
  ['mulligan over, not in hand', FIELD, { type: 'mulligan', cards: ['ghost'] }, 'mulligan-over'],
  [
    'outside the zone, a boulder',
    { ...ROCKS, turn: 'right' },
    { type: 'deploy', card: 'x', at: at(1, 1) },
    'not-in-hand',
  ],
  ['too far, a boulder', ROCKS, { type: 'move', unit: 'b', to: at(1, 1) }, 'not-your-unit'],
  [
    'too dear, no place to raise',
    POOR,
    { type: 'deploy', card: 'builder', at: at(1, 0), palisadeAt: at(9, 9) },
    'not-enough-supply',
  ],
  ['no wall, off the board', FIELD, { type: 'attackCell', unit: 'ready', at: at(9, 9) }, 'off-board'],
  ['spent, off the board', FIELD, { type: 'attackCell', unit: 'spent', at: at(9, 9) }, 'already-attacked'],
  ['spent, doesn’t know how to brace', FIELD, { type: 'brace', unit: 'spent' }, 'cannot-brace'],
  ['no formation, too far', FIELD, { type: 'march', column: 0, to: 2 }, 'no-formation'],
  ['spent, own target', FIELD, { type: 'attack', unit: 'spent', target: 'ready' }, 'already-attacked'],
  ['no attack, own target', FIELD, { type: 'attack', unit: 'unarmed', target: 'unarmed' }, 'no-attack'],
  ['own target, itself', FIELD, { type: 'attack', unit: 'ready', target: 'ready' }, 'own-target'],
  [
    'spent, castle out of reach',
    { ...FIELD, units: [sword('spent', 'left', [0, 0], { attacked: true })] },
    { type: 'attackCastle', unit: 'spent' },
    'already-attacked',
  ],
  [
    'fresh, castle out of reach',
    { ...FIELD, units: [sword('s', 'left', [0, 0], { fresh: true })] },
    { type: 'attackCastle', unit: 's' },
    'fresh-cannot-siege',
  ],
];

describe('what is no order at all', () => {
  it.each([
    undefined,
    null,
    7,
    'endTurn',
    {},
    [],
    { type: 7 },
    { type: 'constructor' },
    { type: 'toString' },
    { type: ['endTurn'] },
  ])('%j', (order) => {
    expect(refusalOf(whole, FIELD, order as unknown as Order)).toBe('unknown-order');
  });
});

describe('of several faults', () => {
  it.each(SEVERAL)('%s: one is named, always the same', (_faults, state, order, named) => {
    expect(refusalOf(whole, state, order)).toBe(named);
  });
});
