import type { Catalog } from '../catalog';
import type { Problem } from '../problems/problem';
import { deepFreeze } from './deepFreeze';

export interface CatalogUpdate {
  readonly catalog: Catalog;
  readonly problems: readonly Problem[];
}

/** Under `npm start` every saved file of `cards/` calls the listener; in the built page nothing ever does. */
export function watchCatalog(listener: (update: CatalogUpdate) => void): void {
  import.meta.hot?.on('ninekeep:catalog', (update: CatalogUpdate) => listener(deepFreeze(update)));
}
