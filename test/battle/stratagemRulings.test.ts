import { describe, expect, it } from 'vitest';
import type { TargetCondition } from '../../src/battle/abilities/targets';
import type { Effect } from '../../src/battle/abilities/vocabulary';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { Stratagem } from '../../src/battle/model/stratagem';
import { book } from '../support/book';
import { plain, play, refusalOf, standing } from '../support/engine';
import { position, sword } from '../support/position';

const HURT: Effect = { dealDamage: { amount: 1, to: { who: 'other' } } };

/** The plain engine with one stratagem more. */
function knowing(target: Stratagem['target'], effect: Effect = HURT) {
  const order: Stratagem = { id: 'order', faction: null, cost: 0, target, parts: [{ effect }] };
  const { stratagems, ...rest } = book();
  return createBattleEngine({ ...rest, stratagems: { ...stratagems, order } });
}

describe('stratagems', () => {
  it('ruling 109: nobody is called back into a full hand', () => {
    const recall = knowing({ of: 'none' }, { recall: { to: { who: 'allies', area: 'board' } } });
    const full = Array.from({ length: 7 }, () => 'bow');
    const units = [sword('a', 'left', [0, 0]), sword('b', 'left', [1, 0])];
    const state = position({ hands: { left: ['order', ...full] }, units });
    const { state: after } = play(recall, state, { type: 'play', card: 'order' });
    expect(after.hands.left).toHaveLength(8);
    expect(after.units.map(({ id }) => id)).toEqual(['b']);
    const enemies = knowing({ of: 'enemy' }, { recall: { to: { who: 'other' } } });
    const crowded = position({
      hands: { left: ['order'], right: [...full, 'bow'] },
      units: [sword('c', 'right', [1, 2])],
    });
    expect(refusalOf(enemies, crowded, { type: 'play', card: 'order', unit: 'c' })).toBe('no-effect');
  });

  it('ruling 110: a move given back is forgotten', () => {
    const state = position({
      supply: { left: 1 },
      hands: { left: ['tailwind'] },
      units: [sword('a', 'left', [1, 0], { moved: true, movedAgain: true, hasStruck: true, attacked: true })],
    });
    const { state: after } = play(plain, state, { type: 'play', card: 'tailwind', unit: 'a' });
    expect(standing(after, 'a')).toMatchObject({ moved: false, movedAgain: false, attacked: true, hasStruck: true });
  });

  it('ruling 111: no second cell would do anything', () => {
    const state = position({
      supply: { left: 1 },
      hands: { left: ['slip-through'] },
      units: [sword('a', 'left', [1, 0]), sword('b', 'right', [0, 2])],
    });
    const code = (to?: { row: number; col: number }) =>
      refusalOf(plain, state, { type: 'play', card: 'slip-through', unit: 'a', ...(to && { to }) });
    expect([code(), code({ row: 0, col: 0 }), code({ row: 9, col: 9 })]).toEqual([
      'no-effect',
      'no-effect',
      'no-effect',
    ]);
  });

  it('ruling 121: where a stratagem puts a card is no move: the helpers have nothing to say of it', () => {
    const put = knowing({ of: 'own', to: 'step' }, { move: { kind: 'slide', squares: 1 } });
    const state = position({
      hands: { left: ['order'] },
      units: [sword('a', 'left', [1, 0], { moved: true }), sword('b', 'right', [0, 0])],
    });
    const [unit] = state.units;
    expect(unit && put.getValidMovementPositions(unit, state)).toEqual([]);
    const cells = put.legalOrders(state, 'left').flatMap((order) => (order.type === 'play' ? [order.to] : []));
    // Free cells beside it, whatever it has done in this turn.
    expect(cells).toEqual([
      { row: 1, col: 1 },
      { row: 2, col: 0 },
    ]);
  });

  it.each<readonly [TargetCondition, boolean]>([
    ['beside', true],
    ['pressed', false],
    ['clear', true],
    ['exposed', true],
    ['frontal', false],
    ['screened', false],
  ])('ruling 112: by whose side conditions go: an enemy is %s: %s', (name, holds) => {
    // The enemy looks north; ours stands at its side, and not on its way to our castle.
    const state = position({
      hands: { left: ['order'] },
      units: [sword('a', 'left', [1, 2]), sword('e', 'right', [1, 1], { facing: 'north' })],
    });
    const engine = knowing({ of: 'enemy', where: [name] });
    const refused = refusalOf(engine, state, { type: 'play', card: 'order', unit: 'e' });
    expect(refused).toBe(holds ? null : 'wrong-target');
  });

  it('ruling 113: grants stand beside what is printed', () => {
    const state = position({
      supply: { left: 1 },
      hands: { left: ['hold-the-gate'] },
      units: [sword('a', 'left', [1, 0])],
    });
    expect(standing(state, 'a')).not.toHaveProperty('grants');
    const { state: after } = play(plain, state, { type: 'play', card: 'hold-the-gate', unit: 'a' });
    expect(standing(after, 'a')).toEqual({ ...standing(state, 'a'), grants: [{ id: 'guard', ends: 'left' }] });
    const { state: later } = play(plain, after, { type: 'endTurn' }, { type: 'endTurn' });
    expect(standing(later, 'a')).not.toHaveProperty('grants');
  });
});
