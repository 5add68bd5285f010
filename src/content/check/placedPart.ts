import type { JSONPath } from 'jsonc-parser';
import type { AbilityPart } from '../../battle/abilities/vocabulary';
import type { AbilityFace } from '../catalog';
import type { Page } from '../page';

/** One part of an ability, with its page and place in hand. */
export interface PlacedPart {
  readonly page: Page<AbilityFace>;
  readonly path: JSONPath;
  readonly part: AbilityPart;
}
