import type { Frame } from './frames';
import type { Middle } from './places';

/** How high a missile rises over the straight line, against the distance. */
const ARC = 0.1;

/** A shallow arc: it points up as it leaves and down as it comes in. `sky` is what its picture lies in. */
export function course(sky: DOMRect, start: Middle, end: Middle): Frame[] {
  const across = end.x - start.x;
  const down = end.y - start.y;
  const distance = Math.hypot(across, down);
  const slope = (Math.atan2(down, across) * 180) / Math.PI;
  const bow = across < 0 ? 16 : -16;
  const at = (share: number, turn: number) => {
    const lift = 4 * share * (1 - share) * distance * ARC;
    const x = start.x - sky.left + across * share;
    const y = start.y - sky.top + down * share - lift;
    return `translate(${x}px, ${y}px) rotate(${slope + turn}deg)`;
  };
  return [
    { transform: at(0.12, bow), opacity: 0 },
    { transform: at(0.2, bow * 0.8), opacity: 1, offset: 0.06 },
    { transform: at(0.5, 0), opacity: 1, offset: 0.45 },
    { transform: at(0.96, -bow), opacity: 1 },
  ];
}
