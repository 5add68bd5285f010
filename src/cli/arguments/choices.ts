import { LEVELS } from '../../ai/players/levels';
import { PERSONALITIES } from '../../ai/players/personalities';
import { PLAYER_NAMES, type PlayerName, YARDSTICKS } from '../../ai/players/playerNames';
import type { CardId } from '../../battle/model/card';
import { type Catalog, cardsOf, knownHouseRules } from '../../content/catalog';
import { suggest } from '../../content/problems/suggest';
import { lookUp } from '../../kernel/dispatch';
import { CONTESTANT_NAMES, type ContestantName, SEERS } from '../../measure/contestants/contestants';
import { CannotRun, type Flag, type Given } from '../command';

const LARGEST_SEED = 0xff_ff_ff_ff;

/** The word that follows an option, or undefined where the option wasn't given. */
export function optionValue(given: Given, flag: string, place = 0): string | undefined {
  return given.values.get(flag)?.[place];
}

/** One of several words; an error names the likely one, or all. */
export function known(what: string, word: string, words: readonly string[], all = words.join(', ')): string {
  if (words.includes(word)) return word;
  const nearest = suggest(word, words);
  const hint = nearest === undefined ? `: ${all}` : ` (did you mean "${nearest}"?)`;
  throw new CannotRun(`there is no ${what} "${word}"${hint}`);
}

const CHARACTERS = PERSONALITIES.filter((personality) => personality !== 'neutral').map((name) => `-${name}`);

/** Every player there is, in a line: levels times personalities would be dozens. */
export const PLAYERS_HELP = `${LEVELS.join(', ')} (or with ${CHARACTERS.join(', ')}), ${YARDSTICKS.join(', ')}`;
export const CONTESTANTS_HELP = `${PLAYERS_HELP}, ${SEERS.join(', ')}`;

export function knownPlayer(word: string): PlayerName {
  return known('player', word, PLAYER_NAMES, PLAYERS_HELP) as PlayerName;
}

/** Those who may play where strength is measured. */
export function knownContestant(word: string): ContestantName {
  return known('player', word, CONTESTANT_NAMES, CONTESTANTS_HELP) as ContestantName;
}

export function knownDeck({ decks }: Catalog, word: string): string {
  return known('deck', word, Object.keys(decks));
}

export function knownBattlefield({ battlefields }: Catalog, word: string): string {
  return known('battlefield', word, Object.keys(battlefields));
}

export const HOUSE_RULES_FLAG = {
  name: 'house-rules',
  takes: ['A,B'],
  summary: 'ids of house rules, without spaces between them; none if left out',
} as const satisfies Flag;

/** In the order of the catalog; nothing where none are asked for, so that reports stay as they were. */
export function houseRulesIn(given: Given, catalog: Catalog): { readonly houseRules?: readonly string[] } {
  const value = optionValue(given, HOUSE_RULES_FLAG.name);
  if (value === undefined) return {};
  const chosen = value.split(',').map((word) => known('house rule', word.trim(), Object.keys(catalog.houseRules)));
  return { houseRules: knownHouseRules(catalog, chosen) };
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
