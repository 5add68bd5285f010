import '../schema/zodWithoutEval';
import type { Catalog } from '../catalog';
import { type ReadScenario, readScenario } from './readScenario';

/** The scenario reader as the page loads it, when it is asked for: the checker is no part of the page that opens first. */
export function readScenarioOnPage(file: string, text: string, catalog: Catalog): ReadScenario {
  return readScenario(file, text, catalog);
}
