import type { Side } from '../../../kernel/sides';

/** Nothing is sure before the battle is over: what rounds to 0 or 100 isn't told as such. */
export function percentOf(chance: number): number {
  if (chance === 0 || chance === 1) return chance * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** A side's own chance as the bar shows it: Left's is rounded, and Right has what is left of the hundred. */
export function ownPercentOf(chance: number, side: Side): number {
  return side === 'left' ? percentOf(chance) : 100 - percentOf(1 - chance);
}
