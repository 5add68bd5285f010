import { describe, expect, it } from 'vitest';
import { refused } from '../../../src/kernel/result';
import { createInputSession, heldIn } from '../../../src/ui/input/inputSession';
import { at, cell, chosen, IDLE, laterReferee, StoneTable, stoneMachine } from './support/stones';

function sit() {
  const table = new StoneTable();
  const session = createInputSession(table, stoneMachine);
  const held = () => heldIn(stoneMachine, session.inHand(), table.seen());
  return { table, session, held };
}

const MOVE = { type: 'move', from: at(0, 0), to: at(1, 0) };

describe('what is in hand', () => {
  it('goes from press to press, and whoever listens hears of it', () => {
    const { session, held } = sit();
    let heard = 0;
    const stop = session.subscribe(() => heard++);
    void session.press(cell(0, 0));
    expect(held()).toEqual(chosen(0, 0));
    void session.press({ type: 'cancel' });
    expect(held()).toEqual(IDLE);
    expect(heard).toBe(2);
    stop();
    session.take(cell(4, 1));
    expect(held()).toEqual(chosen(4, 1));
    expect(heard).toBe(2);
  });

  it('does not stay from one turn to the next', () => {
    const { table, session, held } = sit();
    session.take(cell(0, 0));
    table.shown = { turn: 2, stones: [at(0, 0)] };
    expect(held()).toEqual(IDLE);
    void session.press(cell(0, 0));
    expect(held()).toEqual(chosen(0, 0));
    expect(table.orders).toEqual([]);
  });

  it('follows an answer that is there at once in the same call', () => {
    const { table, session, held } = sit();
    session.take(cell(0, 0));
    expect(session.press(cell(1, 0))).toEqual({ selection: chosen(1, 0), outcome: 'ordered' });
    expect(session.inHand().isWaiting).toBe(false);
    expect(held()).toEqual(chosen(1, 0));
    table.judge = () => refused('no');
    table.shown = { turn: 1, stones: [at(1, 0)] };
    expect(session.press(cell(2, 0))).toMatchObject({ outcome: 'refused' });
    expect(held()).toEqual(chosen(1, 0));
  });
});

describe('while the referee takes its time', () => {
  it('the selection waits, and no second order is given', async () => {
    const { table, session, held } = sit();
    const { accept } = laterReferee(table);
    session.take(cell(0, 0));
    const pressing = session.press(cell(1, 0));
    expect(session.inHand().isWaiting).toBe(true);
    expect(held()).toEqual(chosen(0, 0));
    expect(session.press(cell(2, 0))).toEqual({ selection: chosen(0, 0), outcome: 'dropped' });
    expect(session.press({ type: 'cancel' })).toMatchObject({ outcome: 'dropped' });
    expect(session.take(cell(4, 1))).toEqual(IDLE);
    expect(held()).toEqual(chosen(0, 0));
    expect(table.orders).toEqual([MOVE]);
    accept();
    expect(await pressing).toEqual({ selection: chosen(1, 0), outcome: 'ordered' });
    expect(session.inHand().isWaiting).toBe(false);
    expect(held()).toEqual(chosen(1, 0));
  });

  it('a refusal keeps everything in hand as it was, and the next order is heard', async () => {
    const { table, session, held } = sit();
    const { refuse } = laterReferee(table);
    session.take(cell(0, 0));
    const pressing = session.press(cell(1, 0));
    refuse();
    expect(await pressing).toEqual({ selection: chosen(0, 0), outcome: 'refused' });
    expect(held()).toEqual(chosen(0, 0));
    void session.press(cell(2, 0));
    expect(table.orders).toEqual([MOVE, { ...MOVE, to: at(2, 0) }]);
  });

  it('a press still skips what is being played back', () => {
    const { table, session } = sit();
    laterReferee(table);
    void session.press(cell(1, 0));
    table.unplayed = { turn: 1, stones: [] };
    void session.press(cell(0, 0));
    expect(table.seen()?.stones).toEqual([]);
  });

  it('an answer that comes in another turn puts nothing in hand', async () => {
    const { table, session, held } = sit();
    const { accept } = laterReferee(table);
    session.take(cell(0, 0));
    const pressing = session.press(cell(1, 0));
    table.shown = { turn: 2, stones: [at(1, 0)] };
    accept();
    await pressing;
    expect(held()).toEqual(IDLE);
  });

  it('a referee that breaks down locks nobody out', async () => {
    const { table, session, held } = sit();
    const { breakDown } = laterReferee(table);
    session.take(cell(0, 0));
    const pressing = session.press(cell(1, 0));
    breakDown(new Error('no line'));
    await expect(pressing).rejects.toThrow('no line');
    expect(session.inHand().isWaiting).toBe(false);
    expect(held()).toEqual(chosen(0, 0));
  });
});
