import { useState } from 'react';
import { useFieldSpeak } from '../common/fieldHooks';
import { PositionsDialog } from './PositionsDialog';
import { useAskFirst } from './useAskFirst';
import type { MusterProps } from './useMuster';
import { usePositions } from './usePositions';

/** The way to positions that show a few rules each. */
export function PositionsDoor({ muster, catalog, language }: MusterProps) {
  const speak = useFieldSpeak();
  const [isOpen, setOpen] = useState(false);
  const { begin, question } = useAskFirst(catalog, language);
  const positions = usePositions(catalog, muster.setup.seats, begin);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {speak('muster.positions')}
      </button>
      <PositionsDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onOpen={(id) => {
          setOpen(false);
          positions.open(id);
        }}
        onOpenFile={(file) => {
          setOpen(false);
          positions.openFile(file);
        }}
      />
      {question}
    </>
  );
}
