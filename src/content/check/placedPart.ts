import type { JSONPath } from 'jsonc-parser';
import type { AbilityPart } from '../../battle/abilities/vocabulary';
import type { AbilityFace } from '../catalog';
import type { ContentFile } from '../load/contentFile';

/** One part of an ability, with its page and place in hand. */
export interface PlacedPart {
  readonly page: ContentFile<AbilityFace>;
  readonly path: JSONPath;
  readonly part: AbilityPart;
}
