import { describe, expect, it } from 'vitest';
import { groundOf } from '../../../../../src/skirmish/begin/begin';
import type { FieldGround } from '../../../../../src/skirmish/model/state';
import { crownPlace } from '../../../../../src/ui/field/art/ground/crownMarks';
import { groundMarks } from '../../../../../src/ui/field/art/ground/groundMarks';
import { fieldBook } from '../../../../skirmish/support/books';

const book = fieldBook('clockwork');

function groundNamed(id: string): FieldGround {
  const map = book.maps[id];
  if (map === undefined) throw new Error(`no battlefield ${id}`);
  return groundOf(book, map);
}

const VAULT = groundNamed('the-vault');
const UPPER_HALF = VAULT.terrain.map((_, cell) => cell < VAULT.terrain.length / 2);

/** The lower half laid waste: nothing in it is as it was. */
const CHANGED: FieldGround = {
  ...VAULT,
  terrain: VAULT.terrain.map((terrain, cell) => (UPPER_HALF[cell] ? terrain : 'lava')),
  elevation: VAULT.elevation.map((level, cell) => (UPPER_HALF[cell] ? level : 3)),
  obstacles: VAULT.obstacles.filter(({ positions }) => positions.every(({ y }) => y < VAULT.height / 2)),
  areas: VAULT.areas.filter(({ at }) => at.y < VAULT.height / 2),
};

describe('the map', () => {
  it('shows nothing of cells that nobody has seen', () => {
    const seen = groundMarks(book, VAULT, [], UPPER_HALF);
    expect(groundMarks(book, CHANGED, [], UPPER_HALF)).toEqual(seen);
    expect(groundMarks(book, CHANGED, [], null)).not.toEqual(groundMarks(book, VAULT, [], null));
  });

  it('shows what is left of an obstacle as soon as it was struck', () => {
    const commons = groundNamed('the-commons');
    const [first, ...others] = commons.obstacles;
    const struck = {
      ...commons,
      obstacles: [{ ...first, id: 'x', kind: 'crate', positions: [{ x: 0, y: 0 }], hitPoints: 7 }, ...others],
    };
    const figures = (ground: FieldGround) =>
      groundMarks(book, ground, [], null).flatMap((drawn) =>
        'text' in drawn && drawn.look === 'hits' ? drawn.text : [],
      );
    expect(figures(commons)).toEqual([]);
    expect(figures(struck)).toEqual(['7']);
  });

  it('writes each level of a hill into its contour', () => {
    const figures = groundMarks(book, groundNamed('broken-stair'), [], null).flatMap((drawn) =>
      'text' in drawn && drawn.look === 'height' ? drawn.text : [],
    );
    expect(new Set(figures)).toEqual(new Set(['1', '2']));
  });

  it('has a ring around the middle of the control point', () => {
    expect(crownPlace([])).toBeNull();
    expect(
      crownPlace([
        { x: 5, y: 5 },
        { x: 6, y: 5 },
        { x: 5, y: 6 },
        { x: 6, y: 6 },
      ]),
    ).toEqual({ x: 372, y: 372, radius: 56 });
  });
});
