import { LEVELS } from '../../ai/players/levels';
import { PLAYER_NAMES, type PlayerName } from '../../ai/players/playerNames';
import type { Catalog } from '../../content/catalog';
import { rateOf } from '../../kernel/wilson';
import { emptyProof, faultsIn, type Proof } from '../../measure/proofs/proof';
import { addCounts } from '../../measure/series/counts';
import { known, knownPlayer, optionValue, PLAYERS_HELP, wholeNumber } from '../arguments/choices';
import { CannotRun, type Command, EXIT, type Given, type Terminal } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { fieldProve } from '../field/fieldCommands';
import { FIELD_FLAGS, FIELD_USAGE, isFieldMode } from '../field/fieldSpec';
import {
  MOST_GAMES,
  runSeries,
  SERIES_FLAGS,
  type SeriesSpec,
  selfPlay,
  seriesOf,
  seriesSpecOf,
  workersOf,
} from '../series/seriesSpec';
import { localStaff, type Staff } from '../series/staff';

/** What can be proven: of whom unless told otherwise, in how many turns, and how it is called. */
interface Claim {
  readonly players: readonly PlayerName[];
  readonly turns: number;
  readonly told: string;
}

const CLAIMS = {
  fairness: {
    players: ['master'],
    turns: 10_000,
    told: 'decisions that change with the hidden cards',
  },
  wins: {
    players: LEVELS.slice(LEVELS.indexOf('captain')),
    turns: 10_000,
    told: 'wins in reach that were missed',
  },
  stuck: { players: PLAYER_NAMES, turns: 100_000, told: 'turns with an illegal order, too many, none, or a crash' },
} as const satisfies Readonly<Record<string, Claim>>;
type ClaimName = keyof typeof CLAIMS;

const ALL = 'all';
const MOST_PLACES = 10;

export const prove: Command = {
  summary: 'look for what must never happen: unfair, missed wins, stuck',
  usage: `prove ${Object.keys(CLAIMS).join('|')} [--player P,…|all] [--turns N] [--seed S] [--decks L R] [--battlefield B] [--house-rules A,B] [--workers K] [--json] ${FIELD_USAGE}`,
  flags: [
    {
      name: 'player',
      takes: ['P'],
      summary: `whom to look at, several with commas, or all: ${PLAYERS_HELP}; if left out those of whom it is claimed`,
    },
    {
      name: 'turns',
      takes: ['N'],
      summary: 'how many turns at least, of all of them together; as many as is claimed if left out',
    },
    SERIES_FLAGS.seed,
    SERIES_FLAGS.decks,
    SERIES_FLAGS.battlefield,
    SERIES_FLAGS.houseRules,
    ...FIELD_FLAGS,
    SERIES_FLAGS.workers,
    SERIES_FLAGS.json,
  ],
  takesWords: true,
  run: async (given, terminal) => {
    if (isFieldMode(given)) return fieldProve(given, terminal);
    const { claim, players, turns } = askedOf(given);
    const catalog = catalogFor(terminal);
    const spec = seriesSpecOf(given, catalog, MOST_GAMES);
    const staff = localStaff(workersOf(given));
    const each = Math.ceil(turns / players.length);
    const whole = emptyProof();
    for (const player of players) {
      const proof = await runProof(claim, player, each, { catalog, spec, staff, terminal });
      addCounts(whole, { ...proof, places: renamed(proof.places, (where) => `${player}, ${where}`) });
    }
    for (const line of proofReport(given, claim, players, spec, whole)) terminal.say(line);
    return faultsIn(whole) === 0 ? EXIT.fine : EXIT.findings;
  },
};

function renamed(counts: Readonly<Record<string, number>>, change: (name: string) => string): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [change(name), count]));
}

interface Asked {
  readonly claim: ClaimName;
  readonly players: readonly PlayerName[];
  readonly turns: number;
}

export function askedOf(given: Given): Asked {
  const [word, extra] = given.words;
  if (word === undefined || extra !== undefined) throw new CannotRun(`what is to be proven? ${prove.usage}`);
  const claim = known('proof', word, Object.keys(CLAIMS)) as ClaimName;
  const names = optionValue(given, 'player');
  const chosen = names === ALL ? PLAYER_NAMES : names?.split(',').map(knownPlayer);
  const turns = optionValue(given, 'turns') ?? String(CLAIMS[claim].turns);
  return {
    claim,
    players: chosen ?? CLAIMS[claim].players,
    turns: wholeNumber('the number of turns', turns, 1, MOST_GAMES),
  };
}

interface Place {
  readonly catalog: Catalog;
  readonly spec: SeriesSpec;
  readonly staff: Staff;
  readonly terminal: Terminal;
}

/** Each plays against itself until there have been turns enough. */
function runProof(claim: ClaimName, player: PlayerName, turns: number, place: Place): Promise<Proof> {
  const series = seriesOf(place.catalog, place.spec, selfPlay(player));
  return runSeries({ series, counting: claim }, place.staff, place.terminal, (soFar) => soFar.turns >= turns);
}

function proofReport(
  given: Given,
  claim: ClaimName,
  players: readonly PlayerName[],
  { seed }: SeriesSpec,
  proof: Proof,
): string[] {
  const faults = faultsIn(proof);
  const rate = rateOf(faults, proof.turns);
  if (given.flags.has('json')) return [JSON.stringify({ claim, players, seed, rate, ...proof }, null, 2)];
  const listed = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([name, count]) => `  ${name}: ${count}`);
  return [
    `${CLAIMS[claim].told}: ${faults} in ${proof.turns} (at most ${rate.high.toFixed(4)} %, 95 % interval), from seed ${seed}`,
    `players: ${players.join(', ')}`,
    ...listed(proof.seen),
    ...listed(proof.faults),
    ...Object.keys(proof.places)
      .slice(0, MOST_PLACES)
      .map((where) => `  ${where}`),
  ];
}
