import type { Position } from '../../battle/position';
import type { Side } from '../../battle/sides';
import type { UnitId } from '../../battle/unit';
import { cellKey } from '../input/marks';
import { NO_EFFECTS, type StageEffect } from './effects';
import { CARRIED, cardPlace, castlePlace, type Middle } from './places';

/**
 * What is to be seen right now, outside React: a step must not render the whole table anew, so each cell, unit and castle
 * asks only for what concerns it.
 */
export interface Stage {
  readonly show: (effects: readonly StageEffect[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts what was shown: pictures of two steps that look alike are still two pictures. */
  readonly scene: () => number;
  readonly effects: () => readonly StageEffect[];
  readonly at: (cell: Position) => readonly StageEffect[];
  readonly of: (unit: UnitId) => readonly StageEffect[];
  readonly castle: (side: Side) => readonly StageEffect[];
  /**
   * Where a unit on its way comes from, if not from a cell: it was carried, or its card was in the hand, and both are gone
   * by the time its token is on the board.
   */
  readonly originOf: (unit: UnitId) => Middle | null;
}

/** `find` looks up a place on the screen; where there is no screen, nothing is found. */
export function createStage(find: (spot: string) => Middle | null = () => null): Stage {
  const listeners = new Set<() => void>();
  let effects = NO_EFFECTS;
  let scene = 0;
  let origins: ReadonlyMap<UnitId, Middle | null> = new Map();
  let places: ReadonlyMap<string, readonly StageEffect[]> = new Map();
  const lookAt = (key: string) => places.get(key) ?? NO_EFFECTS;
  return {
    show: (next) => {
      if (next.length === 0 && effects.length === 0) return;
      effects = next;
      scene++;
      places = sorted(next);
      origins = originsIn(next, find);
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scene: () => scene,
    effects: () => effects,
    at: (cell) => lookAt(`cell ${cellKey(cell)}`),
    of: (unit) => lookAt(`unit ${unit}`),
    castle: (side) => lookAt(`castle ${side}`),
    originOf: (unit) => origins.get(unit) ?? null,
  };
}

function originsIn(effects: readonly StageEffect[], find: (spot: string) => Middle | null) {
  const origins = new Map<UnitId, Middle | null>();
  for (const effect of effects) {
    if (effect.type === 'slide' && !effect.forced) origins.set(effect.unit, find(CARRIED));
    if (effect.type === 'fly') origins.set(effect.unit, find(CARRIED) ?? find(homeOf(effect.from)));
  }
  return origins;
}

function homeOf(from: { readonly card: string } | { readonly castle: Side }): string {
  return 'card' in from ? cardPlace(from.card) : castlePlace(from.castle);
}

function sorted(effects: readonly StageEffect[]): Map<string, readonly StageEffect[]> {
  const places = new Map<string, StageEffect[]>();
  for (const effect of effects) {
    for (const key of concerned(effect)) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [effect]);
      else known.push(effect);
    }
  }
  return places;
}

/** Whom an effect concerns. */
function concerned(effect: StageEffect): string[] {
  const keys: string[] = [];
  if ('unit' in effect) keys.push(`unit ${effect.unit}`);
  if ('at' in effect) keys.push(`cell ${cellKey(effect.at)}`);
  if (effect.type === 'siege') keys.push(`castle ${effect.castle}`);
  if (effect.type === 'end') keys.push(...effect.crumbling.map((side) => `castle ${side}`));
  return keys;
}
