import { PLAYER_NAMES, type PlayerName } from '../ai/players';
import type { CardId } from '../battle/card';
import { type Catalog, cardsOf } from '../content/catalog';
import { suggest } from '../content/suggest';
import { lookUp } from '../kernel/dispatch';
import { CannotRun, type Given } from './command';

const LARGEST_SEED = 0xff_ff_ff_ff;

/** The word that follows an option, or undefined where the option wasn't given. */
export function optionValue(given: Given, flag: string, place = 0): string | undefined {
  return given.values.get(flag)?.[place];
}

/** One of several words; an error names the likely one, or all. */
export function known(what: string, word: string, words: readonly string[]): string {
  if (words.includes(word)) return word;
  const nearest = suggest(word, words);
  const hint = nearest === undefined ? `: ${words.join(', ')}` : ` (did you mean "${nearest}"?)`;
  throw new CannotRun(`there is no ${what} "${word}"${hint}`);
}

export function knownPlayer(word: string): PlayerName {
  return known('player', word, PLAYER_NAMES) as PlayerName;
}

export function knownDeck({ decks }: Catalog, word: string): string {
  return known('deck', word, Object.keys(decks));
}

export function knownBattlefield({ battlefields }: Catalog, word: string): string {
  return known('battlefield', word, Object.keys(battlefields));
}

export function wholeNumber(what: string, word: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(word) ? Number(word) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new CannotRun(`${what} must be a whole number from ${least} to ${most}, not "${word}"`);
}

export function knownSeed(word: string): number {
  return wholeNumber('the seed', word, 0, LARGEST_SEED);
}

export function deckCards({ decks }: Catalog, id: string): CardId[] {
  const deck = lookUp(decks, id);
  return deck === undefined ? [] : cardsOf(deck);
}
