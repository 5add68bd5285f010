import { describe, expect, it } from 'vitest';
import type { Order } from '../../src/battle/model/orders';
import { POSITIONS, type Position } from '../../src/battle/model/position';
import type { Unit } from '../../src/battle/model/unit';
import { plain, play, refusalOf, standing } from '../support/engine';
import { at, bow, mage, type Sketch, sword } from '../support/position';
import { facingOff, has, STRIKE, told } from './support/blows';
import { cell, name, PAIRS, place } from './support/cells';

/** Where `b` stands after `a` struck it, in two digits. */
function shovedTo(sketch: Sketch, order: Order = STRIKE): string {
  return name(standing(play(plain, facingOff(sketch), order).state, 'b'));
}

/** R5.2 and R5.5: one cell away from the attacker along the axis of its blow. */
function beyond(from: Position, to: Position, cells: number): Position {
  const [across, down] = [to.col - from.col, to.row - from.row];
  if (Math.abs(across) >= Math.abs(down)) return at(to.row, to.col + Math.sign(across) * cells);
  return at(to.row + Math.sign(down) * cells, to.col);
}

describe('R5.5, Push and Pull on the empty board', () => {
  it.each([
    ['push', 1],
    ['pull', -1],
  ] as const)('%s: all 72 pairs, stopped by the edge and by the attacker', (kind, cells) => {
    const seen = new Set<string>();
    for (const { from, to } of PAIRS) {
      const there = beyond(from, to, cells);
      const free = POSITIONS.some((each) => name(each) === name(there)) && name(there) !== name(from);
      const units = [mage('a', 'left', place(from), has(kind)), mage('b', 'right', place(to))];
      const { state, events } = play(plain, facingOff({ units }), STRIKE);
      expect(name(standing(state, 'b'))).toBe(name(free ? there : to));
      expect(told(events).includes('shoved')).toBe(free);
      seen.add(`${free}`);
    }
    expect(seen.size).toBe(2);
  });

  it.each([
    ['push', '00', '11', '12'],
    ['push', '01', '11', '21'],
    ['push', '10', '11', '12'],
    ['push', '21', '11', '01'],
    ['push', '20', '02', '02'],
    ['pull', '10', '12', '11'],
    ['pull', '01', '21', '11'],
    ['pull', '00', '12', '11'],
    ['pull', '00', '21', '11'],
    ['pull', '00', '22', '21'],
    ['pull', '00', '11', '10'],
    ['pull', '10', '11', '11'],
  ])('%s from %s at %s: to %s', (kind, from, to, expected) => {
    const units = [mage('a', 'left', place(cell(from)), has(kind)), mage('b', 'right', place(cell(to)))];
    expect(shovedTo({ units })).toBe(expected);
  });
});

describe('R5.5, what stops it', () => {
  it.each<readonly [string, Sketch, string]>([
    ['a card of either side', { units: [sword('c', 'right', [1, 2])] }, '11'],
    ['an own card', { units: [sword('c', 'left', [1, 2])] }, '11'],
    ['a boulder', { ground: ['...', '..#', '...'] }, '11'],
    ['a wall', { walls: [{ row: 1, col: 2, health: 4 }] }, '11'],
    ['no marsh', { ground: ['...', '..~', '...'] }, '12'],
    ['no fire', { ground: ['...', '..*', '...'] }, '12'],
  ])('%s', (_what, sketch, expected) => {
    const units = [sword('a', 'left', [1, 0], has('push')), sword('b', 'right', [1, 1]), ...(sketch.units ?? [])];
    expect(shovedTo({ ...sketch, units })).toBe(expected);
  });

  it('several cells: as far as it goes', () => {
    const far = { abilities: [{ id: 'pull', value: 2 }] };
    const units = [mage('a', 'left', [0, 0], far), mage('b', 'right', [1, 2])];
    expect(shovedTo({ units })).toBe('10');
    expect(shovedTo({ units: [...units, sword('c', 'right', [1, 0])] })).toBe('11');
    expect(shovedTo({ units: [...units, sword('c', 'right', [1, 1])] })).toBe('12');
    expect(shovedTo({ ground: ['...', '#..', '...'], units })).toBe('11');
    const down = [mage('a', 'left', [0, 0], far), mage('b', 'right', [2, 1])];
    expect(shovedTo({ units: down })).toBe('01');
  });
});

