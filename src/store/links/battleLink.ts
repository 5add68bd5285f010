import { LEVELS } from '../../ai/players/levels';
import { PERSONALITIES } from '../../ai/players/personalities';
import { PLAYER_NAMES, YARDSTICKS } from '../../ai/players/playerNames';
import type { Catalog } from '../../content/catalog';
import { isDeckCode } from '../../content/decks/deckCode';
import type { DeckReference } from '../../content/decks/deckReference';
import { lookUp } from '../../kernel/dispatch';
import { accepted, type Result, refused } from '../../kernel/result';
import type { BySide } from '../../kernel/sides';
import type { Seat } from '../seats/seatsSlice';
import { type BattleSetup, setupOf } from '../start/battleSetup';
import { DEFAULT_QUICK_BATTLE, SIDE_CHOICES, type SideChoice } from '../start/quickBattle';
import { type CodeCatalog, codeProblems } from './deckProblems';
import { linkText } from './linkAddress';
import { type LinkProblem, LONGEST_LINK, problem, unknownPart, unknownWord } from './linkProblem';

/** What a link may say. */
export const LINK_PARTS = [
  'seed',
  'left',
  'right',
  'battlefield',
  'house-rules',
  'you',
  'opponent',
  'players',
] as const;
export type LinkPart = (typeof LINK_PARTS)[number];

/** What a link can name, by id. */
export type Linkable = Pick<Catalog, 'decks' | 'battlefields' | 'houseRules'> & CodeCatalog;

const SEATS: readonly Seat[] = ['human', ...PLAYER_NAMES];
/** Every level by itself, and how a personality is added: all names would be a page. */
const PLAYERS_LISTED: readonly string[] = [
  ...LEVELS,
  ...YARDSTICKS,
  ...PERSONALITIES.filter((personality) => personality !== 'neutral').map((personality) => `…-${personality}`),
];
const HIGHEST_SEED = 4_294_967_295;

/** The battle that a link asks for, or everything that is wrong with it. What it leaves out is drawn or left to the defaults. */
export function readBattleLink(
  hash: string,
  known: Linkable,
  otherSeed: number,
): Result<BattleSetup, readonly LinkProblem[]> {
  if (hash.length > LONGEST_LINK) return refused([problem('too-long', 'link', hash, [])]);
  const problems: LinkProblem[] = [];
  const parts = partsOf(hash, problems);
  const named = (part: LinkPart, table: Readonly<Record<string, unknown>>): string | null => {
    const value = parts.get(part);
    if (value === undefined) return null;
    if (lookUp(table, value) !== undefined) return value;
    problems.push(unknownWord(part, value, Object.keys(table)));
    return null;
  };
  const deck = (part: 'left' | 'right'): DeckReference | null => {
    const value = parts.get(part);
    if (value === undefined || !isDeckCode(value)) return named(part, known.decks);
    problems.push(...codeProblems(part, value, known));
    return value;
  };
  const decks = { left: deck('left'), right: deck('right') };
  const battlefield = named('battlefield', known.battlefields);
  const houseRules = linkedHouseRules(parts, known.houseRules, problems);
  const seed = seedOf(parts, problems) ?? otherSeed;
  const seats = parts.has('players') ? linkedSeats(parts, problems) : opponentSeats(parts, seed, problems);
  if (problems.length > 0) return refused(problems);
  return accepted({ seed, seats, decks, battlefield, ...(houseRules.length === 0 ? {} : { houseRules }) });
}

function partsOf(hash: string, problems: LinkProblem[]): Map<LinkPart, string> {
  const parts = new Map<LinkPart, string>();
  // The browser's own reader never throws: what isn't a code stays as it is.
  for (const [key, value] of new URLSearchParams(linkText(hash))) {
    const part = LINK_PARTS.find((each) => each === key);
    if (part === undefined) problems.push(unknownPart(key, value, LINK_PARTS));
    else if (parts.has(part)) problems.push(problem('twice', part, value, []));
    else parts.set(part, value.trim());
  }
  return parts;
}

function seedOf(parts: ReadonlyMap<LinkPart, string>, problems: LinkProblem[]): number | null {
  const value = parts.get('seed');
  if (value === undefined) return null;
  if (/^\d{1,10}$/.test(value) && Number(value) <= HIGHEST_SEED) return Number(value);
  problems.push(problem('no-seed', 'seed', value, [`0 … ${HIGHEST_SEED}`]));
  return null;
}

/** "house-rules=domination,march", each once. */
function linkedHouseRules(
  parts: ReadonlyMap<LinkPart, string>,
  known: Linkable['houseRules'],
  problems: LinkProblem[],
): string[] {
  const value = parts.get('house-rules');
  const words = value === undefined ? [] : [...new Set(value.split(',').map((word) => word.trim()))];
  for (const word of words) {
    if (lookUp(known, word) === undefined) problems.push(unknownWord('house-rules', word, Object.keys(known)));
  }
  return words;
}

/** "players=human,greedy": Left's, then Right's. They say who "you" and "opponent" are, so these can't stand beside it. */
export function linkedSeats(parts: ReadonlyMap<LinkPart, string>, problems: LinkProblem[]): BySide<Seat> {
  const value = parts.get('players') ?? 'human,human';
  for (const part of ['you', 'opponent'] as const) {
    const other = parts.get(part);
    if (other !== undefined) problems.push(problem('contrary', part, other, ['players']));
  }
  const words = value.split(',').map((word) => word.trim());
  if (words.length !== 2) problems.push(problem('not-two', 'players', value, ['human', ...PLAYERS_LISTED]));
  const [left, right] = words.slice(0, 2).map((word) => {
    const seat = SEATS.find((each) => each === word);
    if (seat === undefined && words.length === 2)
      problems.push(unknownWord('players', word, SEATS, ['human', ...PLAYERS_LISTED]));
    return seat;
  });
  return { left: left ?? 'human', right: right ?? 'human' };
}

function opponentSeats(parts: ReadonlyMap<LinkPart, string>, seed: number, problems: LinkProblem[]): BySide<Seat> {
  const word = <Word extends string>(
    part: LinkPart,
    words: readonly Word[],
    otherwise: Word,
    told: readonly string[] = words,
  ): Word => {
    const value = parts.get(part);
    if (value === undefined) return otherwise;
    const found = words.find((each) => each === value);
    if (found === undefined) problems.push(unknownWord(part, value, words, told));
    return found ?? otherwise;
  };
  const side: SideChoice = word('you', SIDE_CHOICES, DEFAULT_QUICK_BATTLE.side);
  const opponent = word('opponent', PLAYER_NAMES, DEFAULT_QUICK_BATTLE.opponent, PLAYERS_LISTED);
  return setupOf({ ...DEFAULT_QUICK_BATTLE, side, opponent }, seed).seats;
}
