import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useSpeak } from '../common/hooks/storeHooks';
import { Lessons } from './Lessons';

/** The start page's lessons, for whoever is in a battle already. */
export function HowToDialog({ onClose }: { readonly onClose: () => void }) {
  const speak = useSpeak();
  return (
    <Dialog title={speak('home.howTo')} onClose={onClose}>
      <Lessons />
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
