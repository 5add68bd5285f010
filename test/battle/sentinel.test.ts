import { describe, expect, it } from 'vitest';
import type { Order } from '../../src/battle/model/orders';
import type { Unit } from '../../src/battle/model/unit';
import { eventOf, plain, play, standing } from '../support/engine';
import { at, bow, mage, position, type Sketch, sword } from '../support/position';
import { has, told } from './support/blows';
import { cell, PAIRS, place } from './support/cells';

const SENTINEL = has('sentinel');

function moveTo(to: string): Order {
  return { type: 'move', unit: 'm', to: cell(to) };
}

function toldOf(sketch: Sketch, to: string): string[] {
  return told(play(plain, position(sketch), moveTo(to)).events);
}

describe('Sentinel, when', () => {
  it('a mover leaves its ring: every way of two cells past every place of the Sentinel', () => {
    const isRing = (one: { row: number; col: number }, other: { row: number; col: number }): boolean =>
      Math.max(Math.abs(one.row - other.row), Math.abs(one.col - other.col)) === 1;
    let provoked = 0;
    for (const { from, to } of PAIRS) {
      if (Math.abs(from.row - to.row) + Math.abs(from.col - to.col) > 2) continue;
      for (const guard of [at(0, 0), at(1, 1), at(1, 2), at(2, 0)]) {
        if ([from, to].some(({ row, col }) => row === guard.row && col === guard.col)) continue;
        const units = [bow('m', 'left', place(from)), sword('s', 'right', place(guard), SENTINEL)];
        const { events } = play(plain, position({ units }), { type: 'move', unit: 'm', to });
        const leaves = isRing(guard, from) && !isRing(guard, to);
        expect(told(events).includes('countered')).toBe(leaves);
        if (leaves) provoked++;
      }
    }
    expect(provoked).toBeGreaterThan(20);
  });

  it.each<readonly [string, Partial<Unit>, boolean]>([
    ['a plain card', {}, true],
    ['Flying slips away', has('flying'), false],
    ['Hit-and-Run slips away', has('hit-and-run'), false],
    ['Swift doesn’t', has('swift'), true],
    ['Stealth doesn’t', has('stealth'), true],
  ])('%s', (_what, changes, provokes) => {
    const units = [bow('m', 'left', [0, 1], changes), sword('s', 'right', [0, 2], SENTINEL)];
    expect(toldOf({ units }, '00').includes('countered')).toBe(provokes);
  });

  it('not an own Sentinel, not a card without attack, not one that isn’t one', () => {
    const mover = bow('m', 'left', [0, 1]);
    expect(toldOf({ units: [mover, sword('s', 'left', [0, 2], SENTINEL)] }, '00')).toEqual(['moved']);
    expect(toldOf({ units: [mover, sword('s', 'right', [0, 2], { ...SENTINEL, attack: 0 })] }, '00')).toEqual([
      'moved',
    ]);
    expect(toldOf({ units: [mover, sword('s', 'right', [0, 2])] }, '00')).toEqual(['moved']);
  });
});

describe('Sentinel, what', () => {
  it('strikes before the move, from where both stood, by the whole formula', () => {
    // The mover faces east, the Sentinel stands in front of it: 16 from column 2 at no defence.
    const units = [bow('m', 'left', [0, 1]), sword('s', 'right', [0, 2], SENTINEL)];
    const { state, events } = play(plain, position({ units }), moveTo('00'));
    expect(told(events)).toEqual(['countered', 'wounded', 'moved']);
    expect(eventOf(events, 'countered')).toMatchObject({
      unit: 's',
      target: 'm',
      damage: 16,
      ability: 'sentinel',
      angle: 'front',
    });
    expect(standing(state, 'm')).toMatchObject({ row: 0, col: 0, health: 34, moved: true });
    expect(standing(state, 's')).toEqual(units[1]);
  });

  it('from behind: half as much again', () => {
    const units = [bow('m', 'right', [0, 1]), mage('s', 'left', [0, 2], SENTINEL)];
    const { events } = play(plain, position({ turn: 'right', units }), moveTo('00'));
    expect(eventOf(events, 'countered')).toMatchObject({ damage: 30, angle: 'rear' });
  });

  it('no Charge bonus, but high ground', () => {
    const units = [bow('m', 'left', [0, 1]), mage('s', 'right', [0, 2], { ...has('sentinel', 'charge'), moved: true })];
    const { events } = play(plain, position({ ground: ['..^', '...', '...'], units }), moveTo('00'));
    expect(eventOf(events, 'countered').damage).toBe(30);
  });

  it('each once, row by row; a mover that falls doesn’t move, and the rest stay their hand', () => {
    const guards = [mage('low', 'right', [2, 2], SENTINEL), mage('high', 'right', [0, 2], SENTINEL)];
    const mover = bow('m', 'left', [1, 1]);
    const both = play(plain, position({ units: [mover, ...guards] }), moveTo('10'));
    expect(both.events.flatMap((event) => (event.type === 'countered' ? [event.unit] : []))).toEqual(['high', 'low']);
    // Two hybrids at the ends of a column are a Skirmish Line: 24 each.
    expect(standing(both.state, 'm').health).toBe(2);
    const dying = play(plain, position({ units: [{ ...mover, health: 20 }, ...guards] }), moveTo('10'));
    expect(told(dying.events)).toEqual(['countered', 'wounded', 'fell']);
    expect(dying.state.units.map(({ id }) => id)).toEqual(['low', 'high']);
    expect(dying.state.discards.left).toEqual(['bow']);
  });

  it('answers no counter-blow: Riposte of the mover stays quiet', () => {
    const units = [bow('m', 'left', [0, 1], has('riposte')), sword('s', 'right', [0, 2], SENTINEL)];
    expect(toldOf({ units }, '00')).toEqual(['countered', 'wounded', 'moved']);
  });

  it('then the fire', () => {
    const units = [bow('m', 'left', [0, 1]), sword('s', 'right', [0, 2], SENTINEL)];
    expect(toldOf({ ground: ['*..', '...', '...'], units }, '00')).toEqual(['countered', 'wounded', 'moved', 'burned']);
  });

  it('again in the same turn for another mover', () => {
    const units = [bow('m', 'left', [0, 1]), bow('n', 'left', [1, 1]), sword('s', 'right', [0, 2], SENTINEL)];
    const { events } = play(plain, position({ units }), moveTo('00'), { type: 'move', unit: 'n', to: at(1, 0) });
    expect(events.filter(({ type }) => type === 'countered')).toHaveLength(2);
  });
});
