import buttons from '../../common/controls/buttons.module.css';
import { Dialog } from '../../common/dialog/Dialog';
import { PATHS } from '../../routes/address';
import { goTo } from '../../routes/navigation';
import { useFieldView } from '../common/fieldHooks';

/** How the battle ended. */
export function FieldResult({ onClose }: { readonly onClose: () => void }) {
  const { narrator, seen } = useFieldView();
  const { winner, endReason } = seen.field;
  const title = narrator.speak('field.ended', { winner: winner ?? 'draw', reason: endReason ?? 'elimination' });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={() => goTo(PATHS.field)}>
          {narrator.speak('board.toMuster')}
        </button>
      </div>
    </Dialog>
  );
}
