import { type BattleSummary, summaryFrom } from './battleSummary';
import { type Progress, progressFrom } from './progress';

/**
 * What the start page knows before anything else is loaded. It lies in `localStorage`, because it is wanted before the first
 * paint; whatever it says of a battle, the save in the database is what counts.
 */
export interface HomeMemory {
  /** Whether a summary of the last battle, or that there is none, was ever kept. */
  readonly isKept: boolean;
  /** The last battle: running, or over. */
  readonly battle: BattleSummary | null;
  readonly isFieldRunning: boolean;
  /** By the name of the place. */
  readonly progress: Readonly<Record<string, Progress>>;
}

/** Places that keep count of what was done there. */
export const COUNTED_PLACES = ['learn', 'campaign', 'decks', 'battles'] as const;
export type CountedPlace = (typeof COUNTED_PLACES)[number];

const BATTLE = 'ninekeep-last-battle';
const FIELD = 'ninekeep-field-running';
const keyOf = (place: CountedPlace): string => `ninekeep-progress-${place}`;
const KEYS: readonly string[] = [BATTLE, FIELD, ...COUNTED_PLACES.map(keyOf)];

const listeners = new Set<() => void>();
let read: { readonly texts: string; readonly memory: HomeMemory } | null = null;

/** The same object as long as nothing changes. */
export function homeMemory(): HomeMemory {
  const texts = KEYS.map(textAt);
  const joined = JSON.stringify(texts);
  if (read?.texts !== joined) read = { texts: joined, memory: memoryFrom(texts) };
  return read.memory;
}

/** Tells of every change, by this tab or another. */
export function watchHomeMemory(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener('storage', tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', tell);
  };
}

/** Null where there is no battle. */
export function keepBattleSummary(summary: BattleSummary | null): void {
  keep(BATTLE, JSON.stringify(summary));
}

/** Told by whoever keeps the progress itself, after each change of it. */
export function keepProgress(place: CountedPlace, progress: Progress): void {
  keep(keyOf(place), JSON.stringify(progress));
}

/** The muster knows the battle on the open field itself: a mark that can't be kept only costs a shortcut. */
export function markFieldRunning(isRunning: boolean): void {
  keep(FIELD, isRunning ? '1' : null);
}

function memoryFrom([battle = null, field = null, ...places]: readonly (string | null)[]): HomeMemory {
  const known = COUNTED_PLACES.flatMap((place, index) => {
    const progress = progressFrom(parsed(places[index] ?? null));
    return progress === null ? [] : [[place, progress] as const];
  });
  return {
    isKept: battle !== null,
    battle: summaryFrom(parsed(battle)),
    isFieldRunning: field !== null,
    progress: Object.fromEntries(known),
  };
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
    else return;
  } catch {
    // Storage is forbidden or full: the next visit reads the save itself.
    return;
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function textAt(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
