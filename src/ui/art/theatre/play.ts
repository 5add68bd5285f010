import type { Figure, Play, Thing } from '../../../content/art/recipe';
import type { PlayTone } from '../../../content/art/words';
import { type Actor, drawActor } from './actor';
import { chanceOf } from './chance';
import { playDefinitions } from './definitions';
import { derivePlay, homeOf } from './derive';
import { drawFlat } from './flats';
import { drawMist, GESTURE_DRAWINGS } from './gestures';
import type { GlyphBox } from './glyphs';
import { drawMat } from './mats';
import { drawSky } from './skies';
import type { UnitSubject } from './subject';
import { drawThing, isLight } from './things';
import { troupeOf } from './troupes';

export interface Scene {
  readonly recipe: Play;
  readonly figure: Figure;
  readonly actor: Actor;
}

/** A recipe with its gaps filled, and its player drawn. */
export function sceneOf(card: UnitSubject, glyphs: GlyphBox): Scene {
  const derived = derivePlay(card);
  // The disc with the emblem belongs to a player by default; whoever has another one has another stage.
  const recipe: Play = card.art?.figure === undefined ? { ...derived, ...card.art } : { ...homeOf(card), ...card.art };
  const figure = recipe.figure ?? derived.figure;
  return { recipe, figure, actor: drawActor(card, figure, glyphs) };
}

const HERO_COST = 5;
const BREAKING_COST = 6;
const ALL = 'width="300" height="240"';

export function tinned(svg: string): string {
  return svg === '' ? '' : `<g filter="url(#tin)">${svg}</g>`;
}

export function drawThings(things: readonly Thing[], glyphs: GlyphBox): string {
  return things.map((thing) => drawThing(thing, glyphs)).join('');
}

/** The whole stage, back to front: sky, far flats, things behind, gesture, player, things in front, near flat, proscenium. */
export function drawStage(card: UnitSubject, glyphs: GlyphBox): string {
  const { recipe, actor } = sceneOf(card, glyphs);
  const troupe = troupeOf(card.faction);
  const chance = chanceOf(card.id);
  const back = `<rect ${ALL} fill="url(#sky)"/>${recipe.sky === undefined ? '' : drawSky(recipe.sky, chance)}<rect ${ALL} fill="url(#diaper)" opacity=".17"/>`;
  const { far = [], behind = [], front = [] } = recipe;
  const flats = far.map((flat, index) => drawFlat(flat, farTone(index, far.length), chance)).join('');
  const distance = `${flats}${tinned(drawThings(behind, glyphs))}<rect ${ALL} fill="url(#vignette)"/>`;
  const gesture = recipe.gesture ?? card.manner?.gesture ?? 'none';
  const [across, down] = recipe.gestureAt ?? actor.chest;
  const light = GESTURE_DRAWINGS[gesture](across, down);
  const mist = gesture === 'mist' ? drawMist(recipe.mist) : '';
  const player = `${light}${tinned(actor.svg)}${drawFront(front, glyphs)}${mist}`;
  const near = recipe.near === undefined ? '' : drawFlat(recipe.near, 'near', chance);
  const mat = drawMat(troupe, card.cost >= HERO_COST);
  const breaks = recipe.breaks ?? card.cost >= BREAKING_COST;
  const layers = breaks ? [back, distance, mat, player, near] : [back, distance, player, near, mat];
  return playDefinitions(troupe) + layers.join('');
}

export function drawFront(front: readonly Thing[], glyphs: GlyphBox): string {
  const solid = front.filter((thing) => !isLight(thing));
  return tinned(drawThings(solid, glyphs)) + drawThings(front.filter(isLight), glyphs);
}

const FAR_TONES: readonly PlayTone[] = ['far', 'mid', 'near'];

/** A single board is a nearer one. */
function farTone(index: number, count: number): PlayTone {
  return FAR_TONES[index + (count < 2 ? 1 : 0)] ?? 'near';
}
