import { describe, expect, it } from 'vitest';
import { musterProblem } from '../../src/skirmish/begin/musterProblem';
import { skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { middleOf } from '../../src/skirmish/turn/control';
import { fieldBook } from './support/books';
import { at, openMap } from './support/field';

const engine = skirmishEngineFor(fieldBook('clockwork'));
const squad = ['knight', 'archer'];
const startOn = (map: ReturnType<typeof openMap>, left = squad) =>
  engine.begin({ type: 'match', seed: 1, squads: { left, right: squad }, map }).state;

describe('where squads stand', () => {
  const spawns = { left: [at('A1'), at('B1'), at('C1')], right: [at('A12'), at('B12')] };

  it('on listed cells in their order, but not on one that hurts', () => {
    const hot = openMap({ spawns, terrain: openMap().terrain.map((plain, cell) => (cell === 0 ? 'lava' : plain)) });
    const { units } = startOn(hot);
    expect(units.map(({ position }) => position)).toEqual([at('B1'), at('C1'), at('A12'), at('B12')]);
  });

  it('and nowhere if there are fewer cells than units', () => {
    expect(() => startOn(openMap({ spawns }), ['knight', 'archer', 'scout', 'scout'])).toThrow(/fewer spawn cells/);
  });

  it('a battlefield that nobody knows is a mistake, and so are units', () => {
    expect(() =>
      engine.begin({ type: 'match', seed: 1, squads: { left: squad, right: squad }, map: 'nowhere' }),
    ).toThrow(/nowhere/);
    expect(musterProblem(engine.book, ['knight', 'dragon'])).toContain('dragon');
  });
});

describe('the middle of a board', () => {
  it.each([
    [12, 12, ['F6', 'G6', 'F7', 'G7']],
    [7, 7, ['D3', 'C4', 'D4', 'E4', 'D5']],
    [7, 8, ['D4', 'D5']],
    [8, 7, ['D4', 'E4']],
  ])('%i x %i', (width, height, cells) => {
    expect(middleOf({ width, height })).toEqual(cells.map(at));
  });
});
