import { bookOf, type Catalog, cardsOf } from '../../../content/catalog';
import { completions } from '../../../content/decks/completions';
import { deckCode } from '../../../content/decks/deckCode';
import type { DeckCards } from '../../../content/decks/deckFaults';
import {
  contestOf,
  standingsOf,
  type TellProgress,
  type TrialField,
  type Standings as TrialStandings,
} from '../../../measure/decks/deckTrials';
import type { Score } from '../../../measure/simulation/tally';
import { openTrialCrew, type TrialCrew } from './trialCrew';

/** What a deck wins against each deck of the game, by its id. */
export type Standings = TrialStandings;

/** A deck that was filled up, and what it won in the last stage of the contest. */
export interface Completion {
  readonly cards: DeckCards;
  readonly score: Score;
}

/** So many pairs of battles against each deck of the game at a time. */
const WEAKNESS_ROUNDS = 6;
const WAYS_TO_COMPLETE = 12;

interface Asked {
  readonly catalog: Catalog;
  readonly cards: DeckCards;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** What a deck wins against each other deck of the game. */
export function askWeakness(
  { catalog, cards, seed, signal }: Asked,
  tell: (standings: Standings, done: number, of: number) => void,
  openCrew = openTrialCrew,
): Promise<Standings> {
  return withCrew(openCrew(bookOf(catalog)), signal, ({ play }) =>
    standingsOf(listed(cards), fieldOf(catalog, seed, cards), WEAKNESS_ROUNDS, play, tell),
  );
}

/** The best of some ways to fill a deck up, the better first. */
export function askCompletions(
  { catalog, cards, seed, signal }: Asked,
  tell: TellProgress,
  openCrew = openTrialCrew,
): Promise<readonly Completion[]> {
  const ways = completions(catalog, cards, WAYS_TO_COMPLETE, seed);
  return withCrew(openCrew(bookOf(catalog)), signal, async ({ play }) => {
    const best = await contestOf(ways.map(listed), fieldOf(catalog, seed), play, tell);
    return best.map(({ place, score }) => ({ cards: ways[place] ?? cards, score }));
  });
}

async function withCrew<Answer>(
  crew: TrialCrew,
  signal: AbortSignal,
  work: (crew: TrialCrew) => Promise<Answer>,
): Promise<Answer> {
  signal.addEventListener('abort', crew.end);
  try {
    signal.throwIfAborted();
    return await work(crew);
  } finally {
    signal.removeEventListener('abort', crew.end);
    crew.end();
  }
}

/** The decks of the game; against itself none is weak. */
function fieldOf(catalog: Catalog, seed: number, own: DeckCards = {}): TrialField {
  const isOther = (cards: DeckCards) => deckCode(catalog, cards) !== deckCode(catalog, own);
  const others = Object.values(catalog.decks).filter(({ cards }) => isOther(cards));
  return {
    foes: others.map((deck) => ({ id: deck.id, cards: cardsOf(deck) })),
    battlefields: Object.keys(bookOf(catalog).battlefields),
    seed,
  };
}

function listed(cards: DeckCards): string[] {
  return Object.entries(cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
}
