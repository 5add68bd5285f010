import type { FlatName } from '../../../content/art/words';
import { closed, type DrawFlat, steps } from './outlines';
import { tenth } from './pen';

/** Ground, water, plants and fire. */
export const NATURE = {
  hills: (y, r) =>
    closed(
      `M-10 ${y + 6}C40 ${tenth(y - 20 - r() * 14)} 80 ${y - 12} 120 ${y + 4}C160 ${y - 30} 220 ${tenth(y - 34 - r() * 12)} 310 ${y + 2}`,
    ),
  hill: (y) =>
    closed(`M-10 ${y + 30}C60 ${y + 22} 80 ${y - 10} 150 ${y - 10}C220 ${y - 10} 240 ${y + 22} 310 ${y + 30}`),
  plain: (y) => closed(`M-10 ${y + 2}C90 ${y - 5} 210 ${y - 4} 310 ${y + 3}`),
  pines: (y, r) =>
    closed(
      `M-10 ${y}${steps(-6, 290, 25, (x) => {
        const h = 34 + r() * 34;
        const [low, high] = [tenth(y - h * 0.3), tenth(y - h * 0.62)];
        return `L${x} ${y}L${x + 4} ${low}L${x + 2} ${low}L${x + 8} ${high}L${x + 6} ${high}L${x + 12} ${tenth(y - h)}L${x + 18} ${high}L${x + 16} ${high}L${x + 22} ${low}L${x + 20} ${low}L${x + 24} ${y}`;
      })}`,
    ),
  trunks: (y, r) =>
    steps(-14, 290, 52, (x) => {
      const [w, bow] = [16 + r() * 14, r() * 12 - 6];
      const left = x + r() * 16;
      const at = (across: number, down: number): string => `${tenth(across)} ${down}`;
      return `M${at(left, -10)}C${at(left + bow, 80)} ${at(left - bow, 140)} ${at(left - 12, 250)}L${at(left + w + 14, 250)}C${at(left + w - 2 + bow, 140)} ${at(left + w + bow, 80)} ${at(left + w, -10)}Z`;
    }) + closed(`M-10 ${y}C60 ${y - 10} 200 ${y + 10} 310 ${y - 4}`),
  canopy: (y) =>
    `M-10 -10L310 -10L310 ${y}${steps(0, 9, 1, (i) => `c-4 ${i % 2 === 1 ? 14 : 20} -26 ${i % 2 === 1 ? 16 : 8} -32 ${i % 2 === 1 ? -6 : -2}`)}Z`,
  sea: (y) => closed(`M-10 ${y}${steps(0, 10, 1, () => 'c8 0 16 -3 18 -12c2 9 8 12 12 12')}`),
  crags: (y, r) =>
    closed(
      `M-10 ${y}${steps(0, 300, 22, (x) => `L${x} ${tenth(y - 8 - r() * 46)}L${x + 9} ${tenth(y - 4 - r() * 18)}`)}`,
    ),
  cliffs: (y) =>
    closed(
      `M-10 ${y - 96}L26 ${y - 100}L34 ${y - 70}L52 ${y - 66}L60 ${y - 30}L82 ${y - 24}L92 ${y}L214 ${y}L226 ${y - 40}L246 ${y - 46}L256 ${y - 88}L276 ${y - 92}L284 ${y - 126}L310 ${y - 130}`,
    ),
  stones: (y, r) =>
    closed(
      `M-10 ${y}${steps(-10, 290, 42, (x) => `C${x + 4} ${tenth(y - 10 - r() * 14)} ${x + 26} ${tenth(y - 12 - r() * 12)} ${x + 34} ${y}`)}`,
    ),
  grass: (y, r) =>
    closed(
      `M-10 ${y}${steps(-8, 300, 7, (x) => `L${tenth(x + 2 + r() * 4)} ${tenth(y - 6 - r() * 15)}L${x + 6} ${y}`)}`,
    ),
  reeds: (y, r) =>
    closed(
      `M-10 ${y}${steps(-8, 296, 13, (x) => {
        const top = tenth(y - 22 - r() * 44);
        const at = (across: number, down: number): string => `${tenth(x + across)} ${tenth(top + down)}`;
        const lean = r() * 8;
        return `L${tenth(x + lean)} ${y}L${at(lean + 1, 0)}C${at(lean - 3, -4)} ${at(lean - 2, -16)} ${at(lean + 2, -18)}C${at(lean + 6, -16)} ${at(lean + 6, -4)} ${at(lean + 3, 0)}L${tenth(x + lean + 4)} ${y}`;
      })}`,
    ),
  hedge: (y, r) =>
    closed(
      `M-10 ${y}${steps(-10, 290, 24, (x) => {
        const h = 12 + r() * 14;
        return `C${x - 4} ${tenth(y - h)} ${x + 8} ${tenth(y - h - 8)} ${x + 12} ${tenth(y - h)}C${x + 20} ${tenth(y - h - 4)} ${x + 28} ${tenth(y - h + 4)} ${x + 24} ${y}`;
      })}`,
    ),
  brambles: (y, r) =>
    closed(
      `M-10 ${y}${steps(-10, 290, 30, (x) => {
        const h = 12 + r() * 16;
        return `C${x + 4} ${tenth(y - h)} ${x + 12} ${tenth(y - h - 4)} ${x + 16} ${tenth(y - h)}l3 -9l3 10C${x + 26} ${tenth(y - h + 4)} ${x + 28} ${y - 4} ${x + 30} ${y}`;
      })}`,
    ),
  flames: (y, r) =>
    closed(
      `M-10 ${y}${steps(-10, 290, 26, (x) => {
        const h = 16 + r() * 34;
        return `C${x + 2} ${tenth(y - h * 0.5)} ${x + 12} ${tenth(y - h * 0.4)} ${x + 9} ${tenth(y - h)}C${x + 20} ${tenth(y - h * 0.7)} ${x + 16} ${tenth(y - h * 0.3)} ${x + 26} ${y}`;
      })}`,
    ),
  clouds: (y, r) =>
    closed(
      `M-10 ${y}${steps(0, 8, 1, (i) => `c4 ${tenth(-14 - r() * 10)} 30 ${tenth(-16 - r() * 10)} 40 ${i % 2 === 1 ? -2 : 2}`)}`,
    ),
} satisfies Partial<Record<FlatName, DrawFlat>>;
