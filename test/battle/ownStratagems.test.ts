import { describe, expect, it } from 'vitest';
import type { Effect } from '../../src/battle/abilities/vocabulary';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { aimIn, playOf } from '../../src/battle/legality/playOrders';
import type { PlayOrder } from '../../src/battle/model/orders';
import type { Facing } from '../../src/battle/model/position';
import type { BattleState } from '../../src/battle/model/state';
import type { Stratagem } from '../../src/battle/model/stratagem';
import { statisticsOf } from '../../src/battle/view/statistics';
import { book } from '../support/book';
import { plain, play, refusalOf, standing } from '../support/engine';
import { at, bow, position, sword } from '../support/position';

/** The plain engine with one stratagem more: what a designer's file may hold and no shipped card does. */
function knowing(target: Stratagem['target'], ...effects: readonly Effect[]) {
  return knowingParts(
    target,
    effects.map((effect) => ({ effect })),
  );
}

function knowingParts(target: Stratagem['target'], parts: Stratagem['parts']) {
  const order: Stratagem = { id: 'order', faction: null, cost: 1, target, parts };
  const { stratagems, ...rest } = book();
  return createBattleEngine({ ...rest, stratagems: { ...stratagems, order } });
}

function holding(...units: readonly BattleState['units'][number][]): BattleState {
  return position({ supply: { left: 3 }, hands: { left: ['order'] }, units });
}

const PLAY: PlayOrder = { type: 'play', card: 'order' };

describe('a stratagem without a target', () => {
  const engine = knowing({ of: 'none' }, { heal: { amount: 5, to: { who: 'allies', area: 'board' } } });
  const hurt = holding(sword('a', 'left', [0, 0], { health: 40 }), sword('b', 'left', [2, 1], { health: 48 }));

  it('marks the whole board, names nothing and reaches everybody', () => {
    const [aim, ...others] = engine.stratagemAims(hurt, 'order');
    expect(others).toEqual([]);
    expect(aim).toMatchObject({ order: PLAY, to: [], refusal: null });
    expect(aim?.cells).toHaveLength(9);
    const { state, events } = play(engine, hurt, PLAY);
    expect(events.map(({ type }) => type)).toEqual(['played', 'healed', 'healed']);
    expect([standing(state, 'a').health, standing(state, 'b').health]).toEqual([45, 50]);
  });

  it('is refused with a target, and where nobody is hurt', () => {
    expect(refusalOf(engine, hurt, { ...PLAY, unit: 'a' })).toBe('wrong-target');
    expect(refusalOf(engine, holding(sword('a', 'left', [0, 0])), PLAY)).toBe('no-effect');
  });

  it('counts among what a side has played and spent', () => {
    const { state, events } = play(engine, hurt, PLAY);
    const { sides } = statisticsOf(events, [], state);
    expect(sides.left).toMatchObject({ played: 1, supplySpent: 1, deployed: 0 });
    expect(sides.right).toMatchObject({ played: 0, supplySpent: 0 });
  });
});

describe('turning', () => {
  it.each<readonly ['front' | 'back' | 'towards' | 'away', Facing, Facing | null]>([
    ['front', 'north', 'east'],
    ['front', 'east', null],
    ['back', 'east', 'west'],
    ['towards', 'east', 'south'],
    ['away', 'east', 'north'],
    ['away', 'north', null],
  ])('%s, of a card above the voice that looks %s', (facing, now, then) => {
    const engine = knowing({ of: 'column' }, { turn: { facing, to: { who: 'allies', area: 'column' } } });
    const state = holding(sword('a', 'left', [0, 1], { facing: now }));
    const order: PlayOrder = { ...PLAY, column: 1 };
    if (then === null) expect(refusalOf(engine, state, order)).toBe('no-effect');
    else expect(standing(play(engine, state, order).state, 'a').facing).toBe(then);
  });

  it('towards a voice that stands where the card stands turns nobody', () => {
    const engine = knowing({ of: 'own' }, { turn: { facing: 'towards', to: { who: 'other' } } });
    expect(refusalOf(engine, holding(sword('a', 'left', [1, 1])), { ...PLAY, unit: 'a' })).toBe('no-effect');
  });
});

describe('moving several', () => {
  it('a pull goes towards the own castle, whoever stands nearest to it first', () => {
    const engine = knowing({ of: 'row' }, { move: { kind: 'pull', squares: 1, to: { who: 'enemies', area: 'row' } } });
    const state = holding(sword('c', 'right', [1, 2]), sword('b', 'right', [1, 1]));
    const { events } = play(engine, state, { ...PLAY, row: 1 });
    expect(events.filter(({ type }) => type === 'shoved').map((event) => [event])).toMatchObject([
      [{ unit: 'b', to: at(1, 0) }],
      [{ unit: 'c', to: at(1, 1) }],
    ]);
  });
});

