import type { Point, Puppet } from '../../../content/art/recipe';
import type { Held } from '../../../content/art/words';
import { BEARD, PROFILES } from './faces';
import { drawCloak, drawDress } from './garments';
import { HEAD_DRAWINGS } from './heads';
import { HELD_DRAWINGS } from './held';
import { type LimbLook, limb } from './limbs';
import { dot, part, recolored, tenth } from './pen';
import { type Stance, stanceOf } from './poses';

export interface DrawnPuppet {
  readonly svg: string;
  /** Where its head and hands are, from its feet. */
  readonly head: Point;
  readonly near: Point;
  readonly far: Point;
}

/** A jointed tin puppet: knees and elbows follow from where hands and feet are. */
export function drawPuppet(who: Puppet): DrawnPuppet {
  const stance = stanceOf(who.pose ?? 'stand');
  const at = onBody(stance);
  const plate = who.garb === 'plate';
  const arm = (from: Point, hand: Point, look: Pick<LimbLook, 'bend' | 'widths'>, under: boolean) =>
    limb(from, hand, { ...look, bone: 19, tones: sleeves(who, under) });
  const farHand = who.farHand ?? stance.farHand;
  const shoulder = at(5, -29);
  const near = arm(shoulder, who.nearHand ?? stance.nearHand, { bend: 1, widths: [6.4, 4.8, 3.8] }, false);
  const far = arm(at(-6, -30), farHand, { bend: farHand[0] < -10 ? -1 : 1, widths: [6, 4.6, 3.6] }, true);
  const fist = ([x, y]: Point): string => dot(x, y, 4.2, plate ? 'metal2' : (who.skin ?? 'skin'));
  const head = at(2, -47);
  const svg =
    cloakOf(who, stance, at(0, 0)) +
    far.svg +
    hold(who.far, far.end, who.farAngle) +
    fist(far.end) +
    leg(who, stance, -5, stance.farFoot) +
    leg(who, stance, 5, stance.nearFoot) +
    drawDress({ garb: who.garb, hip: stance.hip, lean: stance.lean, mantle: who.mantle }) +
    headOf(who, stance, head) +
    near.svg +
    hold(who.near, near.end, who.nearAngle) +
    fist(near.end) +
    dot(shoulder[0], shoulder[1], 1.8, 'metal');
  return { svg, head, near: near.end, far: far.end };
}

function onBody({ hip, lean }: Stance): (x: number, y: number) => Point {
  const angle = (lean * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => [x * cos - y * sin, -hip + x * sin + y * cos];
}

/** The far arm lies in shadow: its cloth is the other one. */
function sleeves({ garb, sleeve = 'cloth' }: Puppet, under: boolean): readonly [string, string] {
  if (garb === 'plate') return ['metal', 'metal2'];
  const tone = under && sleeve === 'cloth' ? 'cloth2' : sleeve;
  return [tone, tone];
}

function leg({ garb, hose = 'cloth2' }: Puppet, { hip }: Stance, side: number, foot: Point): string {
  const plate = garb === 'plate';
  const { svg, end } = limb([side, -hip + 2], [foot[0], foot[1] - 4], {
    bone: 24,
    bend: -1,
    tones: plate ? ['metal', 'metal2'] : [hose, 'wood'],
    widths: [6.6, 5.2, 4],
  });
  const [x, y] = end;
  const shoe = [
    [-5, -4],
    [4, -3],
    [13, 4],
    [-5, 4],
  ].map(([a = 0, b = 0]) => `${tenth(x + a)} ${tenth(y + b)}`);
  return svg + part(`M${shoe.join('L')}Z`, plate ? 'metal2' : 'wood');
}

function hold(item: Held | undefined, [x, y]: Point, angle = 0): string {
  if (item === undefined) return '';
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${angle})">${HELD_DRAWINGS[item]()}</g>`;
}

function cloakOf({ cloak, cloakTone = 'accent' }: Puppet, { hip, lean }: Stance, [across]: Point): string {
  if (cloak === undefined) return '';
  const place = `translate(${tenth(across)} ${46 - hip}) rotate(${tenth(lean * 0.6)})`;
  return `<g transform="${place}">${drawCloak(cloak, cloakTone)}</g>`;
}

function headOf(
  { head = 'bare', face = 'plain', beard = false, skin, hair }: Puppet,
  stance: Stance,
  at: Point,
): string {
  const drawn = HEAD_DRAWINGS[head](PROFILES[face]) + (beard ? BEARD : '');
  const place = `translate(${tenth(at[0])} ${tenth(at[1])}) rotate(${tenth(stance.lean * 0.4 + stance.tilt)}) scale(1.28)`;
  return `<g transform="${place}">${recolored(drawn, { skin, hair })}</g>`;
}
