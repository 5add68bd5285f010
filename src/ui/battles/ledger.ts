import { type Rate, rateOf } from '../../kernel/wilson';
import { type KeptBattle, opponentIn } from '../../store/archive/keptBattle';

/** What a player's battles come to. A draw is no win; battles that were left, watched or shared don't count. */
export interface Ledger {
  readonly won: Rate;
  readonly meanRounds: number;
  readonly longestRun: number;
  readonly byOpponent: readonly { readonly opponent: string; readonly rate: Rate }[];
}

const COUNTED: ReadonlySet<KeptBattle['outcome']> = new Set(['won', 'lost', 'drawn'] as const);

/** `battles` as they are kept: the newest first. */
export function ledgerOf(battles: readonly KeptBattle[]): Ledger {
  const counted = battles.filter(({ outcome }) => COUNTED.has(outcome));
  const rate = (some: readonly KeptBattle[]): Rate =>
    rateOf(some.filter(({ outcome }) => outcome === 'won').length, some.length);
  const opponents = [...new Set(counted.flatMap((battle) => opponentIn(battle) ?? []))];
  return {
    won: rate(counted),
    meanRounds: counted.length === 0 ? 0 : counted.reduce((sum, { rounds }) => sum + rounds, 0) / counted.length,
    longestRun: longestRunOf(counted),
    byOpponent: opponents
      .map((opponent) => ({ opponent, rate: rate(counted.filter((battle) => opponentIn(battle) === opponent)) }))
      .sort((one, other) => other.rate.games - one.rate.games),
  };
}

function longestRunOf(battles: readonly KeptBattle[]): number {
  let longest = 0;
  let run = 0;
  for (const { outcome } of battles) {
    run = outcome === 'won' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
