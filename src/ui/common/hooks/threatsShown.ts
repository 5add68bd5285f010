import { createContext, useContext } from 'react';
import type { Threats } from '../../../battle/foresight/threats';

/** What lies over board and castle now; null while threats are not shown. */
export const ThreatsShown = createContext<Threats | null>(null);

export function useThreatsShown(): Threats | null {
  return useContext(ThreatsShown);
}