describe('R5.5, what it does', () => {
  it.each(['push', 'pull'] as const)('%s is told; the card keeps its facing, and fire doesn’t hurt', (kind) => {
    const ground = ['...', '***', '...'] as const;
    const from = kind === 'push' ? ([1, 0] as const) : ([0, 1] as const);
    const [target, to] = kind === 'push' ? ([1, 1] as const) : ([2, 1] as const);
    const units = [
      mage('a', 'left', from, has(kind)),
      sword('b', 'right', kind === 'push' ? [1, 1] : [2, 1], { facing: 'north' }),
    ];
    const { state, events } = play(plain, facingOff({ ground, units }), STRIKE);
    expect(told(events)).toEqual(['struck', 'wounded', 'shoved']);
    const destination = kind === 'push' ? at(1, 2) : at(1, 1);
    expect(events[2]).toEqual({
      type: 'shoved',
      unit: 'b',
      kind,
      from: at(target, to),
      to: destination,
      by: 'a',
      ability: kind,
    });
    expect(standing(state, 'b')).toMatchObject({ ...destination, facing: 'north', moved: false });
  });

  it('a fallen target goes nowhere', () => {
    const units = [sword('a', 'left', [1, 0], has('push')), sword('b', 'right', [1, 1], { health: 5 })];
    expect(told(play(plain, facingOff({ units }), STRIKE).events)).toEqual(['struck', 'wounded', 'fell']);
  });

  it('never provokes a Sentinel', () => {
    const units = [
      sword('a', 'left', [1, 0], has('push')),
      sword('b', 'right', [1, 1]),
      sword('s', 'left', [0, 0], has('sentinel')),
    ];
    expect(told(play(plain, facingOff({ units }), STRIKE).events)).not.toContain('countered');
  });

  it('comes before Riposte: who was pushed out of reach doesn’t answer', () => {
    const pushed = [sword('a', 'left', [1, 0], has('push')), sword('b', 'right', [1, 1], has('riposte'))];
    expect(told(play(plain, facingOff({ units: pushed }), STRIKE).events)).toEqual(['struck', 'wounded', 'shoved']);
    const pulled = [bow('a', 'left', [1, 0], has('pull')), sword('b', 'right', [1, 2], has('riposte'))];
    expect(told(play(plain, facingOff({ units: pulled }), STRIKE).events)).toContain('countered');
  });
});

