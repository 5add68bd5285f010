import { useState } from 'react';
import { ownFile } from '../../common/notices/useOwnFile';
import { Fetched } from '../common/Fetched';
import { useFieldSpeak } from '../common/fieldHooks';
import type { MusterProps } from './useMuster';

const positionsRoom = ownFile(() => import('./PositionsRoom').then((room) => room.PositionsRoom));

/** The way to positions that show a few rules each. */
export function PositionsDoor(props: MusterProps) {
  const speak = useFieldSpeak();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {speak('muster.positions')}
      </button>
      {isOpen === null ? null : (
        <Fetched file={positionsRoom} with={{ ...props, isOpen, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}
