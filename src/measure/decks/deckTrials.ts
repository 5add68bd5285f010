import type { CardId } from '../../battle/model/card';
import type { Score } from '../simulation/tally';
import type { DeckPair } from './deckPair';

/** Whoever plays a pair of battles: here, or in a worker. */
export type PlayPair = (pair: DeckPair) => Promise<Score>;

export interface NamedDeck {
  readonly id: string;
  readonly cards: readonly CardId[];
}

/** Whom a deck is tried against, and where. */
export interface TrialField {
  readonly foes: readonly NamedDeck[];
  readonly battlefields: readonly string[];
  readonly seed: number;
}

const SEEDS = 2 ** 32;

/** How many battles are fought, of how many. */
export type TellProgress = (done: number, of: number) => void;

/** What a deck wins against each of the others, in their order. */
export type Standings = Readonly<Record<string, Score>>;

/** As many pairs of battles against every other deck. The same seed, the same figures, whoever plays them. */
export async function standingsOf(
  own: readonly CardId[],
  { foes, battlefields, seed }: TrialField,
  rounds: number,
  play: PlayPair,
  tell: (standings: Standings, done: number, of: number) => void,
): Promise<Standings> {
  const scores: Record<string, Score> = Object.fromEntries(foes.map(({ id }) => [id, { wins: 0, draws: 0, games: 0 }]));
  const pairs = Array.from({ length: rounds }, (_, round) =>
    foes.map(({ id, cards }, place) => ({
      id,
      pair: { own, other: cards, battlefield: groundAt(battlefields, round + place), seed: (seed + round) % SEEDS },
    })),
  ).flat();
  let done = 0;
  await Promise.all(
    pairs.map(async ({ id, pair }) => {
      const score = await play(pair);
      scores[id] = sum([scores[id], score]);
      done += score.games;
      tell({ ...scores }, done, 2 * pairs.length);
    }),
  );
  return scores;
}

/** A stage of a contest: each deck that is left plays so many pairs, and so many go on. */
interface Stage {
  readonly pairs: number;
  readonly stay: number;
}

/** Most are out after few battles; the battles of the last stage alone are told, or the luckiest would look better than it is. */
const STAGES: readonly Stage[] = [
  { pairs: 6, stay: 4 },
  { pairs: 8, stay: 2 },
  { pairs: 24, stay: 2 },
];

export interface Ranked {
  /** Which of the decks it is. */
  readonly place: number;
  readonly score: Score;
}

/** Which of some decks win most against the others: all meet the same foes on the same ground with the same shuffles. */
export async function contestOf(
  decks: readonly (readonly CardId[])[],
  field: TrialField,
  play: PlayPair,
  tell: TellProgress,
): Promise<readonly Ranked[]> {
  let left: readonly Ranked[] = decks.map((_, place) => ({ place, score: { wins: 0, draws: 0, games: 0 } }));
  const of = gamesOf(decks.length);
  let done = 0;
  let first = 0;
  for (const { pairs, stay } of STAGES) {
    const from = first;
    const ranked = await Promise.all(
      left.map(async ({ place }) => {
        const scores = await Promise.all(
          pairsFrom(decks[place] ?? [], field, from, pairs).map(async (pair) => {
            const score = await play(pair);
            done += score.games;
            tell(done, of);
            return score;
          }),
        );
        return { place, score: sum(scores) };
      }),
    );
    left = ranked.toSorted((one, other) => share(other.score) - share(one.score) || one.place - other.place);
    left = left.slice(0, stay);
    first += pairs;
  }
  return left;
}

/** Half of a draw is a win. */
function share({ wins, draws, games }: Score): number {
  return games === 0 ? 0 : (wins + draws / 2) / games;
}

function gamesOf(decks: number): number {
  let left = decks;
  let games = 0;
  for (const { pairs, stay } of STAGES) {
    games += 2 * pairs * left;
    left = Math.min(left, stay);
  }
  return games;
}

function pairsFrom(own: readonly CardId[], field: TrialField, first: number, count: number): DeckPair[] {
  const { foes, battlefields, seed } = field;
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const foe = foes[number % foes.length];
    return {
      own,
      other: foe?.cards ?? own,
      battlefield: groundAt(battlefields, number),
      seed: (seed + number) % SEEDS,
    };
  });
}

function groundAt(battlefields: readonly string[], number: number): string | null {
  return battlefields[number % battlefields.length] ?? null;
}

function sum(scores: readonly (Score | undefined)[]): Score {
  const total = { wins: 0, draws: 0, games: 0 };
  for (const score of scores) {
    total.wins += score?.wins ?? 0;
    total.draws += score?.draws ?? 0;
    total.games += score?.games ?? 0;
  }
  return total;
}
