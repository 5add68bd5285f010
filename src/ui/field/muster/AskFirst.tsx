import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import buttons from '../../common/controls/buttons.module.css';
import { Dialog } from '../../common/dialog/Dialog';
import { useFieldSpeak } from '../common/fieldHooks';
import { useRunning } from './RunningBattle';

interface AskFirstProps {
  readonly catalog: FieldCatalog;
  readonly language: Language;
  readonly onBegin: () => void;
  readonly onClose: () => void;
}

/** A battle that goes on gives way to another only when asked. */
export function AskFirst({ catalog, language, onBegin, onClose }: AskFirstProps) {
  const speak = useFieldSpeak();
  const running = useRunning(catalog, language);
  return (
    <Dialog title={speak('muster.running.title')} onClose={onClose}>
      <p>{running === null ? null : speak('muster.running.gives', { ...running })}</p>
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={onBegin}>
          {speak('muster.running.begin')}
        </button>
        <button type="button" onClick={onClose}>
          {speak('muster.running.keep')}
        </button>
      </div>
    </Dialog>
  );
}
