import { bookOf, type Catalog } from '../../content/catalog';
import { mechanicsOf, NOTHING, ruleMechanics } from '../../measure/contestants/mechanics';
import { summaryOf } from '../../measure/simulation/summary';
import { known, knownPlayer, optionValue, PLAYERS_HELP } from '../arguments/choices';
import { type Command, EXIT, type Given } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { fieldSimulate } from '../field/fieldCommands';
import { FIELD_FLAGS, FIELD_USAGE, isFieldMode } from '../field/fieldSpec';
import { ignoranceReport, type Result, type Simulation, simulationReport } from '../report/simulationReport';
import { gamesFlag, runSeries, SERIES_FLAGS, seriesOf, seriesSpecOf } from '../series/seriesSpec';
import { STAFF_FLAGS, STAFF_USAGE, withStaff } from '../series/withStaff';

const ALL = 'all';
const DEFAULTS = { player: 'greedy', games: 384 } as const;

export const simulate: Command = {
  summary: 'play many battles and count: who wins, how long they last, what is used',
  usage: `simulate [--left P] [--right P] [--decks L R] [--battlefield B|all] [--house-rules A,B] [--games N] [--seed S] [--ignore M|all] [--workers K] [--json] ${STAFF_USAGE} ${FIELD_USAGE}`,
  flags: [
    { name: 'left', takes: ['P'], summary: `who begins on the left: ${PLAYERS_HELP}; greedy if left out` },
    { name: 'right', takes: ['P'], summary: 'who begins on the right; greedy if left out' },
    SERIES_FLAGS.decks,
    SERIES_FLAGS.battlefield,
    SERIES_FLAGS.houseRules,
    gamesFlag(DEFAULTS.games),
    SERIES_FLAGS.seed,
    {
      name: 'ignore',
      takes: ['M'],
      summary: 'a mechanic that right knows nothing of: what it wins less is what ignoring it costs; all: each in turn',
    },
    ...FIELD_FLAGS,
    SERIES_FLAGS.workers,
    ...STAFF_FLAGS,
    SERIES_FLAGS.json,
  ],
  takesWords: false,
  run: async (given, terminal) => {
    if (isFieldMode(given)) return fieldSimulate(given, terminal);
    const catalog = catalogFor(terminal);
    const asked = simulationOf(given, catalog);
    const [first, second] = asked.players;
    const ignored = ignoredBy(given, catalog, asked.houseRules);
    const results: Result[] = [];
    await withStaff(given, terminal, async (staff) => {
      for (const mechanic of ignored) {
        const series = seriesOf(catalog, asked, {
          // Both look again after every order, or the one that has forgotten something would have that before the other.
          first: { player: first, ignores: mechanic === null ? null : NOTHING },
          second: { player: second, ignores: mechanic },
        });
        const tally = await runSeries({ series, counting: 'course' }, staff, terminal);
        results.push({ ignored: mechanic, ...summaryOf(tally) });
      }
    });
    for (const line of lines(asked, results, given.flags.has('json'))) terminal.say(line);
    return EXIT.fine;
  },
};

export function simulationOf(given: Given, catalog: Catalog): Simulation {
  const player = (flag: string) => knownPlayer(optionValue(given, flag) ?? DEFAULTS.player);
  return { players: [player('left'), player('right')], ...seriesSpecOf(given, catalog, DEFAULTS.games) };
}

function ignoredBy(given: Given, catalog: Catalog, houseRules: Simulation['houseRules']): (string | null)[] {
  const word = optionValue(given, 'ignore');
  const book = bookOf(catalog, houseRules);
  if (word === undefined) return [null];
  return word === ALL ? ruleMechanics(book) : [known('mechanic', word, [ALL, ...Object.keys(mechanicsOf(book))])];
}

function lines(asked: Simulation, results: readonly Result[], asJson: boolean): string[] {
  if (asJson) return [JSON.stringify({ ...asked, results }, null, 2)];
  return results.length === 1 && results[0] !== undefined
    ? simulationReport(asked, results[0])
    : ignoranceReport(asked, results);
}
