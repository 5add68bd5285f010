import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/core/geometry/position';
import type { Survey } from '../../../src/core/ground/survey';
import { hasClearShot, hasLineOfSight, isShrouded } from '../../../src/core/sight/lineOfSight';
import type { SightRules } from '../../../src/core/sight/sightRules';
import { traceSight } from '../../../src/core/sight/traceSight';
import { at, board, obstacle } from '../support/boards';
import { CLOCKWORK } from '../support/cards';

const STRICT = CLOCKWORK.sight;
const PERMISSIVE: SightRules = { ...STRICT, grazing: 'permissive' };

/** Asked both ways, and of the short answer and the long one, which must agree. */
function sees(survey: Survey, rules: SightRules, a: Position, b: Position): boolean {
  const there = hasLineOfSight(survey, rules, a.x, a.y, b.x, b.y);
  expect(hasLineOfSight(survey, rules, b.x, b.y, a.x, a.y)).toBe(there);
  expect(traceSight(survey, rules, a, b).inSight).toBe(there);
  return there;
}

describe('ruling 18: line of sight', () => {
  it('document 002: from B2 to E2, blocked by a wall at D2, clear without', () => {
    expect(sees(board(['.....', '.....']), STRICT, at(1, 1), at(4, 1))).toBe(true);
    expect(sees(board(['.....', '...#.']), STRICT, at(1, 1), at(4, 1))).toBe(false);
    expect(sees(board(['...#.', '.....']), STRICT, at(1, 1), at(4, 1))).toBe(true);
  });

  it('both end cells are skipped', () => {
    expect(sees(board(['#..#']), STRICT, at(0, 0), at(3, 0))).toBe(true);
  });

  it('the ring is always in sight, even past two closed corners', () => {
    const corner = board(['.#', '#.']);
    expect(sees(corner, STRICT, at(0, 0), at(1, 1))).toBe(true);
    expect(sees(corner, STRICT, at(0, 0), at(0, 0))).toBe(true);
  });

  it.each<[string, boolean, boolean, string[]]>([
    ['nothing', true, true, ['..', '..', '..']],
    ['the near one of the pair', false, true, ['..', '#.', '..']],
    ['the other one of the pair', false, true, ['..', '.#', '..']],
    ['both of the pair', false, false, ['..', '##', '..']],
  ])('a knight’s move past %s: strict %s, permissive %s', (_what, strict, permissive, rows) => {
    expect(sees(board(rows), STRICT, at(0, 0), at(1, 2))).toBe(strict);
    expect(sees(board(rows), PERMISSIVE, at(0, 0), at(1, 2))).toBe(permissive);
  });

  it.each<[string, boolean, string[]]>([
    ['one corner cell', true, ['.#.', '...', '...']],
    ['the other corner cell', true, ['...', '#..', '...']],
    ['both cells of a corner', false, ['.#.', '#..', '...']],
    ['both cells of the other corner', false, ['...', '..#', '.#.']],
    ['cells of two different corners', true, ['.#.', '...', '.#.']],
    ['the cell in the middle', false, ['...', '.#.', '...']],
  ])('a diagonal past %s is in sight: %s', (_what, clear, rows) => {
    expect(sees(board(rows), STRICT, at(0, 0), at(2, 2))).toBe(clear);
    expect(sees(board(rows), PERMISSIVE, at(0, 0), at(2, 2))).toBe(clear);
  });

  it('three by one passes one corner in its middle', () => {
    expect(sees(board(['..#.', '....']), STRICT, at(0, 0), at(3, 1))).toBe(true);
    expect(sees(board(['....', '.#..']), STRICT, at(0, 0), at(3, 1))).toBe(true);
    expect(sees(board(['..#.', '.#..']), STRICT, at(0, 0), at(3, 1))).toBe(false);
    expect(sees(board(['..#.', '.#..']), PERMISSIVE, at(0, 0), at(3, 1))).toBe(false);
  });

  it('on 3x3 with a boulder in the middle only the four lines through it are closed (permissive)', () => {
    const boulder = board(['...', '.#.', '...']);
    const rim = [at(0, 0), at(1, 0), at(2, 0), at(2, 1), at(2, 2), at(1, 2), at(0, 2), at(0, 1)];
    const closed = rim.flatMap((a) => rim.filter((b) => !sees(boulder, PERMISSIVE, a, b)).map((b) => [a, b]));
    expect(closed).toHaveLength(8);
    for (const [a, b] of closed) expect([(a?.x ?? 0) + (b?.x ?? 0), (a?.y ?? 0) + (b?.y ?? 0)]).toEqual([2, 2]);
  });
});

