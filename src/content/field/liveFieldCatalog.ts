import { deepFreeze } from '../load/deepFreeze';
import type { Problem } from '../problems/problem';
import type { FieldCatalog } from './catalog';

export interface FieldCatalogUpdate {
  readonly catalog: FieldCatalog;
  readonly problems: readonly Problem[];
}

/** Under `npm start` every saved file of the open field calls the listener; in the built page nothing ever does. */
export function watchFieldCatalog(listener: (update: FieldCatalogUpdate) => void): void {
  import.meta.hot?.on('ninekeep:field', (update: FieldCatalogUpdate) => listener(deepFreeze(update)));
}

/** The catalog as it is now: loaded when it is first asked for. */
export async function loadPageField(): Promise<FieldCatalogUpdate> {
  const { catalog, problems } = await import('virtual:ninekeep/field');
  return { catalog, problems };
}
