import { AnimatePresence } from 'framer-motion';
import { PositionsDialog } from './PositionsDialog';
import type { PositionId } from './positions';
import { useAskFirst } from './useAskFirst';
import type { MusterProps } from './useMuster';
import { usePositions } from './usePositions';

interface PositionsRoomProps extends MusterProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The positions, coming and going over the muster; it stays to ask whether a running battle is given up for one. */
export function PositionsRoom({ muster, catalog, language, isOpen, onClose }: PositionsRoomProps) {
  const { begin, question } = useAskFirst(catalog, language);
  const positions = usePositions(catalog, muster.setup.seats, begin);
  const onOpen = (id: PositionId): void => {
    onClose();
    positions.open(id);
  };
  const onOpenFile = (file: File): void => {
    onClose();
    positions.openFile(file);
  };
  return (
    <>
      <AnimatePresence>
        {isOpen ? <PositionsDialog key="positions" onClose={onClose} onOpen={onOpen} onOpenFile={onOpenFile} /> : null}
      </AnimatePresence>
      {question}
    </>
  );
}
