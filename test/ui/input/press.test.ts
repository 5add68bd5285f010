import { describe, expect, it } from 'vitest';
import { refused } from '../../../src/kernel/result';
import { pressOn, takeUp } from '../../../src/ui/input/press';
import { at, cell, chosen, IDLE, type StoneInput, StoneTable, stoneMachine } from './support/stones';

const press = (table: StoneTable, held: StoneInput['selection'], pressed: StoneInput['pressed']) =>
  pressOn(table, stoneMachine, held, pressed);

describe('a press', () => {
  it('changes what is in hand', () => {
    const table = new StoneTable();
    expect(press(table, IDLE, cell(0, 0))).toEqual({ selection: chosen(0, 0), outcome: 'selected' });
    expect(press(table, chosen(0, 0), { type: 'cancel' })).toEqual({ selection: IDLE, outcome: 'selected' });
    expect(table.orders).toEqual([]);
  });

  it('gives the order that it completed, and the referee’s answer counts', () => {
    const table = new StoneTable();
    expect(press(table, chosen(0, 0), cell(1, 0))).toEqual({ selection: chosen(1, 0), outcome: 'ordered' });
    table.judge = () => refused('no');
    expect(press(table, chosen(0, 0), cell(2, 0))).toEqual({ selection: chosen(0, 0), outcome: 'refused' });
    expect(table.orders).toEqual([
      { type: 'move', from: at(0, 0), to: at(1, 0) },
      { type: 'move', from: at(0, 0), to: at(2, 0) },
    ]);
  });

  it('lets go of what is gone before it counts', () => {
    const table = new StoneTable();
    expect(press(table, chosen(3, 1), cell(2, 1))).toEqual({ selection: IDLE, outcome: 'ordered' });
    expect(table.orders).toEqual([{ type: 'set', at: at(2, 1) }]);
  });

  it('skips what is being played back; on a place that then shows something else it is dropped', () => {
    const table = new StoneTable();
    table.unplayed = { turn: 1, stones: [at(0, 0)] };
    expect(press(table, chosen(0, 0), cell(4, 1))).toEqual({ selection: chosen(0, 0), outcome: 'dropped' });
    expect(table.orders).toEqual([]);
    table.unplayed = { turn: 1, stones: [at(0, 0), at(1, 1)] };
    expect(press(table, chosen(0, 0), cell(4, 1))).toMatchObject({ outcome: 'ordered' });
    expect(table.unplayed).toBeNull();
  });

  it('gives no order when nobody may, and nothing without a match', () => {
    const table = new StoneTable();
    table.isOwnTurn = false;
    expect(press(table, chosen(0, 0), cell(1, 0))).toEqual({ selection: chosen(0, 0), outcome: 'dropped' });
    table.shown = null;
    expect(press(table, chosen(0, 0), cell(1, 0))).toEqual({ selection: IDLE, outcome: 'dropped' });
    expect(table.orders).toEqual([]);
  });

  it('means that the last refusal was heard', () => {
    const table = new StoneTable();
    void press(table, IDLE, { type: 'cancel' });
    expect(table.refusalsHeard).toBe(1);
  });
});

describe('taking up', () => {
  it('takes what lies there, and never becomes an order', () => {
    const table = new StoneTable();
    expect(takeUp(table, stoneMachine, cell(4, 1))).toEqual(chosen(4, 1));
    expect(takeUp(table, stoneMachine, cell(3, 1))).toEqual(IDLE);
    expect(table.orders).toEqual([]);
  });

  it('takes nothing that is gone once playback is skipped', () => {
    const table = new StoneTable();
    table.unplayed = { turn: 1, stones: [] };
    expect(takeUp(table, stoneMachine, cell(4, 1))).toEqual(IDLE);
  });
});