describe('what blocks', () => {
  it('is named, cell by cell, from the near end to the far one', () => {
    const survey = board(['......'], [obstacle('tree', at(2, 0)), obstacle('wall', at(4, 0))]);
    expect(traceSight(survey, STRICT, at(0, 0), at(5, 0))).toEqual({
      inSight: false,
      blockers: [
        { position: at(2, 0), by: 'the tree' },
        { position: at(4, 0), by: 'the wall' },
      ],
      isShrouded: false,
      elevationAdvantage: 0,
    });
    expect(traceSight(survey, STRICT, at(5, 0), at(0, 0)).blockers.map(({ by }) => by)).toEqual([
      'the wall',
      'the tree',
    ]);
  });

  it('both cells of a closed pair, only the closed one of a strict pair, both cells of a corner', () => {
    const blockers = (rows: string[], rules: SightRules, to: Position) =>
      traceSight(board(rows), rules, at(0, 0), to).blockers;
    const boulder = (x: number, y: number) => ({ position: at(x, y), by: 'blocking' });
    expect(blockers(['..', '##', '..'], PERMISSIVE, at(1, 2))).toEqual([boulder(0, 1), boulder(1, 1)]);
    expect(blockers(['..', '.#', '..'], STRICT, at(1, 2))).toEqual([boulder(1, 1)]);
    expect(blockers(['..', '.#', '..'], PERMISSIVE, at(1, 2))).toEqual([]);
    expect(blockers(['.#.', '#..', '...'], STRICT, at(2, 2))).toEqual([boulder(0, 1), boulder(1, 0)]);
  });

  it('nothing between neighbours', () => {
    expect(traceSight(board(['##']), STRICT, at(0, 0), at(1, 0))).toMatchObject({ inSight: true, blockers: [] });
    expect(traceSight(board(['.#', '#.']), STRICT, at(0, 0), at(1, 1))).toMatchObject({ inSight: true, blockers: [] });
  });

  it('units never: a board’s survey doesn’t even know them; a magical barrier and a palisade neither', () => {
    const survey = board(['....'], [obstacle('magical-barrier', at(1, 0)), obstacle('destructible', at(2, 0))]);
    expect(sees(survey, STRICT, at(0, 0), at(3, 0))).toBe(true);
  });
});

