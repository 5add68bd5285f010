import { describe, expect, it } from 'vitest';
import { groundEffectsAt } from '../../src/battle/view/groundEffects';
import { plain } from '../support/engine';
import { at, position } from '../support/position';

const { rules } = plain.book;

describe('what a cell’s ground does', () => {
  const state = plain.compile(position({ ground: 'crown-hill', walls: [{ row: 0, col: 0, health: 12 }] }));

  it('a hill adds to blows, in the rules’ number', () => {
    expect(groundEffectsAt(rules, state, at(1, 1))).toMatchObject({ high: rules.highGround.damage, wall: null });
  });

  it('a wall blocks and has health', () => {
    expect(groundEffectsAt(rules, state, at(0, 0))).toMatchObject({ blocks: true, wall: 12 });
  });

  it('open ground does nothing', () => {
    const open = plain.compile(position({}));
    expect(groundEffectsAt(rules, open, at(2, 2))).toEqual({
      terrain: 'normal',
      high: 0,
      cover: 'none',
      shots: 100,
      difficult: false,
      hazard: 0,
      blocks: false,
      fog: false,
      wall: null,
    });
  });

  it('fire hurts, in the rules’ number', () => {
    const yard = plain.compile(position({ ground: 'burning-yard' }));
    expect(groundEffectsAt(rules, yard, at(1, 1))).toMatchObject({ hazard: rules.hazardDamage, high: 0 });
  });
});
