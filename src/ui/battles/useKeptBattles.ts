import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Archive } from '../../store/archive/archive';
import type { FoundBattle, KeptBattle } from '../../store/archive/keptBattle';
import { errorMessage } from '../../store/saves/saveWriter';
import { useAppStore } from '../common/hooks/storeHooks';

/** The kept battles, once they are read. */
export type Kept =
  | { readonly type: 'reading' }
  | { readonly type: 'failed'; readonly detail: string }
  | { readonly type: 'read'; readonly battles: readonly KeptBattle[] };

/** What can be done with any of them. The same for as long as the page is there: rows aren't drawn anew for it. */
export interface BattleWays {
  readonly change: (act: (archive: Archive) => Promise<unknown>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export interface KeptBattles {
  readonly kept: Kept;
  readonly ways: BattleWays;
  /** What was deleted last, until it is put back or another is deleted. */
  readonly deleted: readonly FoundBattle[];
  readonly putBack: () => Promise<void>;
  /** Why the last change could not be kept; null when it was. */
  readonly trouble: string | null;
}

const NONE: readonly FoundBattle[] = [];

/** Reads the list anew after each change: the archive is what counts, and another tab may have changed it too. */
export function useKeptBattles(): KeptBattles {
  const { archive } = useAppStore();
  const [kept, setKept] = useState<Kept>({ type: 'reading' });
  const [deleted, setDeleted] = useState(NONE);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(async () => {
    try {
      setKept({ type: 'read', battles: (await archive?.list()) ?? [] });
    } catch (error) {
      setKept({ type: 'failed', detail: errorMessage(error) });
    }
  }, [archive]);
  useEffect(() => {
    void read();
    return archive?.watch(() => void read());
  }, [archive, read]);
  const ways = useMemo((): BattleWays => {
    const change: BattleWays['change'] = async (act) => {
      if (archive === null) return;
      try {
        await act(archive);
        setTrouble(null);
      } catch (error) {
        setTrouble(errorMessage(error));
      }
      await read();
    };
    return { change, remove: (id) => change(async (opened) => setDeleted(await opened.remove([id]))) };
  }, [archive, read]);
  return {
    kept,
    ways,
    deleted,
    trouble,
    putBack: () =>
      ways.change(async (opened) => {
        await opened.putBack(deleted);
        setDeleted(NONE);
      }),
  };
}
