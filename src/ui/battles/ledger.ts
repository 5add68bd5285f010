import { LEVELS } from '../../ai/players/levels';
import { type Rate, rateOf } from '../../kernel/wilson';
import { type KeptBattle, marginOf, opponentIn } from '../../store/archive/keptBattle';
import { ownDeckIn } from './filters';

/** What the share of battles won can be told apart by. */
export const LEDGER_PARTS = ['opponent', 'mode', 'deck', 'faction', 'side', 'ground'] as const;
export type LedgerPart = (typeof LEDGER_PARTS)[number];

/** What a player's battles come to. A draw is no win; battles that were left, watched or shared don't count. */
export interface Ledger {
  readonly won: Rate;
  readonly meanRounds: number;
  readonly longestRun: number;
  readonly longestDefeats: number;
  /** The newest battles that ended alike. */
  readonly streak: Streak | null;
  /** The oldest first. */
  readonly results: readonly CountedOutcome[];
}

export type CountedOutcome = Extract<KeptBattle['outcome'], 'won' | 'lost' | 'drawn'>;

export interface Streak {
  readonly outcome: CountedOutcome;
  readonly count: number;
}

export interface Share {
  readonly key: string;
  readonly rate: Rate;
}

const COUNTED: ReadonlySet<string> = new Set<CountedOutcome>(['won', 'lost', 'drawn']);

/** What was fought to an end by one person. `battles` as they are kept: the newest first. */
export function countedIn(battles: readonly KeptBattle[]): readonly KeptBattle[] {
  return battles.filter(({ outcome, side }) => side !== null && COUNTED.has(outcome));
}

/** Of counted battles, the newest first. */
export function ledgerOf(counted: readonly KeptBattle[]): Ledger {
  const results = counted.map(({ outcome }) => outcome as CountedOutcome).toReversed();
  const runs = runsOf(results);
  const longest = (wanted: CountedOutcome): number =>
    Math.max(0, ...runs.flatMap(({ outcome, count }) => (outcome === wanted ? count : [])));
  return {
    won: rateIn(counted),
    meanRounds: counted.length === 0 ? 0 : counted.reduce((sum, { rounds }) => sum + rounds, 0) / counted.length,
    longestRun: longest('won'),
    longestDefeats: longest('lost'),
    streak: runs.at(-1) ?? null,
    results,
  };
}

/** Each row that there are battles for: opponents from the weakest level on, everything else by how often it was there. */
export function sharesBy(
  counted: readonly KeptBattle[],
  part: LedgerPart,
  factionOf: (deck: string) => string,
): readonly Share[] {
  const groups = new Map<string, KeptBattle[]>();
  for (const battle of counted) {
    const key = KEYS[part](battle, factionOf);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), battle]);
  }
  const shares = [...groups].map(([key, group]) => ({ key, rate: rateIn(group) }));
  const level = ({ key }: Share): number => (LEVELS as readonly string[]).indexOf(key);
  return shares.sort((one, other) => level(one) - level(other) || other.rate.games - one.rate.games);
}

type KeyOf = (battle: KeptBattle, factionOf: (deck: string) => string) => string | null;

/** Null where a battle has no such thing. */
const KEYS: Readonly<Record<LedgerPart, KeyOf>> = {
  // Personalities are many: the level alone tells how strong somebody is.
  opponent: (battle) => opponentIn(battle)?.split('-')[0] ?? null,
  mode: ({ mode }) => mode,
  // On the open field the rule set stands there.
  deck: (battle) => ownDeckIn(battle) ?? '',
  faction: (battle, factionOf) => {
    const deck = battle.mode === 'battle' ? ownDeckIn(battle) : null;
    return deck === null ? null : factionOf(deck);
  },
  side: ({ side }) => side,
  ground: ({ ground }) => ground ?? '',
};

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BIN = 20;

/** By how much the own castle outlasted the other, in steps of twenty: as far as battles reach, the middle always there. */
export function marginsIn(counted: readonly KeptBattle[]): readonly Bin[] {
  const margins = counted.flatMap((battle) => marginOf(battle) ?? []);
  if (margins.length === 0) return [];
  const steps = margins.map((margin) => Math.floor(margin / BIN));
  const [first, last] = [Math.min(-1, ...steps), Math.max(0, ...steps)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const step = first + index;
    return { from: step * BIN, to: (step + 1) * BIN, count: steps.filter((each) => each === step).length };
  });
}

function rateIn(battles: readonly KeptBattle[]): Rate {
  return rateOf(battles.filter(({ outcome }) => outcome === 'won').length, battles.length);
}

export function runsOf(results: readonly CountedOutcome[]): readonly Streak[] {
  const runs: { outcome: CountedOutcome; count: number }[] = [];
  for (const outcome of results) {
    const last = runs.at(-1);
    if (last?.outcome === outcome) last.count += 1;
    else runs.push({ outcome, count: 1 });
  }
  return runs;
}