describe('what an earlier part has felled', () => {
  const damage: Effect = { dealDamage: { amount: 60, to: { who: 'other' } } };
  const foe = sword('e', 'right', [1, 1]);
  const mine = sword('a', 'left', [1, 0]);

  it.each<readonly [string, Stratagem['target'], Effect, Partial<PlayOrder>]>([
    ['is not slid', { of: 'enemy', to: 'step' }, { move: { kind: 'slide', squares: 1 } }, { to: at(0, 1) }],
    ['changes places with nobody', { of: 'enemy', to: 'foe' }, { swap: true }, { to: at(1, 2) }],
    ['is not turned', { of: 'enemy' }, { turn: { facing: 'back', to: { who: 'other' } } }, {}],
    ['gets no keyword', { of: 'enemy' }, { grant: { ability: 'guard', until: 'turn', to: { who: 'other' } } }, {}],
    ['is not called back', { of: 'enemy' }, { recall: { to: { who: 'other' } } }, {}],
  ])('%s', (_what, target, effect, more) => {
    const engine = knowing(target, damage, effect);
    const state = holding(mine, foe, sword('f', 'right', [1, 2]));
    const { events } = play(engine, state, { ...PLAY, unit: 'e', ...more });
    expect(events.map(({ type }) => type)).toEqual(['played', 'hurt', 'fell']);
  });
});

describe('hiding again', () => {
  const engine = knowing({ of: 'own' }, { conceal: true });

  it('whoever was revealed, and nobody else', () => {
    const state = holding(bow('a', 'left', [1, 0], { revealed: true }), bow('b', 'left', [0, 0]));
    expect(refusalOf(engine, state, { ...PLAY, unit: 'b' })).toBe('no-effect');
    expect(standing(play(engine, state, { ...PLAY, unit: 'a' }).state, 'a').revealed).toBe(false);
  });
});

describe('orders that come from elsewhere', () => {
  const state = plain.compile(holding(sword('a', 'left', [1, 1])));

  it('name no aim off the board, and none of nobody', () => {
    expect(aimIn(state, 'cell', { ...PLAY, at: at(3, 0) })).toBeNull();
    expect(aimIn(state, 'row', { ...PLAY, row: 7 })).toBeNull();
    expect(aimIn(state, 'own', { ...PLAY, unit: 'nobody' })).toBeNull();
    expect(aimIn(state, 'own', { ...PLAY, unit: 'a' })).toBe(4);
  });

  it('are carried out after the judge: an aim that it would have refused is a fault of the program', () => {
    const engine = knowing({ of: 'own' }, { conceal: true });
    const order: PlayOrder = { ...PLAY, unit: 'nobody' };
    expect(() => engine.carryOut(engine.compile(holding(sword('a', 'left', [1, 1]))), order)).toThrow(
      'order was judged',
    );
    expect(() => engine.carryOut(state, { ...PLAY, card: 'no-card' })).toThrow('no-card was judged');
  });

  it('an aim at a card where nobody stands is a fault of the program', () => {
    expect(() => playOf(state, 'order', 'own', 0, null)).toThrow('where nobody stands');
  });
});

describe('what a stratagem does under a condition, or on one cell and not on another', () => {
  it.each<readonly [number, string | null]>([
    [40, 'no-effect'],
    [20, null],
  ])('heals whoever is below half its health: at %i of 50 it is refused with %s', (health, refusal) => {
    const heal: Effect = { heal: { amount: 5, to: { who: 'other' } } };
    const engine = knowingParts({ of: 'own' }, [{ effect: heal, condition: { otherHealthBelow: 50 } }]);
    expect(refusalOf(engine, holding(sword('a', 'left', [1, 1], { health })), { ...PLAY, unit: 'a' })).toBe(refusal);
  });

  it('names only the second cells that it would change', () => {
    const engine = knowing({ of: 'own', to: 'step' }, { setTerrain: { at: 'named', change: { normal: 'difficult' } } });
    const state = position({
      supply: { left: 3 },
      hands: { left: ['order'] },
      units: [sword('a', 'left', [0, 0])],
      ground: ['.~.', '...', '...'],
    });
    const [aim] = engine.stratagemAims(state, 'order');
    expect(aim?.to).toEqual([at(1, 0)]);
  });

  it('changes places with nobody on a free cell', () => {
    const engine = knowing({ of: 'own', to: 'step' }, { swap: true });
    const state = holding(sword('a', 'left', [0, 0]));
    expect(refusalOf(engine, state, { ...PLAY, unit: 'a', to: at(1, 0) })).toBe('no-effect');
  });
});
