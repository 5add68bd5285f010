import { useCallback } from 'react';
import { fieldArchive } from '../../../store/field/fieldArchive';
import { openFieldReplay } from '../../../store/field/replay/openFieldReplay';
import { packRunning } from '../../../store/replay/packRunning';
import { ShareRunning } from '../../battles/replay/ShareRunning';
import type { Shareable } from '../../battles/replay/ShareWays';
import { useFieldStore } from '../common/fieldHooks';

export function ShareRunningField({ onClose }: { readonly onClose: () => void }) {
  const { getState } = useFieldStore();
  const open = useCallback(async (): Promise<Shareable | null> => {
    const running = await packRunning(fieldArchive, getState());
    const opened = running === null ? null : openFieldReplay(running.packed, running.book);
    if (running === null || opened?.ok !== true) return null;
    return { mode: 'field', packed: running.packed, kept: null, replay: opened.value };
  }, [getState]);
  return <ShareRunning open={open} onClose={onClose} />;
}
