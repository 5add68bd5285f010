import { MiniMap } from '../art/MiniMap';
import { useFieldView } from '../common/fieldHooks';
import styles from './FieldBoard.module.css';
import type { Viewport } from './useViewport';

/** Zoom by buttons; the map of the field while not all of it is in sight. */
export function ZoomTools({ viewport }: { readonly viewport: Viewport }) {
  const { seen, narrator } = useFieldView();
  const { speak } = narrator;
  return (
    <>
      {viewport.fits ? null : (
        <div className={styles.map}>
          <MiniMap
            ground={seen.field.ground}
            known={seen.seen}
            units={seen.field.units}
            viewer={seen.side}
            window={viewport.window}
            label={speak('board.map')}
            onJump={(at) => viewport.lookAt(at)}
          />
        </div>
      )}
      <div className={styles.tools}>
        <button type="button" aria-label={speak('board.zoomIn')} onClick={viewport.zoomIn}>
          +
        </button>
        <button type="button" aria-label={speak('board.zoomOut')} onClick={viewport.zoomOut}>
          −
        </button>
        <button type="button" aria-label={speak('board.showAll')} onClick={viewport.showAll}>
          ▢
        </button>
      </div>
    </>
  );
}
