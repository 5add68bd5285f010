import { useCallback } from 'react';
import { battleArchive } from '../../../store/archive/battleArchive';
import { openReplay } from '../../../store/replay/openReplay';
import { packRunning } from '../../../store/replay/packRunning';
import { useAppStore } from '../../common/hooks/storeHooks';
import { ShareRunning } from './ShareRunning';
import type { Shareable } from './ShareWays';

export function ShareRunningBattle({ onClose }: { readonly onClose: () => void }) {
  const { getState } = useAppStore();
  const open = useCallback(async (): Promise<Shareable | null> => {
    const running = await packRunning(battleArchive, getState());
    const opened = running === null ? null : openReplay(running.packed, running.book);
    if (running === null || opened?.ok !== true) return null;
    return { mode: 'battle', packed: running.packed, kept: null, replay: opened.value };
  }, [getState]);
  return <ShareRunning open={open} onClose={onClose} />;
}
