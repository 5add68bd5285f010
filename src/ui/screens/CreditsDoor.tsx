import { AnimatePresence } from 'framer-motion';
import { CreditsDialog } from './CreditsDialog';

interface CreditsDoorProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The credits, coming and going over the start page. */
export function CreditsDoor({ isOpen, onClose }: CreditsDoorProps) {
  return <AnimatePresence>{isOpen ? <CreditsDialog key="credits" onClose={onClose} /> : null}</AnimatePresence>;
}
