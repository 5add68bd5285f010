import { AnimatePresence } from 'framer-motion';
import { FairPlayDialog } from './FairPlayDialog';

interface FairPlayDoorProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The page on fair play, coming and going over the start page. */
export function FairPlayDoor({ isOpen, onClose }: FairPlayDoorProps) {
  return <AnimatePresence>{isOpen ? <FairPlayDialog key="fair" onClose={onClose} /> : null}</AnimatePresence>;
}
