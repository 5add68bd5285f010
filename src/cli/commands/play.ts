import type { PlayerName } from '../../ai/players/playerNames';
import { type BattleEngine, createBattleEngine } from '../../battle/BattleEngine';
import type { BattleEvent } from '../../battle/model/events';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import { bookOf, type Catalog } from '../../content/catalog';
import { stableHash } from '../../kernel/hash';
import { type BySide, bySide } from '../../kernel/sides';
import { playerMind } from '../../measure/contestants/contestants';
import { playMatch } from '../../measure/series/playMatch';
import {
  deckCards,
  HOUSE_RULES_FLAG,
  houseRulesIn,
  knownBattlefield,
  knownDeck,
  knownPlayer,
  knownSeed,
  optionValue,
  PLAYERS_HELP,
} from '../arguments/choices';
import { type Command, EXIT, type Given } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { FIELD_FLAGS, isFieldMode } from '../field/fieldSpec';
import { playField } from '../field/playField';
import { battleReport } from '../report/battleReport';
import { playOn } from './playOn';

const DEFAULT_PLAYER: PlayerName = 'greedy';
const DEFAULT_SEED = 1;
const DEFAULT_BATTLEFIELD = 'open-field';
const DEFAULT_DECKS: BySide<string> = { left: 'bastion', right: 'cinder' };

interface Match {
  readonly players: BySide<PlayerName>;
  readonly seed: number;
  readonly decks: BySide<string>;
  readonly battlefield: string;
  readonly houseRules?: readonly string[];
}

export const play: Command = {
  summary: 'play one battle and tell it; that of a link or a file is played on from its moment',
  usage:
    'play [LINK | FILE] [--left P] [--right P] [--seed S] [--battlefield B] [--house-rules A,B] [--decks L R] [--mode field --rules SET --squads L R] [--json]',
  flags: [
    {
      name: 'left',
      takes: ['P'],
      summary: `who plays left: ${PLAYERS_HELP}; ${DEFAULT_PLAYER} if left out`,
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
    HOUSE_RULES_FLAG,
    ...FIELD_FLAGS,
    { name: 'json', summary: 'print the match, its result, orders and events as JSON' },
  ],
  takesWords: true,
  run: async (given, terminal) => {
    if (given.words.length > 0) {
      await playOn(given, terminal);
      return EXIT.fine;
    }
    if (isFieldMode(given)) return playField(given, terminal);
    const catalog = catalogFor(terminal);
    const match = matchOf(given, catalog);
    const battle = played(createBattleEngine(bookOf(catalog, match.houseRules)), catalog, match);
    if (given.flags.has('json')) terminal.say(JSON.stringify({ ...match, ...report(battle) }, null, 2));
    else for (const line of [...battleReport(catalog, battle.events), '', summary(match, battle)]) terminal.say(line);
    return EXIT.fine;
  },
};

export function matchOf(given: Given, catalog: Catalog): Match {
  const player = (flag: string) => knownPlayer(optionValue(given, flag) ?? DEFAULT_PLAYER);
  const deck = (place: number, otherwise: string) =>
    knownDeck(catalog, optionValue(given, 'decks', place) ?? otherwise);
  return {
    players: { left: player('left'), right: player('right') },
    seed: knownSeed(optionValue(given, 'seed') ?? String(DEFAULT_SEED)),
    decks: { left: deck(0, DEFAULT_DECKS.left), right: deck(1, DEFAULT_DECKS.right) },
    battlefield: knownBattlefield(catalog, optionValue(given, 'battlefield') ?? DEFAULT_BATTLEFIELD),
    ...houseRulesIn(given, catalog),
  };
}

interface Played {
  readonly state: BattleState;
  readonly orders: readonly Order[];
  readonly events: readonly BattleEvent[];
}

function played(engine: BattleEngine, catalog: Catalog, { players, seed, battlefield, decks }: Match): Played {
  const start = {
    type: 'match' as const,
    seed,
    battlefield,
    decks: bySide((side) => deckCards(catalog, decks[side])),
  };
  const orders: Order[] = [];
  const events = [...engine.begin(start).events];
  const minds = bySide((side) => playerMind(engine, players[side]));
  const state = playMatch(engine, minds, start, (_before, order, step) => {
    orders.push(order);
    events.push(...step.events);
  });
  return { state, orders, events };
}

function report({ state, orders, events }: Played) {
  const { winner, ending, round, castles } = state;
  return { winner, ending, rounds: round, castles, orders, state: stableHash(state), events };
}

function summary({ players, decks, battlefield, seed, houseRules = [] }: Match, battle: Played): string {
  const { winner, rounds, castles, state, ending } = report(battle);
  const sides = `${players.left} with ${decks.left} against ${players.right} with ${decks.right}`;
  const result = winner === 'draw' ? 'a draw' : `${winner} wins`;
  const end = `${result} by ${ending} in round ${rounds}, castles ${castles.left} to ${castles.right}`;
  const rules = houseRules.length === 0 ? '' : `, with ${houseRules.join(', ')}`;
  return `${sides}, ${battlefield}${rules}, seed ${seed}: ${end}, ${battle.orders.length} orders, state ${state}`;
}
