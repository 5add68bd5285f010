import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { musterProblem } from '../../../../src/skirmish/begin/musterProblem';
import { profileOf } from '../../../../src/skirmish/model/profile';
import { squadProblem } from '../../../../src/store/field/setup/setupProblem';
import { SQUAD_SHAPES, squadByLot, squadOfShape } from '../../../../src/store/field/setup/squads';
import { anySetup, bookOf, CATALOG } from './support';

const SETS = Object.keys(CATALOG.rules);

describe.each(SETS)('ready-made squads of %s', (rules) => {
  const book = bookOf(rules);

  it.each(SQUAD_SHAPES)('%s may be mustered', (shape) => {
    expect(musterProblem(book, squadOfShape(book, shape))).toBeNull();
  });

  it('are mostly what they are called', () => {
    const most = (shape: 'bows' | 'shields', trait: string) =>
      squadOfShape(book, shape).filter((kind) => profileOf(book, kind).traits.has(trait)).length;
    expect(most('bows', 'ranged')).toBeGreaterThanOrEqual(2);
    expect(most('shields', 'melee')).toBeGreaterThanOrEqual(2);
  });

  it('are drawn by lot within the credits, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 4_294_967_295 }), (seed) => {
        const squad = squadByLot(book, seed);
        expect(musterProblem(book, squad)).toBeNull();
        expect(squadByLot(book, seed)).toEqual(squad);
      }),
    );
  });

  it('differ with the seed', () => {
    const drawn = new Set(Array.from({ length: 30 }, (_, seed) => squadByLot(book, seed).join()));
    expect(drawn.size).toBeGreaterThan(10);
  });
});

it('a squad has a problem exactly where the engine says so', () => {
  fc.assert(
    fc.property(anySetup, ({ rules, squads }) => {
      const book = bookOf(rules);
      expect(squadProblem(book, squads.left, 'left') === null).toBe(musterProblem(book, squads.left) === null);
    }),
  );
});
