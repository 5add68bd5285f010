import { describe, expect, it } from 'vitest';
import { freshUnit } from '../../../../../src/skirmish/begin/begin';
import type { FieldUnit } from '../../../../../src/skirmish/model/state';
import { UNIT } from '../../../../../src/ui/field/art/canvas/hand';
import {
  degreesOf,
  nearestTurn,
  PLATE_RADIUS,
  PROW_TIP,
  SMALL_PROW_TIP,
  SMALL_SCALE,
} from '../../../../../src/ui/field/art/token/tokenShapes';
import { badgesOf, isSpent, pipsOf } from '../../../../../src/ui/field/art/token/tokenState';
import { unitGlyph } from '../../../../../src/ui/field/art/token/unitGlyph';
import { fieldBook, RULE_SETS, type RuleSetId } from '../../../../skirmish/support/books';

function unit(rules: RuleSetId, kind: string, changes: Partial<FieldUnit> = {}): FieldUnit {
  return { ...freshUnit(fieldBook(rules), 'left-1', kind, 'left'), ...changes };
}

const shapes = (rules: RuleSetId, who: FieldUnit) =>
  pipsOf(fieldBook(rules), who).map(({ shape, isLeft }) => (isLeft ? shape : `(${shape})`));

describe('the sign of a unit', () => {
  it.each(RULE_SETS)('is another for every class of %s', (rules) => {
    const book = fieldBook(rules);
    const glyphs = Object.keys(book.units).map((kind) => unitGlyph(book, kind));
    expect(new Set(glyphs).size).toBe(glyphs.length);
  });

  it('of a new class follows from what it can do and carries', () => {
    const book = fieldBook('2d6');
    const recruit = { id: 'recruit', cost: 1, stats: {}, traits: [], skills: [], abilities: [] };
    const units = {
      digger: { ...recruit, id: 'digger', weapon: 'bow', abilities: [{ kind: 'build', limit: 1 } as const] },
      shooter: { ...recruit, id: 'shooter', weapon: 'bow' },
    };
    const grown = { ...book, units };
    expect([unitGlyph(grown, 'digger'), unitGlyph(grown, 'shooter')]).toEqual(['claw-hammer', 'high-shot']);
  });
});

describe('what a unit has left', () => {
  it('is shown as its rules count it', () => {
    expect(shapes('clockwork', unit('clockwork', 'engineer', { actions: 1 }))).toEqual([
      'action',
      '(action)',
      '(action)',
    ]);
    expect(shapes('d20', unit('d20', 'pikeman', { actions: 0, steps: 1 }))).toEqual(['(action)', 'step', 'reaction']);
    expect(shapes('2d6', unit('2d6', 'axeman', { actions: 1, movement: 2, hasReaction: false }))).toEqual([
      'action',
      'movement',
      '(reaction)',
    ]);
  });

  it('counts an action that somebody gave it', () => {
    expect(shapes('clockwork', unit('clockwork', 'knight', { actions: 3 }))).toEqual(['action', 'action', 'action']);
  });

  it('is nothing when all is spent but the reaction, or it waits', () => {
    const book = fieldBook('2d6');
    expect(isSpent(book, unit('2d6', 'axeman', { actions: 0, movement: 0 }))).toBe(true);
    expect(isSpent(book, unit('2d6', 'axeman', { actions: 0, movement: 1 }))).toBe(false);
    expect(isSpent(book, unit('2d6', 'axeman', { actions: 1, isWaiting: true }))).toBe(true);
  });
});

describe('the badges of a unit', () => {
  it('are two at most, states before what was done', () => {
    const busy = unit('d50', 'captain', { stance: 'aggressive', hasMoved: true, hasAttacked: true });
    expect(badgesOf(busy, 'leader', true).map(({ tone }) => tone)).toEqual(['fierce', 'role']);
  });

  it('tell what was done while its side is acting alone', () => {
    const tired = unit('d50', 'captain', { hasMoved: true });
    expect([badgesOf(tired, null, true), badgesOf(tired, null, false)].map(({ length }) => length)).toEqual([1, 0]);
  });
});

describe('the prow', () => {
  it('ends before the plate of whoever stands next to it, so that nobody hides it', () => {
    expect(PROW_TIP + PLATE_RADIUS).toBeLessThan(UNIT);
    expect((SMALL_PROW_TIP + PLATE_RADIUS) * SMALL_SCALE).toBeLessThan(UNIT);
  });

  it('turns clockwise from north', () => {
    expect([degreesOf('north'), degreesOf('east'), degreesOf('northwest')]).toEqual([0, 90, 315]);
  });

  it('takes the short way round', () => {
    expect([nearestTurn(0, 'northwest'), nearestTurn(-45, 'north'), nearestTurn(315, 'east')]).toEqual([-45, 0, 450]);
  });
});
