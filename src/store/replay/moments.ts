import type { BySide, Side } from '../../kernel/sides';
import type { Match } from '../../match/match';
import { type Moments, momentsOf } from '../../match/moments';
import type { GameRules, GameTypes } from '../../match/rules';

/** What a replay has to know of a game. */
export interface ReplayGame<Types extends GameTypes> {
  readonly rules: GameRules<Types>;
  roundOf(state: Types['state']): number;
  /** Whose order it is. */
  sideOf(state: Types['state'], order: Types['order']): Side;
  isBlow(event: Types['event']): boolean;
  isFall(event: Types['event']): boolean;
  /** What each side still has, for the curve. */
  strengthOf(state: Types['state']): BySide<number>;
  /** For how many turns each side has held what wins the battle; null where nothing does. */
  heldOf(state: Types['state']): BySide<number> | null;
}

/** Where a moment lies: after which order of which round. */
export interface MomentPlace {
  readonly orders: number;
  readonly round: number;
  /** Whose order led here; null at the beginning. */
  readonly side: Side | null;
  /** The order within its round, counted from 1; 0 at the beginning. */
  readonly order: number;
  /** The first order of a turn. */
  readonly opensTurn: boolean;
  readonly hasBlow: boolean;
  readonly hasFall: boolean;
  readonly strength: BySide<number>;
  readonly held: BySide<number> | null;
  /** How much of the story lies before it. */
  readonly events: number;
}

export interface LaidOut<Types extends GameTypes> {
  readonly moments: Moments<Types>;
  /** One for each moment, in the same order. */
  readonly places: readonly MomentPlace[];
}

export function layOutMoments<Types extends GameTypes>(
  game: ReplayGame<Types>,
  match: Pick<Match<Types>, 'book' | 'record'>,
): LaidOut<Types> {
  const after = (state: Types['state']) => ({ strength: game.strengthOf(state), held: game.heldOf(state) });
  const places: MomentPlace[] = [];
  const moments = momentsOf(game.rules, match, (before, order, { state, events }) => {
    const last = places.at(-1);
    const round = game.roundOf(before);
    const side = game.sideOf(before, order);
    places.push({
      orders: places.length + 1,
      round,
      side,
      order: last?.round === round ? last.order + 1 : 1,
      opensTurn: last?.side !== side || last.round !== round,
      hasBlow: events.some(game.isBlow),
      hasFall: events.some(game.isFall),
      events: (last?.events ?? 0) + events.length,
      ...after(state),
    });
  });
  const first = moments.at(0);
  if (first === undefined) return { moments, places: [] };
  const begun = first.history.length;
  const beginning: MomentPlace = {
    orders: 0,
    round: game.roundOf(first.state),
    side: null,
    order: 0,
    opensTurn: true,
    hasBlow: false,
    hasFall: false,
    events: 0,
    ...after(first.state),
  };
  return { moments, places: [beginning, ...places].map((place) => ({ ...place, events: place.events + begun })) };
}

/** "5.3": the third order of round 5. */
export function momentName({ round, order }: Pick<MomentPlace, 'round' | 'order'>): string {
  return `${round}.${order}`;
}

/** The moment of a name, else the last one. */
export function momentNamed(places: readonly MomentPlace[], name: string | null): number {
  const found = places.findIndex((place) => momentName(place) === name);
  return found === -1 ? places.length - 1 : found;
}

/** The moment that an event of the story belongs to. */
export function momentOfEvent(places: readonly MomentPlace[], event: number): number {
  const found = places.findIndex(({ events }) => events > event);
  return found === -1 ? places.length - 1 : found;
}

/** The next moment after one that has something, or the last. */
export function nextWith(places: readonly MomentPlace[], from: number, has: (place: MomentPlace) => boolean): number {
  const found = places.findIndex((place, index) => index > from && has(place));
  return found === -1 ? places.length - 1 : found;
}

const opensRound = (places: readonly MomentPlace[], index: number): boolean => places[index]?.order === 1;

/** The end of the turn before the one that a moment lies in, or the beginning. */
export function turnBefore(places: readonly MomentPlace[], from: number): number {
  return endBefore(from, (index) => places[index]?.opensTurn === true);
}

/** The end of the turn that the next order belongs to. */
export function turnAfter(places: readonly MomentPlace[], from: number): number {
  return endAfter(places, from, (index) => places[index]?.opensTurn === true);
}

export function roundBefore(places: readonly MomentPlace[], from: number): number {
  return endBefore(from, (index) => opensRound(places, index));
}

export function roundAfter(places: readonly MomentPlace[], from: number): number {
  return endAfter(places, from, (index) => opensRound(places, index));
}

function endBefore(from: number, opens: (moment: number) => boolean): number {
  for (let index = from - 1; index > 0; index--) if (opens(index + 1)) return index;
  return 0;
}

function endAfter(places: readonly MomentPlace[], from: number, opens: (moment: number) => boolean): number {
  const found = places.findIndex((_, index) => index > from + 1 && opens(index));
  return found === -1 ? places.length - 1 : found - 1;
}
