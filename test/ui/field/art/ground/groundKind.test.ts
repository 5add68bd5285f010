import { describe, expect, it } from 'vitest';
import { groundKindOf } from '../../../../../src/ui/field/art/ground/groundKind';
import { obstacleShapeOf } from '../../../../../src/ui/field/art/ground/obstacleMarks';
import { fieldBook } from '../../../../skirmish/support/books';

const { terrains, obstacles } = fieldBook('clockwork');

describe('how ground is drawn', () => {
  it('follows from what it does, for every terrain of the cards', () => {
    expect(Object.fromEntries(terrains.map((terrain) => [terrain.id, groundKindOf(terrain)]))).toEqual({
      blocking: 'boulder',
      difficult: 'difficult',
      elevated: null,
      'excellent-cover': 'bulwark',
      'good-cover': 'lowWall',
      hazardous: 'hazard',
      ice: 'ice',
      lava: 'lava',
      normal: null,
      obscuring: 'smoke',
      'partial-cover': 'scrub',
      pit: 'pit',
      swamp: 'swamp',
      'very-difficult': 'rough',
      water: 'water',
    });
  });

  it('is never bare for terrain that nobody has heard of', () => {
    expect(groundKindOf({ id: 'road', name: 'Road', glyph: 'r' })).toBe('other');
    expect(groundKindOf({ id: 'tar', name: 'Tar', glyph: 't', cost: 5 })).toBe('rough');
  });
});

describe('how an obstacle is drawn', () => {
  it('differs for every obstacle of the cards', () => {
    expect(Object.fromEntries(obstacles.map((kind) => [kind.id, obstacleShapeOf(kind)]))).toEqual({
      boulder: 'boulder',
      crate: 'crate',
      destructible: 'palisade',
      'magical-barrier': 'barrier',
      pillar: 'pillar',
      trap: 'trap',
      tree: 'tree',
      wall: 'wall',
    });
  });

  it('has a picture for one that does nothing yet', () => {
    const heap = {
      id: 'heap',
      name: 'Heap',
      height: 1,
      cover: 'none',
      blocksMovement: false,
      blocksSight: false,
    } as const;
    expect(obstacleShapeOf(heap)).toBe('heap');
  });
});
