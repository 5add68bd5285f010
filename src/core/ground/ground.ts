import type { Grid } from '../geometry/grid';
import type { Obstacle, ObstacleKind } from './obstacle';
import type { Terrain } from './terrain';

/** A board without its units: plain data, cells row by row. */
export interface Ground extends Grid {
  readonly terrain: readonly string[];
  /** Levels per cell on top of what the terrain states; flat if left out. */
  readonly elevation?: readonly number[];
  readonly obstacles: readonly Obstacle[];
}

/** The kinds of terrain and obstacles that a ground may name. */
export interface GroundCatalog {
  readonly terrains: readonly Terrain[];
  readonly obstacles: readonly ObstacleKind[];
}

export function terrainOf(catalog: GroundCatalog, id: string): Terrain {
  return named(catalog.terrains, id);
}

export function obstacleKindOf(catalog: GroundCatalog, id: string): ObstacleKind {
  return named(catalog.obstacles, id);
}

function named<Kind extends { readonly id: string }>(kinds: readonly Kind[], id: string): Kind {
  const found = kinds.find((kind) => kind.id === id);
  if (!found) throw new Error(`no terrain or obstacle is called ${id}`);
  return found;
}
