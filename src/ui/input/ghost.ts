import { EASE_OUT, type Frame, move } from '../playback/frames';
import { CARRIED } from '../playback/places';
import styles from './Drag.module.css';

/** The picture of what is carried: it follows the pointer by its transform alone. */
export interface Ghost {
  follow(x: number, y: number): void;
  /** Flies home, or is gone at once when that is to take no time. */
  putBack(milliseconds: number): void;
  /** It was put down: what comes of it is played by the stage. */
  vanish(milliseconds: number): void;
}

/** How much larger a thing looks that was lifted from the table. */
const LIFTED = 1.03;
/** A finger hides what lies under it, so the picture is carried above it. */
const ABOVE_FINGER = 44;

interface Lift {
  /** The pressed control; the picture is its token, or the whole of it. */
  readonly source: HTMLElement;
  readonly layer: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly byTouch: boolean;
}

export function liftGhost({ source, layer, x, y, byTouch }: Lift): Ghost {
  const picture = source.querySelector<HTMLElement>('[data-token]') ?? source;
  const home = source.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.dataset.spot = CARRIED;
  ghost.className = `${styles.ghost} ${picture === source ? styles.card : styles.unit}`;
  ghost.style.width = `${home.width}px`;
  ghost.style.height = `${home.height}px`;
  ghost.append(copyOf(picture));
  layer.append(ghost);
  picture.dataset.dragged = '';
  const raise = byTouch ? ABOVE_FINGER : 0;

  const follow = (nowX: number, nowY: number): void => {
    ghost.style.transform = `translate(${home.left + nowX - x}px, ${home.top + nowY - y - raise}px) scale(${LIFTED})`;
  };
  const leave = (end: Frame, milliseconds: number): void => {
    delete picture.dataset.dragged;
    if (milliseconds === 0) {
      ghost.remove();
      return;
    }
    const flight = move(ghost, [end], { duration: milliseconds, easing: EASE_OUT, stays: true });
    void flight.finished.then(() => ghost.remove());
  };

  follow(x, y);
  return {
    follow,
    putBack: (milliseconds) => {
      const { left, top } = source.isConnected ? source.getBoundingClientRect() : home;
      leave({ transform: `translate(${left}px, ${top}px)` }, milliseconds);
    },
    vanish: (milliseconds) => leave({ opacity: 0 }, milliseconds),
  };
}

/** A picture only: no id stands twice in the page, and no place is carried over a place. */
function copyOf(picture: HTMLElement): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[id], [data-place]')]) {
    part.removeAttribute('id');
    part.removeAttribute('data-place');
  }
  return copy;
}
