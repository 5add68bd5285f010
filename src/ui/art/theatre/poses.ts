import type { Point } from '../../../content/art/recipe';
import type { Pose } from '../../../content/art/words';

export interface Stance {
  /** Height of the hip, and how far the body leans, in degrees. */
  readonly hip: number;
  readonly lean: number;
  readonly nearFoot: Point;
  readonly farFoot: Point;
  readonly nearHand: Point;
  readonly farHand: Point;
  /** How far the head is turned, in degrees. */
  readonly tilt: number;
}

type Row = readonly [hip: number, lean: number, nf: Point, ff: Point, nh: Point, fh: Point, tilt: number];

/** Feet on 0, the crown of the head near -108, facing right. */
const ROWS: Readonly<Record<Pose, Row>> = {
  stand: [46, 0, [9, 0], [-9, 0], [21, -50], [-18, -50], 0],
  brace: [42, 6, [20, 0], [-20, 0], [24, -58], [14, -62], 4],
  lunge: [35, 22, [34, 0], [-34, 0], [50, -62], [-14, -80], 4],
  aim: [44, -5, [16, 0], [-16, 0], [32, -80], [-8, -80], -2],
  aimup: [45, -12, [16, 0], [-14, 0], [24, -98], [-14, -78], -16],
  throw: [43, -14, [22, 0], [-16, 0], [24, -92], [-30, -102], -6],
  run: [44, 24, [32, -6], [-34, -16], [34, -58], [-10, -50], 0],
  raise: [46, -3, [11, 0], [-10, 0], [20, -116], [-19, -48], -8],
  crouch: [27, 30, [18, 0], [-20, 0], [34, -36], [2, -30], -14],
  hang: [50, 10, [4, 4], [-14, -4], [16, -118], [-8, -118], -10],
  cast: [46, 0, [10, 0], [-10, 0], [34, -100], [-34, -98], -6],
  kneel: [28, 4, [20, 0], [-26, 0], [28, -44], [22, -38], 8],
  play: [46, -4, [10, 0], [-9, 0], [20, -62], [12, -54], -8],
};

export function stanceOf(pose: Pose): Stance {
  const [hip, lean, nearFoot, farFoot, nearHand, farHand, tilt] = ROWS[pose];
  return { hip, lean, nearFoot, farFoot, nearHand, farHand, tilt };
}
