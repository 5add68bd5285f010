import { DIRECTIONS, type Direction } from '../../../core/geometry/direction';
import { EASE_OUT, type Motion, move } from '../../playback/frames';
import { CELL, PROW } from './times';

/** Eighths of a turn by the shorter way, from −4 to 4; clockwise is more. */
function turnBetween(from: Direction, to: Direction): number {
  const turn = (DIRECTIONS.indexOf(to) - DIRECTIONS.indexOf(from) + 8) % 8;
  return turn > 4 ? turn - 8 : turn;
}

/** What carries `data-prow` covers the token and is drawn as it will lie: it swings there from where it pointed before. */
export function turnProw(token: HTMLElement, before: Direction, now: Direction, length: number): readonly Motion[] {
  const turn = turnBetween(before, now);
  if (turn === 0) return [];
  const old = `rotate(${-45 * turn}deg)`;
  const begins = (CELL - PROW) / CELL;
  return [...token.querySelectorAll<HTMLElement | SVGElement>('[data-prow]')].map((prow) =>
    move(
      prow,
      [{ transform: old }, { transform: old, offset: begins, easing: EASE_OUT }, { transform: 'rotate(0deg)' }],
      { duration: CELL * length },
    ),
  );
}
