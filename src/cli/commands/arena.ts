import { levelledOf } from '../../ai/players/playerNames';
import type { Catalog } from '../../content/catalog';
import type { ContestantName } from '../../measure/contestants/contestants';
import type { Duel } from '../../measure/duel/duel';
import { duelSummary, thinkTimes } from '../../measure/duel/duelSummary';
import { type Hypotheses, sprtOf } from '../../measure/statistics/sprt';
import { CONTESTANTS_HELP, knownContestant, optionValue } from '../arguments/choices';
import { CannotRun, type Command, EXIT, type Given, type Terminal } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { fieldArena } from '../field/fieldCommands';
import { FIELD_FLAGS, FIELD_USAGE, isFieldMode } from '../field/fieldSpec';
import { type DuelReport, duelReport } from '../report/duelReport';
import { gamesFlag, runSeries, SERIES_FLAGS, type SeriesSpec, seriesOf, seriesSpecOf } from '../series/seriesSpec';
import type { Staff } from '../series/staff';
import { STAFF_FLAGS, STAFF_USAGE, withStaff } from '../series/withStaff';

const USUAL_GAMES = 400;

export const arena: Command = {
  summary: 'let two players fight it out: win rate, Elo, a sequential test, think times',
  usage: `arena A B [--games N] [--seed S] [--sprt E0,E1] [--cheat] [--decks L R] [--battlefield B] [--house-rules A,B] [--workers K] [--json] [--times] ${STAFF_USAGE} ${FIELD_USAGE}`,
  flags: [
    gamesFlag(USUAL_GAMES),
    SERIES_FLAGS.seed,
    {
      name: 'sprt',
      takes: ['E0,E1'],
      summary:
        'stop as soon as it is clear whether A is stronger by E1 Elo rather than E0; the games are the most then',
    },
    {
      name: 'cheat',
      summary: "A sees the enemy's hand and both decks: what it wins more is what guessing better could be worth",
    },
    SERIES_FLAGS.decks,
    SERIES_FLAGS.battlefield,
    SERIES_FLAGS.houseRules,
    ...FIELD_FLAGS,
    SERIES_FLAGS.workers,
    ...STAFF_FLAGS,
    SERIES_FLAGS.json,
    { name: 'times', summary: 'think times in the JSON too: the only figures that differ from run to run' },
  ],
  takesWords: true,
  run: async (given, terminal) => {
    if (isFieldMode(given)) return fieldArena(given, terminal);
    const players = playersOf(given);
    const catalog = catalogFor(terminal);
    const spec = seriesSpecOf(given, catalog, USUAL_GAMES);
    const cheats = cheatsIn(given, players);
    const hypotheses = hypothesesOf(optionValue(given, 'sprt'));
    const duel = await withStaff(given, terminal, (staff) =>
      playDuel({ players, cheats, spec, hypotheses }, catalog, staff, terminal),
    );
    const report: DuelReport = { players, cheats, ...spec, ...duelSummary(duel, hypotheses) };
    const times = thinkTimes(duel);
    const json = given.flags.has('times') ? { ...report, times } : report;
    const lines = given.flags.has('json') ? [JSON.stringify(json, null, 2)] : duelReport(report, times);
    for (const line of lines) terminal.say(line);
    return EXIT.fine;
  },
};

export interface Match {
  readonly players: readonly [ContestantName, ContestantName];
  /** The first one sees everything. */
  readonly cheats: boolean;
  readonly spec: SeriesSpec;
  readonly hypotheses: Hypotheses | null;
}

/** Plays a match to its end, or until the sequential test has its answer. */
export function playDuel(match: Match, catalog: Catalog, staff: Staff, terminal: Terminal): Promise<Duel> {
  const { players, cheats, spec, hypotheses } = match;
  const [first, second] = players;
  const series = seriesOf(catalog, spec, {
    first: { player: first, ignores: null, cheats },
    second: { player: second, ignores: null },
  });
  const isDecided = ({ pairs }: Duel): boolean => hypotheses !== null && sprtOf(pairs, hypotheses).verdict !== 'open';
  return runSeries({ series, counting: 'duel' }, staff, terminal, isDecided);
}

export function playersOf({ words }: Given): Match['players'] {
  const [first, second, extra] = words;
  if (first === undefined || second === undefined || extra !== undefined) {
    throw new CannotRun(`which two players? ${arena.usage}; there are ${CONTESTANTS_HELP}`);
  }
  return [knownContestant(first), knownContestant(second)];
}

function cheatsIn({ flags }: Given, [first]: Match['players']): boolean {
  if (!flags.has('cheat')) return false;
  if (levelledOf(first) === null) throw new CannotRun(`${first} can't cheat: only a player with a level can`);
  return true;
}

const LARGEST_ELO = 2000;

export function hypothesesOf(words: string | undefined): Hypotheses | null {
  if (words === undefined) return null;
  const [, elo0, elo1] = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(words)?.map(Number) ?? [];
  if (
    elo0 !== undefined &&
    elo1 !== undefined &&
    elo0 < elo1 &&
    Math.max(Math.abs(elo0), Math.abs(elo1)) <= LARGEST_ELO
  )
    return { elo0, elo1 };
  throw new CannotRun(`--sprt needs two whole numbers of Elo, the smaller first, such as 0,20: not "${words}"`);
}
