import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import { ownFile } from '../../common/notices/useOwnFile';
import { Fetched } from '../common/Fetched';
import { useFieldSpeak } from '../common/fieldHooks';
import type { PositionId } from './positions';
import { useAskFirst } from './useAskFirst';
import type { MusterProps } from './useMuster';
import { usePositions } from './usePositions';

const positionsDialog = ownFile(() => import('./PositionsDialog').then((room) => room.PositionsDialog));

/** The way to positions that show a few rules each. */
export function PositionsDoor({ muster, catalog, language }: MusterProps) {
  const speak = useFieldSpeak();
  const [isOpen, setOpen] = useState(false);
  const { begin, question } = useAskFirst(catalog, language);
  const positions = usePositions(catalog, muster.setup.seats, begin);
  const close = (): void => setOpen(false);
  const onOpen = (id: PositionId): void => {
    close();
    positions.open(id);
  };
  const onOpenFile = (file: File): void => {
    close();
    positions.openFile(file);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {speak('muster.positions')}
      </button>
      <AnimatePresence>
        {isOpen ? (
          <Fetched key="positions" file={positionsDialog} with={{ onClose: close, onOpen, onOpenFile }} />
        ) : null}
      </AnimatePresence>
      {question}
    </>
  );
}
