import { type Rate, rateOf } from '../../kernel/wilson';
import type { Standings } from '../../store/decks/trials/deckQuestions';

type Score = Standings[string];

/** Half of a draw is a win. */
export function rateOfScore({ wins, draws, games }: Score): Rate {
  return rateOf(wins + draws / 2, games);
}

/** Battles of before and battles since. */
export function addStandings(before: Standings, since: Standings): Standings {
  const sum = (one: Score | undefined, other: Score): Score => ({
    wins: (one?.wins ?? 0) + other.wins,
    draws: (one?.draws ?? 0) + other.draws,
    games: (one?.games ?? 0) + other.games,
  });
  return Object.fromEntries(Object.entries(since).map(([id, score]) => [id, sum(before[id], score)]));
}
