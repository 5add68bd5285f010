import { createContext, use } from 'react';
import type { GuideParts } from '../common/controls/guideParts';

/** Who leads somebody over the table of the open field, as a guide does in the card battle. */
export const FieldGuideContext = createContext<GuideParts | null>(null);

export function useFieldGuide(): GuideParts | null {
  return use(FieldGuideContext);
}
