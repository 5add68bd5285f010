import type { ArtTable, StageTable } from '../catalog';

/** What the pictures of the cards are made of. */
export interface ArtSupplies {
  readonly recipes: ArtTable;
  readonly stage: StageTable;
  readonly glyphs: Readonly<Record<string, string>>;
}

/** Fetched when the first picture is wanted. */
export async function loadArt(): Promise<ArtSupplies> {
  const { recipes, stage, glyphs } = await import('virtual:ninekeep/art');
  return { recipes, stage, glyphs };
}

/** Under `npm start` every recipe that is saved calls the listener; in the built page nothing ever does. */
export function watchArt(listener: (supplies: ArtSupplies) => void): void {
  import.meta.hot?.on('ninekeep:art', (supplies: ArtSupplies) => listener(supplies));
}
