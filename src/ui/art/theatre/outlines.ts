import type { Chance } from './chance';

/** The outline of a painted board, whose upper edge is about so high. */
export type DrawFlat = (height: number, chance: Chance) => string;

/** A board goes down to the edge of the stage. */
export function closed(d: string): string {
  return `${d}L310 250L-10 250Z`;
}

export function steps(from: number, to: number, by: number, make: (at: number) => string): string {
  let all = '';
  for (let at = from; at <= to; at += by) all += make(at);
  return all;
}
