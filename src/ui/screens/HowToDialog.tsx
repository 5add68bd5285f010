import buttons from '../common/buttons.module.css';
import { Dialog } from '../common/Dialog';
import { useSpeak } from '../common/hooks';
import { Lessons } from './Lessons';

/** The start page's lessons, for whoever is in a battle already. */
export function HowToDialog({ onClose }: { readonly onClose: () => void }) {
  const speak = useSpeak();
  return (
    <Dialog title={speak('home.howTo')} onClose={onClose}>
      <Lessons />
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={onClose}>
          {speak('controls.close')}
        </button>
      </div>
    </Dialog>
  );
}
