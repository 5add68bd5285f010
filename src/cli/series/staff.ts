import type { BattleRecord } from '../../records/battle/battleRecord';
import { openParts, type PartKind, type PartKinds, type PoolOf } from './partPool';

/** Who plays the parts of a series, and who writes their battles down. */
export interface Staff {
  /** Parts under way at the same time. */
  readonly ahead: number;
  /** `parts` says how many there are: more threads than that would idle. */
  readonly open: <Kind extends PartKind>(
    kind: Kind,
    work: PartKinds[Kind]['work'],
    parts: number,
  ) => Promise<PoolOf<Kind>>;
  /** Null where nobody records battles. */
  readonly keep: ((battles: readonly BattleRecord[]) => Promise<void>) | null;
}

/** Parts queued per thread, so that none idles. */
const AHEAD = 2;

/** Threads of this machine. */
export function localStaff(workers: number): Staff {
  return {
    ahead: workers === 1 ? 1 : AHEAD * workers,
    open: async (kind, work, parts) => openParts(kind, work, Math.min(workers, parts)),
    keep: null,
  };
}
