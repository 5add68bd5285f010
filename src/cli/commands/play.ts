import { PLAYER_NAMES, type PlayerName } from '../../ai/players';
import { createBattleEngine } from '../../battle/BattleEngine';
import type { BySide } from '../../battle/sides';
import { bookOf, type Catalog, cardsOf } from '../../content/catalog';
import { suggest } from '../../content/suggest';
import { lookUp } from '../../kernel/dispatch';
import { stableHash } from '../../kernel/hash';
import { catalogFor } from '../catalog';
import { CannotRun, type Command, EXIT, type Given } from '../command';
import { type Played, playMatch } from '../playMatch';
import { toldBattle } from '../storyteller';

const DEFAULT_PLAYER: PlayerName = 'greedy';
const DEFAULT_SEED = 1;
const DEFAULT_BATTLEFIELD = 'open-field';
const DEFAULT_DECKS: BySide<string> = { left: 'bastion', right: 'cinder' };
const LARGEST_SEED = 0xff_ff_ff_ff;

interface Match {
  readonly players: BySide<PlayerName>;
  readonly seed: number;
  readonly decks: BySide<string>;
  readonly battlefield: string;
}

export const play: Command = {
  summary: 'play one battle and tell it',
  usage: 'play [--left P] [--right P] [--seed S] [--battlefield B] [--decks L R] [--json]',
  flags: [
    {
      name: 'left',
      takes: ['P'],
      summary: `who plays left: ${PLAYER_NAMES.join(', ')}; ${DEFAULT_PLAYER} if left out`,
    },
    { name: 'right', takes: ['P'], summary: `who plays right; ${DEFAULT_PLAYER} if left out` },
    {
      name: 'seed',
      takes: ['S'],
      summary: `a whole number; the same seed, the same battle; ${DEFAULT_SEED} if left out`,
    },
    { name: 'battlefield', takes: ['B'], summary: `the id of a battlefield; ${DEFAULT_BATTLEFIELD} if left out` },
    {
      name: 'decks',
      takes: ['L', 'R'],
      summary: `the ids of left's and right's decks; ${DEFAULT_DECKS.left} ${DEFAULT_DECKS.right} if left out`,
    },
    { name: 'json', summary: 'print the match, its result, orders and events as JSON' },
  ],
  takesWords: false,
  run: (given, terminal) => {
    const catalog = catalogFor(terminal);
    const match = matchOf(given, catalog);
    const played = playMatch(createBattleEngine(bookOf(catalog)), match.players, {
      type: 'match',
      seed: match.seed,
      battlefield: match.battlefield,
      decks: { left: deckCards(catalog, match.decks.left), right: deckCards(catalog, match.decks.right) },
    });
    if (given.flags.has('json')) terminal.say(JSON.stringify({ ...match, ...report(played) }, null, 2));
    else for (const line of [...toldBattle(catalog, played.events), '', summary(match, played)]) terminal.say(line);
    return EXIT.fine;
  },
};

export function matchOf(given: Given, catalog: Catalog): Match {
  const value = (flag: string, place = 0): string | undefined => given.values.get(flag)?.[place];
  const player = (flag: string) => known('player', value(flag) ?? DEFAULT_PLAYER, PLAYER_NAMES) as PlayerName;
  const deck = (place: number, otherwise: string) =>
    known('deck', value('decks', place) ?? otherwise, Object.keys(catalog.decks));
  return {
    players: { left: player('left'), right: player('right') },
    seed: seedOf(value('seed') ?? String(DEFAULT_SEED)),
    decks: { left: deck(0, DEFAULT_DECKS.left), right: deck(1, DEFAULT_DECKS.right) },
    battlefield: known('battlefield', value('battlefield') ?? DEFAULT_BATTLEFIELD, Object.keys(catalog.battlefields)),
  };
}

function known(what: string, word: string, words: readonly string[]): string {
  if (words.includes(word)) return word;
  const nearest = suggest(word, words);
  const hint = nearest === undefined ? `: ${words.join(', ')}` : ` (did you mean "${nearest}"?)`;
  throw new CannotRun(`there is no ${what} "${word}"${hint}`);
}

function seedOf(word: string): number {
  const seed = /^\d{1,10}$/.test(word) ? Number(word) : Number.NaN;
  if (seed <= LARGEST_SEED) return seed;
  throw new CannotRun(`the seed must be a whole number from 0 to ${LARGEST_SEED}, not "${word}"`);
}

function deckCards(catalog: Catalog, id: string): string[] {
  const deck = lookUp(catalog.decks, id);
  return deck === undefined ? [] : cardsOf(deck);
}

function report({ state, orders, events }: Played) {
  const { winner, ending, round, castles } = state;
  return { winner, ending, rounds: round, castles, orders, state: stableHash(state), events };
}

function summary({ players, decks, battlefield, seed }: Match, played: Played): string {
  const { winner, rounds, castles, state, ending } = report(played);
  const sides = `${players.left} with ${decks.left} against ${players.right} with ${decks.right}`;
  const result = winner === 'draw' ? 'a draw' : `${winner} wins`;
  const end = `${result} by ${ending} in round ${rounds}, castles ${castles.left} to ${castles.right}`;
  return `${sides}, ${battlefield}, seed ${seed}: ${end}, ${played.orders.length} orders, state ${state}`;
}
