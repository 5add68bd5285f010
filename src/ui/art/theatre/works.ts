import type { FlatName } from '../../../content/art/words';
import { closed, type DrawFlat, steps } from './outlines';
import { tenth } from './pen';

/** What people built. */
export const WORKS = {
  wall: (y) =>
    closed(
      `M-10 ${y}${steps(-10, 300, 26, (x) => `L${x} ${y - 12}L${x + 15} ${y - 12}L${x + 15} ${y}L${x + 26} ${y}`)}`,
    ),
  towers: (y) =>
    closed(
      `M-10 ${y}L18 ${y}L18 ${y - 52}L12 ${y - 58}L12 ${y - 72}L21 ${y - 72}L21 ${y - 65}L29 ${y - 65}L29 ${y - 72}L39 ${y - 72}L39 ${y - 65}L47 ${y - 65}L47 ${y - 72}L56 ${y - 72}L56 ${y - 58}L50 ${y - 52}L50 ${y - 14}${steps(50, 220, 22, (x) => `L${x} ${y - 14}L${x} ${y - 24}L${x + 12} ${y - 24}L${x + 12} ${y - 14}`)}L244 ${y - 14}L244 ${y - 82}L236 ${y - 90}L262 ${y - 128}L288 ${y - 90}L280 ${y - 82}L280 ${y}L310 ${y}`,
    ),
  town: (y, r) =>
    closed(
      `M-10 ${y}${steps(-6, 280, 34, (x) => {
        const eaves = tenth(y - 16 - r() * 22);
        return `L${x} ${y}L${x} ${eaves}L${x + 14} ${tenth(eaves - 16)}L${x + 28} ${eaves}L${x + 28} ${y}`;
      })}`,
    ),
  tents: (y) =>
    closed(
      `M-10 ${y}${steps(0, 260, 62, (x) => `L${x} ${y}L${x + 24} ${y - 44}L${x + 24} ${y - 56}L${x + 36} ${y - 51}L${x + 26} ${y - 47}L${x + 50} ${y}`)}`,
    ),
  merlons: (y) =>
    closed(`M-10 ${y}${steps(-24, 290, 76, (x) => `L${x} ${y}L${x} ${y - 26}L${x + 42} ${y - 26}L${x + 42} ${y}`)}`),
  stakes: (y, r) =>
    closed(
      `M-10 ${y}${steps(-10, 290, 19, (x) => `L${x} ${tenth(y - 14 - r() * 8)}L${x + 8} ${tenth(y - 34 - r() * 10)}L${x + 16} ${tenth(y - 14 - r() * 6)}L${x + 17} ${y}`)}`,
    ),
  fence: (y, r) =>
    steps(-6, 290, 46, (x) => {
      const top = tenth(y - 34 - r() * 8);
      return `M${x} ${y + 4}L${x} ${top}L${x + 4} ${tenth(top - 4)}L${x + 8} ${top}L${x + 8} ${y + 4}Z`;
    }) +
    closed(
      `M-10 ${y - 26}L310 ${y - 29}L310 ${y - 23}L-10 ${y - 20}ZM-10 ${y - 12}L310 ${y - 14}L310 ${y - 8}L-10 ${y - 6}ZM-10 ${y}L310 ${y + 2}`,
    ),
  road: (y) =>
    closed(
      `M-10 ${y + 4}L96 ${y - 2}L96 ${y - 22}L102 ${y - 30}L110 ${y - 22}L110 ${y - 2}L214 ${y - 4}L214 ${y - 44}L204 ${y - 44}L204 ${y - 56}L250 ${y - 56}L260 ${y - 50}L250 ${y - 44}L222 ${y - 44}L222 ${y - 4}L310 ${y}`,
    ),
  fall: (y, r) =>
    closed(
      `M-10 ${y - 30}L60 ${y - 20}L74 ${y - 30}L92 ${y + 4}L130 ${y + 8}${steps(130, 200, 14, (x) => `L${x} ${tenth(y - r() * 16)}L${x + 9} ${tenth(y + 8)}`)}L222 ${y + 2}L236 ${y - 36}L310 ${y - 22}`,
    ),
} satisfies Partial<Record<FlatName, DrawFlat>>;
