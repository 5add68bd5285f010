import { describe, expect, it } from 'vitest';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { observe } from '../../../../src/skirmish/view/observe';
import { percentOf } from '../../../../src/ui/field/common/percent';
import { cellFacts } from '../../../../src/ui/field/rail/cellFacts';
import { holdingOf } from '../../../../src/ui/field/rail/holding';
import { fieldBook } from '../../../skirmish/support/books';
import { at, field, openMap, type Sketch } from '../../../skirmish/support/field';

describe('what is known of a cell', () => {
  it('nothing of a cell that was never seen', () => {
    const book = fieldBook('clockwork');
    const { preset } = book.rules.muster;
    const { begin } = skirmishEngineFor(book);
    const { state } = begin({ type: 'match', seed: 1, squads: { left: preset, right: preset }, map: 'the-commons' });
    const seen = observe(book, state, 'left');
    const cells = seen.field.ground.terrain.map((_, cell) => ({
      x: cell % seen.field.ground.width,
      y: Math.floor(cell / seen.field.ground.width),
    }));
    const told = cells.map((cell) => cellFacts({ book, seen }, cell) !== null);
    expect(told).toEqual(seen.seen);
    expect(told).toContain(false);
  });

  it('what stands there, what it shelters, and who sees it', () => {
    const book = fieldBook('d20');
    const map = openMap({
      obstacles: [
        { kind: 'crate', positions: [at('E7')] },
        { kind: 'wall', positions: [at('H5'), at('H6'), at('H7')] },
      ],
    });
    const sketches: readonly Sketch[] = [
      ['a', 'bowman', 'left', 'A6'],
      ['b', 'bowman', 'right', 'L6'],
    ];
    const seen = observe(book, field(book, sketches, map), 'left');
    expect(cellFacts({ book, seen }, at('E7'))?.obstacles).toEqual([{ kind: 'crate', hitPoints: 20, most: 20 }]);
    expect(cellFacts({ book, seen }, at('E8'))?.shelters.map(({ at: near }) => near)).toEqual([at('E7')]);
    expect(cellFacts({ book, seen }, at('G6'))?.seenBy).toEqual({ own: 1, enemies: 0 });
  });
});

describe('who holds the crown', () => {
  it.each([
    ['own', 'F6', 'A1'],
    ['enemy', 'A1', 'F6'],
    ['contested', 'F6', 'G7'],
    ['free', 'A1', 'L12'],
  ])('%s: Left at %s, Right at %s', (holding, left, right) => {
    const book = fieldBook('d20');
    const sketches: readonly Sketch[] = [
      ['a', 'bowman', 'left', left],
      ['b', 'bowman', 'right', right],
    ];
    expect(holdingOf(observe(book, field(book, sketches), 'left'))).toBe(holding);
  });
});

describe('chances in percent', () => {
  it('what may fail is never certain, what may happen never impossible', () => {
    const fractions = [
      [0, 1],
      [1, 2500],
      [1, 2],
      [2499, 2500],
      [1, 1],
    ] as const;
    expect(fractions.map(([numerator, denominator]) => percentOf({ numerator, denominator }))).toEqual([
      0, 1, 50, 99, 100,
    ]);
  });
});