describe('heights', () => {
  const past = (rows: string[], kind: string) => board(rows, [obstacle(kind, at(2, 0))]);
  const across = (survey: Survey) => sees(survey, STRICT, at(0, 0), at(4, 0));

  it.each([
    ['crate', '.....', true],
    ['boulder', '.....', false],
    ['boulder', '1...1', true],
    ['boulder', '2....', true],
    ['boulder', '1....', true],
    ['tree', '1...1', false],
    ['tree', '2...2', false],
    ['tree', '2...3', true],
    ['tree', '3...3', true],
    ['wall', '9...9', false],
    ['crate', '..1..', false],
    ['crate', '1.1..', true],
  ])('past a %s on %s: in sight %s', (kind, rows, clear) => {
    expect(across(past([rows], kind))).toBe(clear);
  });

  it('the line falls from the high end to the low one: a tree near the low end blocks, near the high end doesn’t', () => {
    const high = (x: number) => board(['6.....'], [obstacle('tree', at(x, 0))]);
    const clear = [1, 2, 3, 4].map((x) => sees(high(x), STRICT, at(0, 0), at(5, 0)));
    expect(clear).toEqual([true, true, true, false]);
  });

  it.each([
    ['.....', true],
    ['..1..', true],
    ['..2..', true], // exactly as high as the eyes
    ['..3..', false],
    ['1.3.1', true],
    ['1.3..', false],
    ['.^...', true],
  ])('the ground itself blocks where it rises above the eyes: %s in sight %s', (rows, clear) => {
    expect(across(board([rows]))).toBe(clear);
  });

  it('names the ground that is too high', () => {
    expect(traceSight(board(['..3..']), STRICT, at(0, 0), at(4, 0))).toMatchObject({
      blockers: [{ position: at(2, 0), by: 'normal' }],
    });
  });

  it('eyes as high as the rules say', () => {
    const survey = board(['..3..']);
    expect(sees(survey, { ...STRICT, eyeHeight: 3 }, at(0, 0), at(4, 0))).toBe(true);
    expect(sees(board(['..1..']), { ...STRICT, eyeHeight: 0 }, at(0, 0), at(4, 0))).toBe(false);
  });

  it('tells how far the looker stands above', () => {
    expect(traceSight(board(['3..1']), STRICT, at(0, 0), at(3, 0)).elevationAdvantage).toBe(2);
    expect(traceSight(board(['3..1']), STRICT, at(3, 0), at(0, 0)).elevationAdvantage).toBe(-2);
  });

  it('two corner cells of different height are compared at the corner', () => {
    const survey = board(['...', '...', '...'], [obstacle('boulder', at(1, 0)), obstacle('crate', at(0, 1))]);
    expect(sees(survey, STRICT, at(0, 0), at(2, 2))).toBe(true);
  });
});

describe('fog', () => {
  const survey = board(['.%..']);

  it('between two cells hides them from one another, if the rules say so', () => {
    expect(sees(survey, STRICT, at(0, 0), at(3, 0))).toBe(false);
    expect(sees(survey, { ...STRICT, fogBlocks: false }, at(0, 0), at(3, 0))).toBe(true);
    expect(traceSight(survey, STRICT, at(0, 0), at(3, 0)).blockers).toEqual([{ position: at(1, 0), by: 'obscuring' }]);
  });

  it('around a target leaves it to be shot from its ring only; out of it anybody may be shot', () => {
    expect(isShrouded(survey, 3, 0, 1, 0)).toBe(true);
    expect(isShrouded(survey, 2, 0, 1, 0)).toBe(false);
    expect(isShrouded(survey, 1, 0, 3, 0)).toBe(false);
    expect(hasClearShot(survey, STRICT, 3, 0, 1, 0)).toBe(false);
    expect(hasClearShot(survey, STRICT, 2, 0, 1, 0)).toBe(true);
    expect(hasClearShot(survey, STRICT, 0, 0, 1, 0)).toBe(true);
    expect(hasClearShot(survey, STRICT, 1, 0, 3, 0)).toBe(true);
    expect(traceSight(survey, STRICT, at(3, 0), at(1, 0))).toMatchObject({ inSight: true, isShrouded: true });
  });

  it('around a target further down the board', () => {
    const low = board(['...', '...', '.%.', '...']);
    expect(isShrouded(low, 1, 3, 1, 2)).toBe(false);
    expect(isShrouded(low, 0, 1, 1, 2)).toBe(false);
    expect(isShrouded(low, 1, 0, 1, 2)).toBe(true);
  });

  it('a shot needs the line as well', () => {
    expect(hasClearShot(board(['.#.']), STRICT, 0, 0, 2, 0)).toBe(false);
    expect(hasClearShot(board(['...']), STRICT, 0, 0, 2, 0)).toBe(true);
  });
});