describe('Slide', () => {
  const slide = (to: unknown): Order => ({ ...STRIKE, slideTo: to }) as Order;
  const slider = (changes: Partial<Unit> = {}): Unit => sword('a', 'left', [1, 0], { ...has('slide'), ...changes });

  it('to a free orthogonal cell that the order names', () => {
    const units = [slider(), sword('b', 'right', [1, 1]), sword('c', 'right', [0, 1])];
    const state = facingOff({ ground: ['...', '..#', '...'], units });
    const allowed = POSITIONS.filter((to) => refusalOf(plain, state, slide(to)) === null);
    expect(allowed.map(name)).toEqual(['21']);
    const offered = plain.legalOrders(state, 'left').filter(({ type }) => type === 'attack');
    expect(offered).toEqual([
      STRIKE,
      slide(at(2, 1)),
      { ...STRIKE, target: 'c' },
      { ...slide(at(0, 0)), target: 'c' },
      { ...slide(at(0, 2)), target: 'c' },
    ]);
    expect(shovedTo({ ground: ['...', '..#', '...'], units }, slide(at(2, 1)))).toBe('21');
  });

  it('is optional, and only for who can', () => {
    const units = [slider(), sword('b', 'right', [1, 1])];
    expect(shovedTo({ units })).toBe('11');
    expect(shovedTo({ units }, slide(at(0, 1)))).toBe('01');
    const unable = facingOff({ units: [slider({ abilities: [] }), sword('b', 'right', [1, 1])] });
    expect(refusalOf(plain, unable, slide(at(0, 1)))).toBe('cannot-slide');
    const pusher = facingOff({ units: [slider(has('push')), sword('b', 'right', [1, 1])] });
    expect(refusalOf(plain, pusher, slide(at(0, 1)))).toBe('cannot-slide');
    expect(plain.legalOrders(pusher, 'left').filter(({ type }) => type === 'attack')).toEqual([STRIKE]);
  });

  it.each([at(1, 1), at(0, 0), at(0, 2), at(1, 0), at(-1, 1), at(1, 3), null, 'x', 7])('not to %j', (to) => {
    const state = facingOff({ units: [slider(), sword('b', 'right', [1, 1])] });
    expect(refusalOf(plain, state, slide(to))).toBe('no-place-to-slide');
  });

  it('why the blow itself can’t be struck is named first', () => {
    const far = facingOff({ units: [slider(), sword('b', 'right', [1, 2])] });
    expect(refusalOf(plain, far, slide(at(1, 2)))).toBe('out-of-reach');
  });

  it('two cells in a straight line over free cells', () => {
    const two = { abilities: [{ id: 'slide', value: 2 }] };
    const units = [slider(two), sword('b', 'right', [0, 0]), sword('c', 'right', [0, 2])];
    const state = facingOff({ units });
    expect(POSITIONS.filter((to) => refusalOf(plain, state, slide(to)) === null).map(name)).toEqual(['01']);
    const free = facingOff({ units: units.slice(0, 2) });
    expect(POSITIONS.filter((to) => refusalOf(plain, free, slide(to)) === null).map(name)).toEqual(['01', '02']);
    const blocked = facingOff({ ground: ['.#.', '...', '...'], units: units.slice(0, 2) });
    expect(POSITIONS.filter((to) => refusalOf(plain, blocked, slide(to)) === null)).toEqual([]);
  });

  it('no farther than it slides', () => {
    const state = facingOff({ units: [slider(), sword('b', 'right', [0, 0])] });
    expect(POSITIONS.filter((to) => refusalOf(plain, state, slide(to)) === null).map(name)).toEqual(['01']);
  });

  it('the longest of several slides counts', () => {
    const both = { abilities: [{ id: 'slide', value: 2 }, { id: 'slide' }] };
    const state = facingOff({ units: [slider(both), sword('b', 'right', [0, 0])] });
    expect(refusalOf(plain, state, slide(at(0, 2)))).toBeNull();
  });

  it('not from where the target no longer stands: what came before may have moved it', () => {
    const both = slider(has('push', 'slide'));
    const units = [both, sword('b', 'right', [1, 1])];
    expect(shovedTo({ units }, slide(at(0, 1)))).toBe('12');
    const turned = slider(has('slide', 'push'));
    expect(shovedTo({ units: [turned, sword('b', 'right', [1, 1])] }, slide(at(0, 1)))).toBe('02');
  });

  it('is told, and a fallen target doesn’t slide', () => {
    const units = [slider(), sword('b', 'right', [1, 1], { facing: 'south' })];
    const { state, events } = play(plain, facingOff({ units }), slide(at(0, 1)));
    expect(events[2]).toMatchObject({ type: 'shoved', kind: 'slide', from: at(1, 1), to: at(0, 1), ability: 'slide' });
    expect(standing(state, 'b').facing).toBe('south');
    const dying = [slider(), sword('b', 'right', [1, 1], { health: 1 })];
    expect(told(play(plain, facingOff({ units: dying }), slide(at(0, 1))).events)).toEqual([
      'struck',
      'wounded',
      'fell',
    ]);
  });
});
