import type { Side } from '../../kernel/sides';
import type { Moment } from '../../match/match';
import type { BattleTypes } from '../battle/battleRules';

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
}

const BLOWS: ReadonlySet<string> = new Set(['struck', 'countered', 'castleStruck']);

/** One place a moment, in the same order. */
export function placesOfMoments(moments: readonly Moment<BattleTypes>[]): readonly MomentPlace[] {
  const places: MomentPlace[] = [];
  for (const [index, { orders, state, history }] of moments.entries()) {
    const before = moments[index - 1];
    const last = places.at(-1);
    if (before === undefined || last === undefined) {
      places.push({
        orders,
        round: state.round,
        side: null,
        order: 0,
        opensTurn: true,
        hasBlow: false,
        hasFall: false,
      });
      continue;
    }
    const events = history.slice(before.history.length);
    const { round, turn } = before.state;
    places.push({
      orders,
      round,
      side: turn,
      order: last.side !== null && last.round === round ? last.order + 1 : 1,
      opensTurn: last.side !== turn || last.round !== round,
      hasBlow: events.some(({ type }) => BLOWS.has(type)),
      hasFall: events.some(({ type }) => type === 'fell'),
    });
  }
  return places;
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

/** The next moment after one that has something, or the last. */
export function nextWith(places: readonly MomentPlace[], from: number, has: (place: MomentPlace) => boolean): number {
  const found = places.findIndex((place, index) => index > from && has(place));
  return found === -1 ? places.length - 1 : found;
}

/** The end of the turn before the one that a moment lies in, or the beginning. */
export function turnBefore(places: readonly MomentPlace[], from: number): number {
  for (let index = from - 1; index > 0; index--) if (places[index + 1]?.opensTurn === true) return index;
  return 0;
}

/** The end of the turn that the next order belongs to. */
export function turnAfter(places: readonly MomentPlace[], from: number): number {
  const opens = places.findIndex((place, index) => index > from + 1 && place.opensTurn);
  return opens === -1 ? places.length - 1 : opens - 1;
}
