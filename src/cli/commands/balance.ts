import { BALANCE_BARS, balanceSummary, MOST_DRAWN_GAIN, QUIET_BARS } from '../../measure/balance/balanceSummary';
import { secondHelps } from '../../measure/balance/secondHelp';
import type { ContestantName } from '../../measure/contestants/contestants';
import { CONTESTANTS_HELP, knownContestant, optionValue } from '../arguments/choices';
import { type Command, EXIT } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { balanceReport } from '../report/balanceReport';
import { gamesFlag, runSeries, SERIES_FLAGS, selfPlay, seriesOf, seriesSpecOf } from '../series/seriesSpec';
import { STAFF_FLAGS, STAFF_USAGE, withStaff } from '../series/withStaff';

const USUAL_GAMES = 4000;
const USUAL_PLAYER: ContestantName = 'quick';

export const balance: Command = {
  summary: 'how fair the game is: to the first player, to factions, to decks, to cards, held against its bars',
  usage: `balance [--player P] [--games N] [--seed S] [--battlefield B] [--house-rules A,B] [--workers K] [--json] ${STAFF_USAGE}`,
  flags: [
    { name: 'player', takes: ['P'], summary: `who plays both sides: ${CONTESTANTS_HELP}; ${USUAL_PLAYER} if left out` },
    gamesFlag(USUAL_GAMES),
    SERIES_FLAGS.seed,
    SERIES_FLAGS.battlefield,
    SERIES_FLAGS.houseRules,
    SERIES_FLAGS.workers,
    ...STAFF_FLAGS,
    SERIES_FLAGS.json,
  ],
  takesWords: false,
  run: async (given, terminal) => {
    const player = knownContestant(optionValue(given, 'player') ?? USUAL_PLAYER);
    const catalog = catalogFor(terminal);
    const spec = seriesSpecOf(given, catalog, USUAL_GAMES);
    const series = seriesOf(catalog, spec, selfPlay(player));
    const counts = await withStaff(given, terminal, (staff) =>
      runSeries({ series, counting: 'balance' }, staff, terminal),
    );
    const result = balanceSummary(counts);
    const help = secondHelps(series.book);
    const bars = { ...BALANCE_BARS, quietTurns: QUIET_BARS, drawnGain: MOST_DRAWN_GAIN };
    const lines = given.flags.has('json')
      ? [JSON.stringify({ player, ...spec, bars, help, ...result }, null, 2)]
      : balanceReport({ player, spec, help }, result);
    for (const line of lines) terminal.say(line);
    return result.missed.length === 0 ? EXIT.fine : EXIT.findings;
  },
};
