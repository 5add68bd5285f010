import { isStandingUnit } from '../../../skirmish/model/state';
import { ownFile } from '../../common/notices/useOwnFile';
import { Fetched } from '../common/Fetched';
import { useFieldView } from '../common/fieldHooks';
import styles from './FieldBoard.module.css';
import type { Viewport } from './useViewport';

/** A desk shows the whole field and needs none. */
const miniMap = ownFile(() => import('../art/MiniMap').then((room) => room.MiniMap));

/** The longer side of the map, in pixels. */
const MAP_SIZE = 96;

/** Zoom by buttons; the map of the field while not all of it is in sight. */
export function ZoomTools({ viewport }: { readonly viewport: Viewport }) {
  const { book, seen, narrator } = useFieldView();
  const { speak } = narrator;
  const shown = viewport.window;
  const units = seen.field.units
    .filter(isStandingUnit)
    .map(({ position, side }) => ({ at: position, own: side === seen.side }));
  return (
    <>
      {viewport.fits ? null : (
        <div className={styles.map}>
          <Fetched
            file={miniMap}
            with={{
              book,
              ground: seen.field.ground,
              known: seen.seen,
              units,
              window: { x: shown.x, y: shown.y, w: shown.width, h: shown.height },
              size: MAP_SIZE,
              name: speak('board.map'),
              onJump: (at) => viewport.lookAt(at),
            }}
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
