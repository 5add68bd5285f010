import { AnimatePresence } from 'framer-motion';
import { Everything } from '../backup/Everything';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useSpeak } from '../common/hooks/storeHooks';
import { SettingsForm } from './SettingsForm';

interface SettingsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The settings, over any place but the battle: that one has them in its menu. */
export function SettingsDialog({ isOpen, onClose }: SettingsDialogProps) {
  return <AnimatePresence>{isOpen ? <Settings key="settings" onClose={onClose} /> : null}</AnimatePresence>;
}

function Settings({ onClose }: Pick<SettingsDialogProps, 'onClose'>) {
  const speak = useSpeak();
  return (
    <Dialog title={speak('settings.title')} onClose={onClose}>
      <SettingsForm />
      <Everything />
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
