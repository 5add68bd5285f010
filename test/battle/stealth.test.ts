import { describe, expect, it } from 'vitest';
import { plain, play, refusalOf, standing } from '../support/engine';
import { bow, mage, position, sword } from '../support/position';
import { END, facingOff, has, STRIKE, told } from './support/blows';
import { PAIRS, place } from './support/cells';

const HIDDEN = has('stealth');

describe('Stealth, who may target it', () => {
  it('only a neighbour in the ring: all pairs of cells', () => {
    for (const { from, to } of PAIRS) {
      const near = Math.max(Math.abs(from.row - to.row), Math.abs(from.col - to.col)) === 1;
      const hidden = position({ units: [mage('a', 'left', place(from)), bow('b', 'right', place(to), HIDDEN)] });
      expect(refusalOf(plain, hidden, STRIKE)).toBe(near ? null : 'target-hidden');
      const offered = plain.legalOrders(hidden, 'left').some(({ type }) => type === 'attack');
      expect(offered).toBe(near);
      const revealed = bow('b', 'right', place(to), { ...HIDDEN, revealed: true });
      expect(refusalOf(plain, position({ units: [mage('a', 'left', place(from)), revealed] }), STRIKE)).toBeNull();
    }
  });

  it('a melee card of the same column but two rows away can’t', () => {
    const units = [sword('a', 'left', [0, 1]), bow('b', 'right', [2, 1], HIDDEN)];
    expect(refusalOf(plain, position({ units }), STRIKE)).toBe('target-hidden');
  });

  it('out of reach and out of sight are named first', () => {
    const far = [sword('a', 'left', [1, 0]), bow('b', 'right', [1, 2], HIDDEN)];
    expect(refusalOf(plain, position({ units: far }), STRIKE)).toBe('out-of-reach');
    const unseen = [bow('a', 'left', [1, 0]), bow('b', 'right', [1, 2], HIDDEN)];
    expect(refusalOf(plain, position({ ground: 'the-boulder', units: unseen }), STRIKE)).toBe('no-line-of-sight');
  });
});

describe('Stealth, revealed', () => {
  it.each([
    ['by striking a card', STRIKE],
    ['by striking the castle', { type: 'attackCastle', unit: 'a' }],
  ] as const)('%s', (_what, order) => {
    const units = [bow('a', 'left', [0, 1], HIDDEN), sword('b', 'right', [2, 2])];
    expect(standing(play(plain, position({ units }), order).state, 'a').revealed).toBe(true);
  });

  it('not by moving, nor by being struck', () => {
    const units = [sword('a', 'left', [1, 0]), bow('b', 'right', [1, 1], HIDDEN)];
    expect(standing(play(plain, position({ units }), STRIKE).state, 'b').revealed).toBe(false);
    const walking = position({ units: [bow('a', 'left', [1, 0], HIDDEN)] });
    const moved = play(plain, walking, { type: 'move', unit: 'a', to: { row: 0, col: 0 } });
    expect(standing(moved.state, 'a').revealed).toBe(false);
  });

  it('a counter-blow reveals nobody', () => {
    const units = [sword('a', 'left', [1, 0]), bow('b', 'right', [1, 1], has('stealth', 'riposte'))];
    const { state, events } = play(plain, position({ units }), STRIKE);
    expect(told(events)).toContain('countered');
    expect(standing(state, 'b').revealed).toBe(false);
  });
});

describe('Stealth, at the end of its owner’s turn', () => {
  const revealed = { ...HIDDEN, revealed: true };

  it.each([
    ['alone', [], true],
    ['an enemy in the ring', [sword('b', 'right', [1, 1])], false],
    ['an enemy in the ring, at a corner', [sword('b', 'right', [1, 1]), sword('c', 'right', [2, 2])], false],
    ['an enemy two columns away', [sword('b', 'right', [0, 2])], true],
    ['an ally in the ring', [sword('b', 'left', [1, 1])], true],
  ])('%s', (_what, others, cloaks) => {
    const { state, events } = play(plain, position({ units: [bow('a', 'left', [0, 0], revealed), ...others] }), END);
    expect(standing(state, 'a').revealed).toBe(!cloaks);
    expect(events[0]).toEqual(
      cloaks ? { type: 'concealed', unit: 'a', ability: 'stealth' } : { type: 'turnEnded', side: 'left' },
    );
  });

  it('not at the end of the other’s turn', () => {
    const state = position({ turn: 'right', units: [bow('a', 'left', [0, 0], revealed)] });
    expect(standing(play(plain, state, END).state, 'a').revealed).toBe(true);
  });

  it('tells nothing of a card that was never revealed, nor of one without Stealth', () => {
    const units = [bow('a', 'left', [0, 0], HIDDEN), sword('c', 'left', [2, 0], { revealed: true })];
    const { state, events } = play(plain, position({ units }), END);
    expect(told(events)).not.toContain('concealed');
    expect(standing(state, 'c').revealed).toBe(true);
  });

  it('a whole turn: strike, be seen, cloak, be hidden again', () => {
    const units = [bow('a', 'left', [0, 0], HIDDEN), bow('b', 'right', [2, 2])];
    const back = { type: 'attack', unit: 'b', target: 'a' } as const;
    const struck = play(plain, facingOff({ units }), STRIKE).state;
    expect(standing(struck, 'a').revealed).toBe(true);
    expect(refusalOf(plain, play(plain, struck, END).state, back)).toBe('target-hidden');
    const beside = { ...units[1], row: 1, col: 1 } as (typeof units)[number];
    const open = play(plain, facingOff({ units: [bow('a', 'left', [0, 0], HIDDEN), beside] }), STRIKE, END).state;
    expect(refusalOf(plain, open, back)).toBeNull();
  });
});
