import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { screenOf, screensRow } from '../../src/battle/damage/attackFigures';
import type { Unit } from '../../src/battle/model/unit';
import { OPPONENT, SIDES } from '../../src/kernel/sides';
import { book } from '../support/book';
import { plain, standing } from '../support/engine';
import { bow, position, sword, tank } from '../support/position';
import { has, siege, sourcesOf } from './support/blows';
import { PAIRS, place } from './support/cells';

describe('R6, who screens', () => {
  it('a defender in the attacker’s row, strictly between it and the castle: all pairs of cells', () => {
    for (const side of SIDES) {
      for (const { from: own, to: other } of PAIRS) {
        const attacker = bow('a', side, place(own));
        const screenAgainst = (units: readonly Unit[]) => {
          const board = plain.compile(position({ units }));
          return screenOf(plain.book, board, standing(board, 'a'));
        };
        const beyond = side === 'left' ? other.col > own.col : other.col < own.col;
        const screened = other.row === own.row && beyond;
        const enemy = sword('b', OPPONENT[side], place(other));
        const ally = sword('b', side, place(other));
        expect(screenAgainst([attacker, enemy])).toEqual(screened ? { source: 'screen', value: 50 } : null);
        expect(screenAgainst([attacker, ally])).toBeNull();
      }
    }
  });

  it.each([
    ['open', [], 20],
    ['one card right behind', [sword('b', 'right', [1, 1])], 10],
    ['one card far behind', [sword('b', 'right', [1, 2])], 10],
    ['two cards halve only once', [sword('b', 'right', [1, 1]), sword('c', 'right', [1, 2])], 10],
    ['a card of the next row', [sword('b', 'right', [0, 1])], 20],
    ['an own card', [sword('b', 'left', [1, 1])], 20],
    ['a Guard', [sword('b', 'right', [1, 2], has('guard'))], 5],
    ['a Guard before another', [sword('b', 'right', [1, 1], has('guard')), sword('c', 'right', [1, 2])], 5],
    ['a Guard behind another', [sword('b', 'right', [1, 1]), sword('c', 'right', [1, 2], has('guard'))], 5],
    ['a Guard of another row', [sword('b', 'right', [0, 1], has('guard')), sword('c', 'right', [1, 2])], 10],
    ['a card in stealth', [bow('b', 'right', [1, 2], has('stealth'))], 20],
    ['a revealed card', [bow('b', 'right', [1, 2], { ...has('stealth'), revealed: true })], 10],
    ['a card in stealth and another', [bow('b', 'right', [1, 1], has('stealth')), sword('c', 'right', [1, 2])], 10],
    ['another and a card in stealth', [sword('b', 'right', [1, 1]), bow('c', 'right', [1, 2], has('stealth'))], 10],
    ['a card with another standing effect', [sword('b', 'right', [1, 2], has('inspire'))], 10],
    ['a Guard in stealth', [bow('b', 'right', [1, 1], has('stealth', 'guard')), sword('c', 'right', [1, 2])], 10],
  ] as const)('%s: %i', (_what, others, damage) => {
    expect(siege({ units: [bow('a', 'left', [1, 0]), ...others] }).damage).toBe(damage);
  });

  it('a card that the attacker has passed screens nothing', () => {
    expect(siege({ units: [bow('a', 'left', [1, 2]), sword('b', 'right', [1, 1])] }).damage).toBe(20);
    expect(siege({ units: [bow('a', 'right', [1, 0]), sword('b', 'left', [1, 1])] }).damage).toBe(20);
  });

  it('the lowest of several, whoever stands first on the list', () => {
    const weak = { abilities: [{ id: 'guard', value: 40 }] };
    const strong = { abilities: [{ id: 'guard', value: 10 }] };
    for (const [near, far] of [
      [weak, strong],
      [strong, weak],
    ] as const) {
      const units = [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 1], near), sword('c', 'right', [1, 2], far)];
      expect(siege({ units }).damage).toBe(2);
    }
  });

  it('is named: the rule, or the ability that lowers it', () => {
    const attacker = bow('a', 'left', [1, 0], { attack: 21 });
    expect(siege({ units: [attacker, sword('b', 'right', [1, 2])] }).arithmetic).toEqual([
      { source: 'attack', kind: 'base', value: 21 },
      { source: 'screen', kind: 'percent', value: 50 },
      { source: 'rounding', kind: 'roundDown', value: 10.5 },
    ]);
    const guarded = siege({ units: [attacker, sword('b', 'right', [1, 2], has('guard'))] });
    expect(sourcesOf(guarded)).toEqual(['attack', 'ability:guard', 'rounding']);
    const half = { abilities: [{ id: 'guard', value: 50 }] };
    const equals = siege({ units: [attacker, sword('b', 'right', [1, 1]), sword('c', 'right', [1, 2], half)] });
    expect(sourcesOf(equals)).toEqual(['attack', 'screen', 'rounding']);
  });
});

describe('R6, Siege', () => {
  it.each([
    ['open', [], 25],
    ['past a screen', [sword('b', 'right', [1, 2])], 25],
    ['past a Guard', [sword('b', 'right', [1, 2], has('guard'))], 25],
  ] as const)('%s: a quarter more', (_what, others, damage) => {
    const struck = siege({ units: [sword('a', 'left', [1, 1], has('siege')), ...others] });
    expect(struck.damage).toBe(damage);
    expect(sourcesOf(struck)).toEqual(['attack', 'ability:siege']);
  });
});

describe('half of it', () => {
  it.each([
    [21, 10],
    [3, 1],
    [1, 1],
  ])('of %i is %i: rounded down, at least 1', (attack, damage) => {
    const units = [bow('a', 'left', [1, 0], { attack }), sword('b', 'right', [1, 2])];
    expect(siege({ units }).damage).toBe(damage);
  });

  it('follows the rules’ number', () => {
    const engine = createBattleEngine(book({ rules: { screen: 80 } }));
    const units = [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])];
    expect(siege({ units }, engine).damage).toBe(16);
    const guarded = [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2], has('guard'))];
    expect(siege({ units: guarded }, engine).damage).toBe(5);
  });
});

describe('row by row, for the page', () => {
  it('whether a side’s cards screen its castle', () => {
    const state = position({
      units: [
        sword('a', 'left', [0, 2]),
        tank('b', 'right', [2, 0]),
        bow('c', 'left', [1, 1], has('stealth')),
        bow('d', 'right', [1, 2], { ...has('stealth'), revealed: true }),
      ],
    });
    const board = plain.compile(state);
    const rows = [0, 1, 2];
    expect(rows.map((row) => screensRow(plain.book, board, 'left', row))).toEqual([true, false, false]);
    expect(rows.map((row) => screensRow(plain.book, board, 'right', row))).toEqual([false, true, true]);
  });
});
