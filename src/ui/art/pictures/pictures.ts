import { whenDrawn } from '../../../store/saves/whenDrawn';
import { createPictureShelf, type Draw, type Wish } from './shelf';
import type { Studio } from './studio';

/** However busy the page is, a picture waits no longer. */
const LONGEST_WAIT_MILLISECONDS = 300;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback: there the next task has to do.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MILLISECONDS });
    } else setTimeout(resolve, 0);
  });
}

let studio: Promise<Studio> | null = null;

/** Fetched once something is on the screen; what fails to be fetched is asked for again with the next picture. */
function openedStudio(): Promise<Studio> {
  studio ??= whenDrawn()
    .then(() => import('./studio'))
    .then(({ openStudio }) => openStudio(() => pictures.renew()))
    .catch((error: unknown) => {
      studio = null;
      throw error;
    });
  return studio;
}

const draw: Draw<string> = async (wish, last) => (await openedStudio()).draw(JSON.parse(wish) as Wish, last);

/** The pictures of the page: whoever shows a card shares them. */
export const pictures = createPictureShelf(draw, whenIdle);
