import type { Figure, Home, Play } from '../../../content/art/recipe';
import type { Pose } from '../../../content/art/words';
import { chanceOf } from './chance';
import type { UnitSubject } from './subject';

/** The stage of the unsworn, and of a faction that says nothing of its own. */
const ROADSIDE: Home = {
  sky: ['sun', 212, 150, 44],
  far: [
    ['hills', 158],
    ['road', 196],
  ],
  near: ['hedge', 232],
  heads: ['straw', 'kettle', 'coif', 'long'],
  weapon: 'spear',
};

/** Size is cost: a 1 is a child under a big sky, a 6 fills the stage. */
const SCALES = [1.3, 1.35, 1.55, 1.8, 2, 2.25, 2.5] as const;
const LARGEST = 2.5;

export function scaleOf(cost: number): number {
  return SCALES[cost] ?? LARGEST;
}

/** Larger players stand lower, so that their heads stay on the stage. */
export function footOf(scale: number): number {
  return 214 + (scale - SCALES[0]) * 34;
}

const ANGLE_OF: Partial<Record<Pose, number>> = { raise: -96, cast: -96, run: -20 };
const USUAL_ANGLE = 52;

/** A decent play for a card without a recipe: pose by keyword, weapon by type, size by cost, scenery by faction; its emblem hangs in a disc. */
export function derivePlay(card: UnitSubject): Play & { readonly figure: Figure } {
  const { heads, weapon, ...stage } = card.home ?? ROADSIDE;
  const shoots = card.type === 'ranged';
  const pose = card.manner?.pose ?? (shoots ? 'aim' : 'stand');
  const arms: Figure = shoots
    ? { near: 'bow', nearAngle: 0, pose: pose === 'crouch' ? 'crouch' : 'aim' }
    : { pose, near: card.type === 'hybrid' ? 'spear' : weapon, nearAngle: ANGLE_OF[pose] ?? USUAL_ANGLE };
  const scale = Math.round(scaleOf(card.cost) * 95) / 100;
  const head = heads[Math.floor(chanceOf(card.id)() * heads.length)] ?? 'bare';
  const disc = shoots ? 166 : 108;
  return {
    ...stage,
    behind: [
      { d: `M172 ${disc}a50 50 0 1 0 100 0a50 50 0 1 0 -100 0Z`, tone: 'mat2' },
      { d: `M178 ${disc}a44 44 0 1 0 88 0a44 44 0 1 0 -88 0Z`, tone: 'glow' },
      { glyph: card.emblem, at: [222, disc], size: 68, tones: ['mat', 'accent', 'mat', 'mat2'] },
    ],
    figure: { head, cloak: 'still', cloakTone: 'cloth2', ...arms, at: [96, Math.round(footOf(scale))], scale },
  };
}

/** What a figure of a recipe leaves open: the homeland fills it, not the emblem's disc. */
export function homeOf({ home = ROADSIDE }: UnitSubject): Pick<Home, 'sky' | 'far' | 'near'> {
  const { sky, far, near } = home;
  return { sky, far, near };
}
