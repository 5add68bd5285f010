import type { Position } from '../../core/geometry/position';
import { NO_EFFECTS, type PlayedEffect, type UnitEffect } from './effects';
import { CARRIED, cellPlace, type Found, type Middle } from './places';

/** What is to be seen right now, for whoever draws it. */
export interface Scene<Effect extends PlayedEffect> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts what was shown: pictures of two steps that look alike are still two pictures. */
  readonly scene: () => number;
  readonly effects: () => readonly Effect[];
  readonly at: (cell: Position) => readonly Effect[];
  readonly of: (unit: string) => readonly Effect[];
  /** At what the game itself has a word for. */
  readonly spot: (spot: string) => readonly Effect[];
  /**
   * Where a unit on its way comes from, if not from a cell: it was carried, or lay somewhere else, and both are gone by the
   * time its token is on the board.
   */
  readonly originOf: (unit: string) => Middle | null;
  /** The `layoutId` that a unit on its way shares with the chosen thing that it was. */
  readonly flightOf: (unit: string) => string | null;
}

/**
 * The stage lies outside React: a step must not render the whole table anew, so each cell, unit and spot asks only for what
 * concerns it.
 */
export interface Stage<Effect extends PlayedEffect> extends Scene<Effect> {
  readonly show: (effects: readonly Effect[]) => void;
}

/** `find` looks up a spot on the screen; where there is no screen, nothing is found. */
export function createStage<Effect extends PlayedEffect>(
  find: (spot: string) => Found | null = () => null,
): Stage<Effect> {
  const listeners = new Set<() => void>();
  let effects: readonly Effect[] = NO_EFFECTS;
  let scene = 0;
  let origins: ReadonlyMap<string, Origin> = new Map();
  let places: ReadonlyMap<string, readonly Effect[]> = new Map();
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
    at: (cell) => lookAt(cellPlace(cell)),
    of: (unit) => lookAt(`unit ${unit}`),
    spot: lookAt,
    originOf: (unit) => origins.get(unit)?.middle ?? null,
    flightOf: (unit) => origins.get(unit)?.flight ?? null,
  };
}

interface Origin {
  readonly middle: Middle | null;
  readonly flight: string | null;
}

function originsIn(effects: readonly PlayedEffect[], find: (spot: string) => Found | null): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  for (const effect of effects as readonly UnitEffect[]) {
    if (effect.type === 'slide' && !effect.forced) origins.set(effect.unit, { middle: find(CARRIED), flight: null });
    if (effect.type === 'fly') origins.set(effect.unit, originOfFlight(effect, find));
  }
  return origins;
}

type Fly = Extract<UnitEffect, { type: 'fly' }>;

/** What was carried flies from the hand that carried it, and what nobody chose from where it lies. */
function originOfFlight({ from, leaves }: Fly, find: (spot: string) => Found | null): Origin {
  const carried = find(CARRIED);
  const found = carried ?? find(from);
  const isShared = leaves && carried === null && found?.isChosen === true;
  return { middle: found, flight: isShared ? from : null };
}

function sorted<Effect extends PlayedEffect>(effects: readonly Effect[]): Map<string, readonly Effect[]> {
  const places = new Map<string, Effect[]>();
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
function concerned({ unit, at, spots = [] }: PlayedEffect): readonly string[] {
  const keys = [...spots];
  if (unit !== undefined) keys.push(`unit ${unit}`);
  if (at !== undefined) keys.push(cellPlace(at));
  return keys;
}
