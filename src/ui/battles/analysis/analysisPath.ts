import { useState } from 'react';
import { ANALYSIS, PATHS } from '../../routes/address';
import { useAddress } from '../../routes/navigation';

/** Settings lie over the board: it stays while they have the address. */
export function useAnalysisPath(): string {
  const address = useAddress();
  const asked = address.type === 'place' && address.place === 'analysis' ? address.path : null;
  const [path, setPath] = useState(asked ?? '');
  if (asked !== null && asked !== path) setPath(asked);
  return asked ?? path;
}

/** "/battles/0123…/5.3" and "/analysis/0123…/5.3" are the same moment, looked at and analysed. */
export function analysisPath(replayPath: string): string {
  return `${ANALYSIS}${replayPath.slice(PATHS.battles.length)}`;
}
